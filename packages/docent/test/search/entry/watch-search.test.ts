// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSearch } from '../../../src/search/entry/watch-search.ts'

const prepare = vi.fn()
const onModifier = vi.fn()
const show = vi.fn<(query: string) => void>()
const onTyped = vi.fn<(query: string) => void>()
const onFailed = vi.fn<(query: string, error: unknown) => void>()
let release: () => void
let refuse: (error: Error) => void
let target: Document

function press(key: string, options: KeyboardEventInit = {}, selector = 'body'): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })
  target.querySelector(selector)?.dispatchEvent(event)
  return event.defaultPrevented
}
const type = (text: string, selector?: string): void => {
  for (const key of text) press(key, {}, selector)
}
/** The code of the search arrives. */
async function arrive(): Promise<void> {
  release()
  await vi.waitFor(() => expect(show).toHaveBeenCalled())
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

beforeEach(() => {
  target = document.implementation.createHTMLDocument()
  target.body.innerHTML =
    '<button data-intent="search" id="search"><i></i></button><button data-intent="search" data-query="old page" id="offer"></button><button data-intent="menu" id="menu"></button><input>'
  const loading = new Promise<void>((resolve, reject) => {
    release = resolve
    refuse = reject
  })
  watchSearch(target, {
    prepare,
    onModifier,
    load: () => loading.then(() => show),
    onTyped,
    onFailed,
  })
})
afterEach(() => vi.clearAllMocks())

test('a slash opens the search with what is typed after it', async () => {
  expect(press('/')).toBe(true)
  type('intercx')
  press('Backspace')
  type('ept / x')
  expect(onTyped.mock.calls.slice(0, 2)).toEqual([['i'], ['in']])
  expect(onTyped).toHaveBeenLastCalledWith('intercept / x')
  await arrive()
  expect(show.mock.calls).toEqual([['intercept / x']])
})

test('letters typed on the button begin the query', async () => {
  type('click', '#search')
  await arrive()
  expect(show.mock.calls).toEqual([['click']])
})

test('a click opens it, with the words that the button offers', async () => {
  target.querySelector<HTMLElement>('#offer')?.click()
  type('!')
  await arrive()
  expect(show.mock.calls).toEqual([['old page!']])
})

test('Ctrl or Cmd with K opens it from anywhere, a field included; twice is once', async () => {
  expect(press('k', { ctrlKey: true }, 'input')).toBe(true)
  expect(press('k', { metaKey: true })).toBe(true)
  await arrive()
  expect(show.mock.calls).toEqual([['']])
})

test('a slash and letters in a field stay there, and other controls do nothing', async () => {
  expect(press('/', {}, 'input')).toBe(false)
  type('abc', 'input')
  target.querySelector<HTMLElement>('#menu')?.click()
  release()
  await settle()
  expect(show).not.toHaveBeenCalled()
})

test('Escape takes it back, and the keys are free again', async () => {
  press('/')
  type('abc')
  press('Escape')
  expect(press('x')).toBe(false)
  release()
  await settle()
  expect(show).not.toHaveBeenCalled()
})

test('what the page has dealt with itself opens nothing', () => {
  target.body.addEventListener('keydown', (event) => event.preventDefault())
  press('/')
  release()
  expect(show).not.toHaveBeenCalled()
})

test('coming near a control prepares the search', () => {
  target.querySelector('i')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(prepare).toHaveBeenCalledOnce()
  target.querySelector('#menu')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(prepare).toHaveBeenCalledOnce()
})

test('the first key of the shortcut says that it may follow', () => {
  press('Shift', { shiftKey: true })
  expect(onModifier).not.toHaveBeenCalled()
  press('Control', { ctrlKey: true })
  expect(onModifier).toHaveBeenCalledOnce()
  expect(show).not.toHaveBeenCalled()
})

test('a search that cannot be loaded says what was wanted, and lets go of the keys', async () => {
  press('/')
  type('abc')
  refuse(new Error('gone'))
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith('abc', expect.any(Error)))
  expect(press('x')).toBe(false)
})

test('a page without a search leaves all keys alone', () => {
  target.body.innerHTML = '<p>No search</p>'
  expect(press('/')).toBe(false)
  expect(press('k', { ctrlKey: true })).toBe(false)
})
