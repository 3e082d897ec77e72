import { describe, expect, it } from 'vitest'
import { createLinter } from './sample-lint-support.ts'

const lint = createLinter()

describe('rules of eslint-plugin-cypress', () => {
  it.each([
    ['cypress/unsafe-to-chain-command', `cy.get('a').click().should('be.disabled')`],
    ['cypress/no-unnecessary-waiting', `cy.wait(500)`],
    ['cypress/no-assigning-return-values', `const save = cy.get('button')`],
    ['cypress/no-async-tests', `it('a', async () => { cy.visit('/') })`],
    ['cypress/no-async-before', `before('a', async () => { cy.visit('/') })`],
    ['cypress/no-chained-get', `cy.get('a').get('b')`],
    ['cypress/no-and', `cy.get('a').and('be.visible')`],
    ['cypress/no-xpath', `cy.xpath('//a')`],
  ])('%s', (rule, code) => {
    expect(lint(code)).toEqual([rule])
  })

  it('accepts the patterns that the site teaches, in all script languages', () => {
    const code = [
      `it('saves', () => {`,
      `  cy.intercept('POST', '/notes').as('save')`,
      `  cy.contains('button', 'Save').click()`,
      `  cy.wait('@save')`,
      `  cy.get('[data-cy="note"]').find('p').should('be.visible').and('have.text', 'a')`,
      `})`,
    ].join('\n')
    for (const lang of ['js', 'mjs', 'jsx', 'ts', 'tsx']) expect(lint(code, lang)).toEqual([])
  })

  it('parses casts in TypeScript, elements in other languages, and decorators', () => {
    expect(lint(`const count = <number>cy.state('count')\ncy.wait(1)`, 'ts')).toHaveLength(1)
    expect(lint(`cy.mount(<Stepper />)\ncy.wait(1)`, 'jsx')).toHaveLength(1)
    expect(lint(`@Component({})\nclass Stepper {}\ncy.wait(1)`, 'ts')).toHaveLength(1)
  })

  it('treats an undeclared time as unknown, and ignores exemptions in comments', () => {
    expect(lint(`cy.wait(delay)`)).toEqual([])
    expect(lint(`// eslint-disable-next-line\ncy.wait(1)`)).toHaveLength(1)
    expect(lint(`/* eslint no-such/rule: 2 */`)).toEqual([])
  })

  it('reports one problem for each position', () => {
    expect(lint(`cy.get('a').click().focus().blur()`)).toHaveLength(1)
  })
})
