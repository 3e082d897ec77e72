import { describe, expect, it } from 'vitest'
import { checkSamples, findNeedless } from '../samples/check.ts'
import { findFences } from '../page/fences.ts'

const block = (info: string, ...lines: string[]) => [`\`\`\`${info}`, ...lines, '```'].join('\n')

const fencesOf = (pages: Record<string, string[]>) =>
  Object.entries(pages).flatMap(([page, lines]) => findFences(lines.join('\n'), page))

async function check(pages: Record<string, string[]>) {
  const result = await checkSamples(fencesOf(pages))
  const positions = result.findings.map(
    ({ page, line, column, code }) => `${page}:${line}:${column} ${code}`,
  )
  return { ...result, positions }
}

describe('checkSamples', () => {
  it('reports an unknown command and an unknown option at their position on the page', async () => {
    const { positions, findings } = await check({
      'a.mdx': ['1. Click', '', '   ```js', "   cy.get('a').clik()", '   ```'],
      'b.mdx': ['```ts', "cy.visit('/', { timout: 1 })", "cy.viewport('wide')", '```'],
      'c.mdx': ['```js', "cy.get('a').click()", '```'],
    })
    expect(positions).toEqual(['a.mdx:4:16 TS2551', 'b.mdx:2:17 TS2561', 'b.mdx:3:13 TS2345'])
    expect(findings[0]).toMatchObject({ source: "cy.get('a').clik()" })
    expect(findings[0]?.message).toContain("Property 'clik' does not exist")
  })

  it('reports all other mistakes in addition to a syntax error', async () => {
    const { positions } = await check({
      'a.mdx': ['```js', 'cy.get(', '```', '```js', 'cy.nope()', '```'],
    })
    expect(positions).toEqual(['a.mdx:2:8 TS1135', 'a.mdx:5:4 TS2339'])
  })

  it('counts no-check and requires a reason for it', async () => {
    const { positions, unchecked, scripts } = await check({
      'a.mdx': [
        block('js no-check="shows the mistake"', 'cy.nope()'),
        block('js', "cy.log('a')"),
        block('js no-check', 'cy.nope()'),
      ],
    })
    expect(scripts).toBe(3)
    expect(unchecked).toHaveLength(2)
    expect(positions).toEqual(['a.mdx:7:1 no-check'])
  })

  it("limits a page's declarations to that page", async () => {
    const declaration = [
      '```ts',
      'declare global {',
      '  namespace Cypress {',
      '    interface Chainable {',
      '      login(name: string): Chainable<void>',
      '    }',
      '  }',
      '}',
      '```',
    ]
    const { positions } = await check({
      'a.mdx': [...declaration, '```ts', "cy.login('ann')", 'cy.login(1)', '```'],
      'b.mdx': ['```ts', "cy.login('ann')", '```'],
    })
    expect(positions).toEqual(['a.mdx:12:10 TS2345', 'b.mdx:2:4 TS2551'])
  })

  it('knows the commands that a JavaScript sample adds, only on its page', async () => {
    const add = [
      '```js',
      "Cypress.Commands.add('login', (name) => {",
      '  cy.log(name)',
      '})',
      '```',
    ]
    const { positions } = await check({
      'a.mdx': [...add, '```js', "cy.login('ann')", '```'],
      'b.mdx': ['```js', "cy.login('ann')", '```'],
    })
    expect(positions).toEqual(['b.mdx:2:4 TS2551'])
  })

  it('checks the commands of plugins against their own types, only on pages that use the plugin', async () => {
    const { positions } = await check({
      'a.mdx': [
        block('js', "import '@testing-library/cypress/add-commands'", "import 'cypress-axe'"),
        block(
          'ts',
          "cy.findByRole('button').realClick({ position: 'nowhere' })",
          'cy.checkA11y(5)',
        ),
        block('js', "it('pays', { tags: '@smoke' }, () => {})"),
      ],
      'b.mdx': [
        block('ts', "import { register } from '@cypress/grep'", 'register(1)'),
        block(
          'js',
          "it('pays', { tags: ['@smoke'] }, () => {})",
          "it('saves', { tags: 1 }, () => {})",
        ),
      ],
    })
    expect(positions).toEqual([
      'a.mdx:6:37 TS2322',
      'a.mdx:7:14 TS2345',
      'a.mdx:10:14 TS2769',
      'b.mdx:3:10 TS2554',
      'b.mdx:7:15 TS2769',
    ])
  })

  it("resolves the reader's files and frameworks, but not unknown packages", async () => {
    const { positions } = await check({
      'a.mdx': [
        '```tsx',
        "import { mount } from 'cypress/react'",
        "import type { User } from '../types'",
        "import { Card } from './Card'",
        "import pad from 'left-padd'",
        '',
        "const user: User = { name: 'Ann' }",
        'mount(<Card user={user} width={pad} />)',
        '```',
      ],
      'b.mdx': [
        '```js title="cypress.config.js"',
        "const { defineConfig } = require('cypress')",
        "const plugin = require('./plugin')",
        'module.exports = defineConfig({ e2e: { baseurl: plugin } })',
        '```',
      ],
    })
    expect(positions).toEqual(['a.mdx:5:17 TS2307', 'b.mdx:4:40 TS2561'])
  })

  it('is lenient where JavaScript has no types, and strict in TypeScript', async () => {
    const sample = [
      "cy.task('user').then((user) => cy.visit(user.url))",
      'cy.window().then((win) => win.store.dispatch())',
      'const add = (a, b) => a + b',
    ]
    const { positions } = await check({
      'js.mdx': ['```js', ...sample, '```'],
      'ts.mdx': ['```ts', ...sample, '```'],
    })
    expect(positions.filter((position) => position.startsWith('js'))).toEqual([])
    expect(positions.map((position) => position.split(' ')[1])).toEqual([
      'TS18046',
      'TS2551',
      'TS7006',
      'TS7006',
    ])
  })

  it('parses data samples', async () => {
    const { positions, data } = await check({
      'a.mdx': [
        block('json', '{ "a": 1 }'),
        block('json', '{', '  "a": 1,', '}'),
        block('jsonc', '{ "a": 1 } // yes'),
        block('yaml', 'a:', '  - b', ' c: 1'),
        block('json no-check="a fragment"', '"a": 1'),
      ],
    })
    expect(data).toBe(5)
    expect(positions).toEqual(['a.mdx:7:1 json', 'a.mdx:15:1 yaml'])
  })
})

describe('findNeedless', () => {
  it('finds an unnecessary no-check', async () => {
    const fences = fencesOf({
      'a.mdx': [
        '```js no-check="x"',
        'cy.nope()',
        '```',
        '```js no-check="y"',
        "cy.log('a')",
        '```',
      ],
    })
    expect((await findNeedless(fences)).map((fence) => fence.fenceLine)).toEqual([4])
  })
})
