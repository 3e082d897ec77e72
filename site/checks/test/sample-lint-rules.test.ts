import { describe, expect, it } from 'vitest'
import { createLinter, testRules, type RuleCases } from './sample-lint-support.ts'

const lint = createLinter()

/** Rules about commands, chains, and callbacks. */
const CASES: RuleCases = {
  'no-child-command-on-cy': {
    wrong: [`cy.click()`, `cy.should('exist')`, `cy.find('a').find('b')`],
    right: [`cy.then(() => {})`, `cy.contains('a')`, `cy.get('a').find('b')`, `cy.login()`],
  },
  'no-dom-command-on-value': {
    wrong: [
      `cy.url().click()`,
      `cy.getCookie('a').should('exist').type('b')`,
      `cy.title().contains('a')`,
      `cy.visit('/').find('a')`,
      `cy.wait('@save').click()`,
    ],
    right: [
      `cy.url().should('include', 'a')`,
      `cy.visit('/').contains('a')`,
      `cy.task('find').then((a) => a)`,
      `cy.document().find('a')`,
      `cy.window().trigger('online')`,
      `cy.wrap($el).click()`,
      `cy.request('/a').its('body').then((a) => a)`,
    ],
  },
  'no-list-command-on-value': {
    wrong: [`cy.getCookie('a').each((a) => {})`, `cy.clearCookies().spread((a) => {})`],
    right: [`cy.getCookies().each((a) => {})`, `cy.readFile('a.json').each((a) => {})`],
  },
  'no-parent-command-in-chain': {
    wrong: [`cy.get('a').visit('/')`, `cy.contains('a').should('exist').url()`],
    right: [
      `cy.get('a').contains('b')`,
      `cy.get('a').wait('@b')`,
      `cy.clock().tick(1)`,
      `cy.stub(api, 'get').as('b').get('c')`,
      `new Map().get('a').get('b')`,
    ],
  },
  'element-fits-command': {
    wrong: [
      `cy.get('select').click()`,
      `cy.get('form > button.primary').submit()`,
      `cy.get('input[name="a"]').select('b')`,
    ],
    right: [
      `cy.get('select').select('a')`,
      `cy.get('.select').click()`,
      `cy.get('select option').click()`,
      `cy.get('form').submit()`,
      `cy.get('[data-cy="a"]').check()`,
    ],
  },
  'intercept-before-action': {
    wrong: [
      `cy.visit('/')\ncy.intercept('/a').as('a')\ncy.wait('@a')`,
      `cy.visit('/')\ncy.intercept('/a').as('a')\ncy.get('b').should('exist')\ncy.wait(['@a'])`,
    ],
    right: [
      `cy.intercept('/a').as('a')\ncy.visit('/')\ncy.wait('@a')`,
      `cy.visit('/')\ncy.intercept('/a').as('a')\ncy.get('b').click()\ncy.wait('@a')`,
      `cy.visit('/')\ncy.intercept('/a').as('a')\ncy.reload()\ncy.wait('@a')`,
      `cy.visit('/')\ncy.intercept('/a').as('a')\nsave()\ncy.wait('@a')`,
    ],
  },
  'no-sync-value-after-command': {
    wrong: [
      `cy.get('a').then(($a) => {\n cy.log('b')\n return $a.text()\n})`,
      `Cypress.Commands.add('port', () => {\n cy.visit('/')\n return 'Bergen'\n})`,
      `it('a', () => {\n cy.visit('/')\n return { a: 1 }\n})`,
    ],
    right: [
      `cy.get('a').then(($a) => {\n cy.log('b')\n return cy.wrap($a.text())\n})`,
      `cy.get('a').then(($a) => {\n if ($a.length) return 'a'\n cy.log('b')\n})`,
      `cy.get('a').then(($a) => {\n cy.log('b')\n return open($a)\n})`,
      `cy.get('a').each(($a) => {\n cy.log('b')\n return false\n})`,
      `cy.intercept('/a', () => {\n on(() => cy.log('b'))\n return 1\n})`,
      `cy.get('a').then(($a) => {\n cy.stub($a, 'b')\n return $a.text()\n})`,
    ],
  },
  'no-async-test-body': {
    wrong: [
      `beforeEach(async () => { cy.visit('/') })`,
      `it.only('a', async () => { cy.visit('/') })`,
      `specify('a', {}, async () => { cy.visit('/') })`,
    ],
    right: [`it('a', async () => { await load() })`, `beforeEach(() => { cy.visit('/') })`],
  },
  'no-cy-in-should': {
    wrong: [`cy.get('a').should(($a) => { cy.log($a.text()) })`],
    right: [
      `cy.get('a').should(($a) => { expect($a).to.exist })`,
      `cy.get('a').should(($a) => { cy.stub($a, 'b') })`,
    ],
  },
  'no-promise-of-commands': {
    wrong: [
      `async function a() { await cy.get('a') }`,
      `Promise.all([cy.get('a'), cy.get('b')])`,
      `new Cypress.Promise((resolve) => { cy.get('a').then(resolve) })`,
      `cy.get('a').then(async ($a) => { cy.log(await load()) })`,
    ],
    right: [
      `cy.then(async () => { await load() })`,
      `new Promise((resolve) => { cy.on('window:alert', resolve) })`,
      `cy.wrap(Promise.all([load(), save()]))`,
    ],
  },
  'no-command-outside-test': {
    wrong: [`describe('a', () => {\n cy.visit('/')\n it('b', () => {})\n})`],
    right: [
      `describe('a', () => { beforeEach(() => { cy.visit('/') }) })`,
      `describe('a', () => { const open = () => cy.visit('/') })`,
      `cy.visit('/')`,
    ],
  },
  'no-early-read': {
    wrong: [
      `it('a', () => {\n let n = 0\n cy.get('a').then(($a) => { n = $a.length })\n expect(n).to.equal(1)\n})`,
      `it('a', () => {\n const n = []\n cy.get('a').each(($a) => { n.push($a) })\n for (const a of n) cy.log(a)\n})`,
    ],
    right: [
      `it('a', () => {\n let n = 0\n cy.get('a').then(($a) => { n = $a.length })\n cy.then(() => { expect(n).to.equal(1) })\n})`,
      `it('a', () => {\n const n = []\n cy.get('a').each(($a) => { n.push($a) })\n cy.wrap(n).should('have.length', 1)\n})`,
      `it('a', () => {\n let n = 0\n cy.intercept('/a', () => { n = 1 })\n expect(n).to.equal(0)\n})`,
    ],
  },
  'no-early-jquery': {
    wrong: [`it('a', () => {\n cy.visit('/')\n if (Cypress.$('b').length) cy.log('b')\n})`],
    right: [
      `it('a', () => {\n cy.visit('/')\n cy.then(() => { Cypress.$('b').remove() })\n})`,
      `it('a', () => {\n const $b = Cypress.$('<b>')\n cy.wrap($b)\n})`,
    ],
  },
  'no-alias-from-before': {
    wrong: [
      `describe('a', () => {\n before(() => { cy.wrap(1).as('b') })\n it('c', () => { cy.get('@b') })\n it('d', () => { cy.get('@b') })\n})`,
    ],
    right: [
      `describe('a', () => {\n beforeEach(() => { cy.wrap(1).as('b') })\n it('c', () => { cy.get('@b') })\n it('d', () => { cy.get('@b') })\n})`,
      `describe('a', () => {\n before(() => { cy.wrap(1).as('b') })\n it('c', () => { cy.get('@b') })\n})`,
    ],
  },
  'no-outer-variable-in-origin': {
    wrong: [
      `const city = 'Porto'\ncy.origin('https://a.com', () => { cy.contains(city) })`,
      `import { city } from './a'\ncy.origin('https://a.com', () => { cy.contains(city) })`,
    ],
    right: [
      `const city = 'Porto'\ncy.origin('https://a.com', { args: { city } }, ({ city }) => { cy.contains(city) })`,
      `cy.origin('https://a.com', () => {\n const city = 'Porto'\n cy.contains(city)\n})`,
      `cy.origin('https://a.com', () => { cy.contains(city) })`,
    ],
  },
  'no-arrow-alias': {
    wrong: [`it('a', () => { cy.contains(this.plant.name) })`],
    right: [
      `it('a', function () { cy.contains(this.plant.name) })`,
      `it('a', () => { cy.get('b').then(function () { cy.contains(this.plant.name) }) })`,
      `class Page { open = () => { cy.visit(this.path) } }`,
    ],
  },
  'valid-alias': {
    wrong: [`cy.get('a').as('@b')`, `cy.get('a').as('test')`, `cy.wait('save')`],
    right: [`cy.get('a').as('b')`, `cy.wait('@save')`, `cy.wait(name)`],
  },
  'no-command-in-query': {
    wrong: [`Cypress.Commands.addQuery('a', () => { cy.log('b')\n return () => 1 })`],
    right: [
      `Cypress.Commands.addQuery('a', () => { const get = cy.now('get', 'b')\n return get })`,
    ],
  },
  'no-builtin-command-name': {
    wrong: [`Cypress.Commands.add('click', () => {})`],
    right: [
      `Cypress.Commands.overwrite('click', () => {})`,
      `Cypress.Commands.add('login', () => {})`,
      `Cypress.Commands.add('mount', () => {})`,
    ],
  },
  'task-returns-value': {
    wrong: [
      `on('task', { log(text) { console.log(text) } })`,
      `on('task', { log: (text) => console.log(text) })`,
    ],
    right: [
      `on('task', { log(text) { console.log(text)\n return null } })`,
      `on('task', { read: (file) => load(file) })`,
      `on('task', tasks)`,
    ],
  },
}

testRules(CASES)

describe('no-env-secret', () => {
  it('reports Cypress.env() except on pages about it', () => {
    const code = `Cypress.env('token')`
    expect(lint(code)).toEqual(['no-env-secret'])
    expect(lint(`Cypress.expose('language')\ncy.env(['token'])`)).toEqual([])
    for (const page of ['api/commands/env', 'app/references/migration-guide', 'app/changelog'])
      expect(lint(code, 'js', `site/docs/${page}.mdx`)).toEqual([])
  })
})
