import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('oldAnchorWithoutPage', () => {
  expect(text(errors.oldAnchorWithoutPage({ route: '/guide' }))).toMatchInlineSnapshot(`
    "[old-anchor-without-page] oldAnchors has anchors of "/guide", which isn't a page on this site.
      Fix: Move them to the route that the page has now, or remove them."
  `)
})

test('oldAnchorExists', () => {
  expect(text(errors.oldAnchorExists({ route: '/guide', anchor: 'start' }))).toMatchInlineSnapshot(`
    "[old-anchor-exists] "start" is listed as an old anchor of "/guide", but the page still has it.
      Fix: Remove the entry. Links to this anchor already work."
  `)
})

test('oldAnchorToNowhere', () => {
  const entry = { route: '/guide', anchor: 'Start', to: '#begin', suggestion: '#beginning' }
  expect(text(errors.oldAnchorToNowhere(entry))).toMatchInlineSnapshot(`
    "[old-anchor-to-nowhere] The old anchor "Start" of "/guide" leads to "#begin", which doesn't exist.
      Fix: Did you mean "#beginning"?"
  `)
})
