// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreTabs } from '../../src/inline/restore-tabs.ts'

const SET = (attributes: string): string =>
  `<div class="tabs" ${attributes}><div role="tablist">${['a', 'b', 'c']
    .map((value) => `<button role="tab" data-value="${value}" aria-selected="${value === 'a'}">`)
    .join('</button>')}</button></div>${['a', 'b', 'c']
    .map(
      (value) =>
        `<div role="tabpanel" data-value="${value}"${value === 'a' ? '' : ' hidden'}></div>`,
    )
    .join('')}</div>`

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})
afterEach(() => vi.restoreAllMocks())

/** The tab that is selected at the first paint, and the panel that is shown. */
function selectedIn(attributes: string, search: string): (string | undefined)[] {
  history.replaceState(null, '', `/${search}`)
  document.body.innerHTML = `<article>${SET(attributes)}</article>`
  restoreTabs(document)
  const selected = document.querySelector<HTMLElement>('[aria-selected="true"]')
  const panels = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]:not([hidden])')]
  const painted = document.body.innerHTML
  // The application does the same, so nothing moves.
  restoreTabs(document.querySelector('article')!)
  expect(document.body.innerHTML).toBe(painted)
  return [selected?.dataset.value, ...panels.map((panel) => panel.dataset.value)]
}

const BOTH = 'data-group="os" data-query="tab"'

test.each([
  ['nothing', BOTH, '', null, 'a'],
  ['an earlier selection', BOTH, '', 'b', 'b'],
  ['the address instead of an earlier selection', BOTH, '?tab=c', 'b', 'c'],
  ['an earlier selection if the address has an unknown tab', BOTH, '?tab=unknown', 'b', 'b'],
  ['nothing if both are unknown', BOTH, '?tab=unknown', 'gone', 'a'],
  ['the address, without a group', 'data-query="tab"', '?tab=c', null, 'c'],
  ['an earlier selection, without a query', 'data-group="os"', '?tab=c', 'b', 'b'],
])('a set of tabs follows %s', (_, attributes, search, stored, expected) => {
  if (stored !== null) localStorage.setItem('docent.tab.os', stored)
  localStorage.setItem('docent.tab.undefined', 'b')
  expect(selectedIn(attributes, search)).toEqual([expected, expected])
})

test('the address is followed if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(selectedIn(BOTH, '?tab=c')).toEqual(['c', 'c'])
  expect(selectedIn(BOTH, '')).toEqual(['a', 'a'])
})
