import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readExamples } from '../examples/read-examples.ts'
import { readSpecs } from '../examples/read-specs.ts'
import { fetchApp, missingSelectors } from '../examples/served-app.ts'
import { startExample } from '../examples/start-example.ts'

const examples = readExamples(path.join(import.meta.dirname, '../../examples')).map((example) => {
  const { folder, files } = example
  const specs = files.filter((file) => /\.cy\.[jt]sx?$/.test(file))
  const { visits, selectors } = readSpecs(
    specs.map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  // An external site isn't part of the example.
  const own = visits.filter((address) => !/^https?:/.test(address))
  return { ...example, specs, visits: own, selectors }
})

test.each(examples)('the example $name has a spec', ({ specs }) => {
  expect(specs).not.toEqual([])
})

test.each(examples.filter(({ visits }) => visits.length > 0))(
  'the example $name starts, answers, and serves the elements that its specs select',
  async ({ folder, files, visits, selectors }) => {
    const app = await startExample(folder)
    try {
      const served = await fetchApp(visits.map((address) => new URL(address, app.url)))
      // Pages behind a login or a form are in the server's code.
      const server = files.filter((file) => /^server\b.*\.m?js$/.test(file))
      served.scripts.push(...server.map((file) => readFileSync(path.join(folder, file), 'utf8')))
      expect(missingSelectors(served, selectors)).toEqual([])
    } finally {
      app.stop()
    }
  },
)

describe('the check itself', () => {
  const app = {
    documents: ['<ul><template><li data-cy="row"></li></template></ul>'],
    scripts: ["note.className = 'saved'"],
  }

  test('finds elements in documents, templates, and scripts', () => {
    expect(missingSelectors(app, ['ul', '[data-cy="row"]', '.saved'])).toEqual([])
  })

  // @covers 10.15
  test('reports elements that no page contains', () => {
    expect(missingSelectors(app, ['[data-cy="cell"]', 'ul > .gone'])).toEqual([
      '[data-cy="cell"]',
      'ul > .gone',
    ])
  })

  test('reads addresses and selectors from specs', () => {
    const spec = `
      cy.visit('/notes')
      cy.visit(\`/door?house=\${house}\`)
      cy.get('@save').should('exist')
      cy.get('[data-cy="row"]:visible').find('.saved')
      cy.contains('button', 'Save')
      cy.contains('Saved')`
    expect(readSpecs([spec])).toEqual({
      visits: ['/notes', '/door'],
      selectors: ['[data-cy="row"]', '.saved', 'button'],
    })
  })
})
