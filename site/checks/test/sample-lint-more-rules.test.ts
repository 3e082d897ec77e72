import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { localRules } from '../samples/rules/index.ts'
import { testRules, type RuleCases } from './sample-lint-support.ts'

/** Rules about the order of commands, and about their arguments. */
const CASES: RuleCases = {
  'clock-before-visit': {
    wrong: [`cy.visit('/')\ncy.clock()\ncy.tick(1)`],
    right: [
      `cy.clock()\ncy.visit('/')\ncy.tick(1)`,
      `cy.visit('/')\ncy.clock()\ncy.get('a').click()\ncy.tick(1)`,
      `cy.clock()\ncy.visit('/')\ncy.clock().invoke('setSystemTime', 1)\ncy.tick(1)`,
    ],
  },
  'tick-needs-clock': {
    wrong: [`cy.visit('/')\ncy.tick(1)`],
    right: [
      `cy.tick(1)`,
      `beforeEach(() => { cy.clock() })\nit('a', () => { cy.visit('/')\n cy.tick(1) })`,
    ],
  },
  'expected-failure': {
    wrong: [
      `cy.exec('a').its('exitCode').should('eq', 2)`,
      `cy.request('/a').its('status').should('eq', 404)`,
    ],
    right: [
      `cy.exec('a', { failOnNonZeroExit: false }).its('exitCode').should('eq', 2)`,
      `cy.request({ url: '/a', failOnStatusCode: false }).its('status').should('eq', 404)`,
      `cy.request('/a').its('status').should('eq', 201)`,
      `cy.request(options).its('status').should('eq', 404)`,
    ],
  },
  'invoke-or-its': {
    wrong: [
      `cy.get('a').invoke('length')`,
      `cy.get('a').its('text')`,
      `cy.get('a').invoke('show', { log: false })`,
    ],
    right: [
      `cy.get('a').its('length')`,
      `cy.get('a').invoke('text')`,
      `cy.wrap(a).its('text')`,
      `cy.get('a').invoke({ log: false }, 'show')`,
      `cy.wrap(a).invoke('save', { name: 'b' })`,
    ],
  },
  'possible-count': {
    wrong: [
      `cy.contains('a').should('have.length', 2)`,
      `cy.get('a').its('length').should('eq', 0)`,
    ],
    right: [
      `cy.contains('a').should('have.length', 1)`,
      `cy.get('a').should('have.length', 0)`,
      `cy.get('a').its('length').should('eq', 2)`,
      `cy.get('@calls').its('length').should('eq', 0)`,
    ],
  },
  'no-alias-in-session': {
    wrong: [`cy.session('a', () => { cy.request('/b').as('c') })`],
    right: [
      `cy.session('a', () => { cy.intercept('/b').as('c')\n cy.visit('/')\n cy.wait('@c') })`,
    ],
  },
  'visit-after-session': {
    wrong: [`cy.session('a', () => {})\ncy.contains('h1', 'b')`],
    right: [
      `cy.session('a', () => {})\ncy.visit('/')\ncy.contains('h1', 'b')`,
      `cy.session('a', () => {})\ncy.get('@b')`,
    ],
  },
  'no-chain-as-value': {
    wrong: [
      `if (cy.get('a')) { cy.log('b') }`,
      `const a = cy.url() === '/'`,
      `for (const a of cy.get('b')) {}`,
    ],
    right: [`if (cy.state('a')) { cy.log('b') }`, `const a = open && cy.get('b')`],
  },
  'no-early-alias': {
    wrong: [`it('a', function () { cy.wrap(1).as('b')\n expect(this.b).to.equal(1) })`],
    right: [
      `it('a', function () { cy.wrap(1).as('b')\n cy.then(function () { expect(this.b).to.equal(1) }) })`,
      `it('a', function () { cy.contains(this.b) })`,
    ],
  },
  'no-early-debugger': {
    wrong: [`cy.get('a')\ndebugger`],
    right: [`debugger\ncy.get('a')`, `cy.get('a').then(($a) => { debugger })`],
  },
  'no-early-expect': {
    wrong: [`const print = cy.stub()\ncy.get('a').click()\nexpect(print).to.have.been.called`],
    right: [
      `const print = cy.stub()\nprint()\nexpect(print).to.have.been.called`,
      `const print = cy.stub()\ncy.get('a').click()\ncy.wrap(print).should('have.been.called')`,
      `const print = cy.stub()\ncy.get('a').then(() => { expect(print).to.have.been.called })`,
    ],
  },
  'no-element-assertion-on-value': {
    wrong: [`cy.get('a').should('have.attr', 'href').and('be.visible')`],
    right: [
      `cy.get('a').should('have.attr', 'href').and('include', 'b')`,
      `cy.get('a').should('have.attr', 'href', '/b').and('be.visible')`,
      `cy.get('a').should('be.visible').and('have.attr', 'href')`,
    ],
  },
  'no-intercept-of-request': {
    wrong: [`cy.intercept('GET', '/a', [])\ncy.request('/a')`],
    right: [`cy.intercept('/a', [])\ncy.visit('/a')`, `cy.intercept('/a', [])\ncy.request('/b')`],
  },
  'no-nested-loop-end': {
    wrong: [`cy.get('a').each(($a) => { cy.wrap($a).then(() => { return false }) })`],
    right: [
      `cy.get('a').each(($a) => { return false })`,
      `cy.get('a').then(() => { return false })`,
    ],
  },
  'no-parse-of-parsed': {
    wrong: [`cy.readFile('a.json').then((text) => { JSON.parse(text) })`],
    right: [
      `cy.readFile('a.txt').then((text) => { JSON.parse(text) })`,
      `cy.readFile('a.json', null).then((text) => { JSON.parse(text) })`,
    ],
  },
  'no-server-in-exec': {
    wrong: [`cy.exec('npm run dev')`, `cy.exec('npm start')`],
    right: [`cy.exec('npm run seed')`, `cy.exec('npm run start:seed')`, `cy.exec('npm start &')`],
  },
  'no-test-state-in-before': {
    wrong: [`before(() => { cy.viewport('iphone-x') })`],
    right: [`beforeEach(() => { cy.viewport('iphone-x') })`, `before(() => { cy.task('seed') })`],
  },
  'no-use-of-nothing': {
    wrong: [`cy.writeFile('a', 'b').should('contain', 'b')`],
    right: [`cy.clearCookies().should('be.null')`, `cy.log('a').then(() => {})`],
  },
  'origin-for-second-site': {
    wrong: [`cy.visit('/')\ncy.visit('https://a.com')\ncy.get('b')`],
    right: [
      `cy.visit('https://a.com')\ncy.get('b')`,
      `cy.visit('https://a.com/b')\ncy.visit('https://a.com/c')\ncy.get('d')`,
      `cy.visit('/')\ncy.visit('https://a.com')\ncy.origin('https://a.com', () => {})`,
    ],
  },
  'valid-argument': {
    wrong: [
      `cy.go(0)`,
      `cy.get('a').type('')`,
      `cy.get('a').type('b{tab}')`,
      `cy.get('a').should('be', 'disabled')`,
      `cy.press('Porto')`,
      `cy.writeFile('a.json', b, { flag: 'a+' })`,
    ],
    right: [
      `cy.go(-1)`,
      `cy.get('a').type('b{enter}{ctrl+z}{selectAll}{{}')`,
      `cy.get('a').type('{b}', { parseSpecialCharSequences: false })`,
      `cy.get('a').should('be.disabled')`,
      `cy.press('Tab')\ncy.press('a')`,
      `cy.writeFile('a.log', b, { flag: 'a+' })`,
    ],
  },
}

testRules(CASES)

it('every rule has a test', () => {
  const rules = localRules({ child: new Set(), parent: new Set(), all: new Set() })
  const tested = ['sample-lint-rules.test.ts', 'sample-lint-proof-rules.test.ts']
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  const missing = Object.keys(rules).filter(
    (name) => !(name in CASES) && !tested.includes(`'${name}'`),
  )
  expect(missing).toEqual([])
})
