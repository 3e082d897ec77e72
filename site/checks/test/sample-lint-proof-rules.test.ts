import { testRules, type RuleCases } from './sample-lint-support.ts'

/** Rules about samples that prove nothing, because their assertions can't fail. */
const CASES: RuleCases = {
  'no-empty-loop': {
    wrong: [
      `cy.request('/a').then(({ body }) => {\n body.items.forEach((item) => { expect(item).to.be.a('string') })\n})`,
      `cy.get('a').should(($a) => {\n $a.each((index, a) => { expect(a).to.have.property('href') })\n})`,
      `cy.request('/a').then(({ body }) => {\n expect(body.every(({ id }) => id > 0)).to.equal(true)\n})`,
      `cy.request('/a').then(({ body }) => {\n expect(body.page).to.equal(1)\n for (const item of body.items) expect(item).to.be.a('string')\n})`,
      `cy.request('/a').its('body').each((item) => { expect(item).to.be.a('string') })`,
    ],
    right: [
      `cy.request('/a').then(({ body }) => {\n expect(body.items).to.have.length(2)\n body.items.forEach((item) => { expect(item).to.be.a('string') })\n})`,
      `cy.request('/a').then(({ body }) => {\n expect(body.length).to.be.greaterThan(0)\n body.forEach((item) => { expect(item).to.be.a('string') })\n})`,
      `cy.request('/a').then(({ body }) => {\n body.items.forEach((item) => { cy.log(item) })\n})`,
      `const names = ['a', 'b']\nnames.forEach((name) => { expect(name).to.be.a('string') })`,
      `cy.get('a').each(($a) => { expect($a).to.have.attr('href') })`,
      `cy.request('/a').its('body').should('not.be.empty').each((item) => { expect(item).to.be.a('string') })`,
    ],
  },
  'no-proven-existence': {
    wrong: [
      `cy.get('a').should('be.visible')\ncy.get('a').should('exist')`,
      `cy.contains('b', 'Save')\ncy.contains('b', 'Save').should('exist')`,
    ],
    right: [
      `cy.get('a').should('exist')`,
      `cy.get('a').should('not.exist')\ncy.get('a').should('exist')`,
      `cy.get('a').should('be.visible')\ncy.get('b').click()\ncy.get('a').should('exist')`,
      `cy.get('a').should('be.visible')\ncy.get('a').should('be.enabled')`,
    ],
  },
  'validate-asks-server': {
    wrong: [
      `cy.session('a', () => {}, { validate() { cy.getCookie('sid').should('exist') } })`,
      `cy.session('a', () => {}, { validate: () => { cy.window().its('localStorage').invoke('getItem', 'a') } })`,
    ],
    right: [
      `cy.session('a', () => {}, { validate() { cy.request('/me') } })`,
      `cy.session('a', () => {}, { validate() { cy.visit('/')\n cy.getCookie('sid').should('exist') } })`,
      `cy.session('a', () => {}, { validate })`,
    ],
  },
}

testRules(CASES)
