import { expect, test } from 'vitest'
import { checkOldAnchors } from '../../../src/page/checks/check-old-anchors.ts'
import { UNKNOWN_ANCHORS } from '../../../src/page/checks/check-targets.ts'
import type { OldAnchor } from '../../../src/shared/records/page.ts'

const text = `{
  "/guide": {
    "moved": { "#start": ["Begin"] }
  }
}`

/** Finding about one old anchor of a page below the base URL `/docs/`. */
function check(anchor: Partial<OldAnchor>, route = '/docs/guide') {
  const to = anchor.to ?? '#start'
  const written = { route: route.slice('/docs'.length), to }
  const whole = { id: 'Begin', isNearest: false, ...anchor, to, written }
  return checkOldAnchors({
    oldAnchors: new Map([[route, [whole]]]),
    sources: [{ file: '/site/anchors.json', text }],
    pages: new Map([
      ['/docs/guide', new Set(['start'])],
      ['/docs/other', new Set(['part'])],
      ['/docs/unmade', UNKNOWN_ANCHORS],
    ]),
    files: new Set(),
    baseUrl: '/docs/',
  }).map(({ code, hint, file, line }) => ({ code, hint, file, line }))
}

test('an anchor of the same page, its top, another page, and another site are targets', () => {
  expect(check({})).toEqual([])
  expect(check({ to: '#' })).toEqual([])
  expect(check({ to: '/docs/other#part' })).toEqual([])
  expect(check({ to: 'https://example.com/#x' })).toEqual([])
})

test('a missing target is reported with the line of the entry and the nearest anchor', () => {
  expect(check({ to: '#strat' })).toEqual([
    {
      code: 'old-anchor-to-nowhere',
      hint: 'Did you mean "#start"?',
      file: '/site/anchors.json',
      line: 3,
    },
  ])
  expect(check({ to: '/docs/other#prat' })).toMatchObject([{ hint: 'Did you mean "#part"?' }])
  expect(check({ to: '/docs/othre' })).toMatchObject([{ hint: 'Did you mean "/other"?' }])
})

test('letter case matters in a target, because links must be exact', () => {
  expect(check({ to: '#Start' })).toMatchObject([{ code: 'old-anchor-to-nowhere' }])
})

test('an anchor that the page still has is reported', () => {
  expect(check({ id: 'start' })).toMatchObject([{ code: 'old-anchor-exists', line: 2 }])
})

test('the anchors of a page that could not be made are neither missing nor still there', () => {
  expect(check({}, '/docs/unmade')).toEqual([])
  expect(check({ to: '/docs/unmade#part' })).toEqual([])
})

test('a page that does not exist is reported once, with the nearest route', () => {
  expect(check({}, '/docs/guidé')).toMatchObject([
    { code: 'old-anchor-without-page', hint: 'Did you mean "/guide"?' },
  ])
})
