// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchSearch } from '../../../src/theme/search/entry/opening.ts'
import type { OpenSearch } from '../../../src/search/session/opening-states.ts'

const show = vi.fn<OpenSearch>()
const onAsked = vi.fn()
const onWaiting = vi.fn<(isWaiting: boolean) => void>()
const onFailed = vi.fn<(query: string, error: unknown) => void>()
const mayLoadEarly = vi.fn<(sign: string) => boolean>()
/** Loads that haven't ended yet, oldest first. */
let loads: { resolve: () => void; reject: (error: Error) => void }[]
let target: Document
let search: ReturnType<typeof watchSearch>

function press(key: string, options: KeyboardEventInit = {}, selector = 'body'): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })
  target.querySelector(selector)?.dispatchEvent(event)
  return event.defaultPrevented
}
const type = (text: string, selector?: string): void => {
  for (const key of text) press(key, {}, selector)
}
const click = (selector: string): void => target.querySelector<HTMLElement>(selector)?.click()
const comeNear = (selector: string): void =>
  void target.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
/** Lets promises settle. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}
const finishLoading = async (error?: Error): Promise<void> => {
  const load = loads.shift()
  if (error) load?.reject(error)
  else load?.resolve()
  await settle()
}

beforeEach(() => {
  vi.resetAllMocks()
  mayLoadEarly.mockReturnValue(true)
  loads = []
  target = document.implementation.createHTMLDocument()
  target.body.innerHTML =
    '<button data-intent="search" id="search"><i></i></button><button data-intent="search" data-query="old page" id="offer"></button><button data-intent="menu" id="menu"></button><input>'
  search = watchSearch(target, {
    load: () =>
      new Promise((resolve, reject) => loads.push({ resolve: () => resolve(show), reject })),
    mayLoadEarly,
    onAsked,
    onWaiting,
    onFailed,
  })
})
afterEach(() => vi.restoreAllMocks())

test('a slash opens the search with what is typed after it', async () => {
  expect(press('/')).toBe(true)
  type('intercx')
  press('Backspace')
  type('ept / x')
  await finishLoading()
  expect(show.mock.calls).toEqual([['intercept / x']])
})

test('letters typed on the button start the query', async () => {
  type('click', '#search')
  await finishLoading()
  expect(show.mock.calls).toEqual([['click']])
})

test('a click opens it with the words that the button suggests', async () => {
  click('#offer')
  type('!')
  await finishLoading()
  expect(show.mock.calls).toEqual([['old page!']])
})

test('Ctrl or Cmd plus K opens it from anywhere, including fields, and only once', async () => {
  expect(press('k', { ctrlKey: true }, 'input')).toBe(true)
  expect(press('k', { metaKey: true })).toBe(true)
  await finishLoading()
  expect(show.mock.calls).toEqual([['']])
})

test('once it has loaded, it opens in the same task', async () => {
  search.loadEarly()
  await finishLoading()
  press('x', {}, '#search')
  expect(show.mock.calls).toEqual([['x']])
  click('#search')
  expect(show.mock.calls).toEqual([['x'], ['']])
})

test('slashes and letters in a field stay there, and other controls do nothing', () => {
  expect(press('/', {}, 'input')).toBe(false)
  type('abc', 'input')
  click('#menu')
  expect(loads).toEqual([])
})

test('Escape cancels it and releases the keys, and it can be opened again', async () => {
  press('/')
  type('abc')
  press('Escape')
  expect(press('x')).toBe(false)
  type('d', '#search')
  expect(loads).toHaveLength(1)
  await finishLoading()
  expect(show.mock.calls).toEqual([['d']])
})

test('an event that the page has already handled opens nothing', () => {
  target.body.addEventListener('keydown', (event) => event.preventDefault())
  press('/')
  expect(loads).toEqual([])
})

test('a pointer near a control loads the search', async () => {
  comeNear('#menu')
  expect(loads).toHaveLength(0)
  comeNear('i')
  comeNear('i')
  expect(loads).toHaveLength(1)
  await finishLoading()
  expect(show).not.toHaveBeenCalled()
  expect(onAsked).not.toHaveBeenCalled()
})

test('the modifier key of the shortcut loads the search', () => {
  press('Shift', { shiftKey: true })
  expect(loads).toHaveLength(0)
  press('Control', { ctrlKey: true })
  expect(loads).toHaveLength(1)
})

test('nothing loads early where that is not allowed', () => {
  mayLoadEarly.mockReturnValue(false)
  comeNear('i')
  press('Control', { ctrlKey: true })
  expect(loads).toEqual([])
  expect(mayLoadEarly.mock.calls).toEqual([['near'], ['modifier key']])
})

test('a search that cannot be loaded reports the query and releases the keys', async () => {
  press('/')
  type('abc')
  await finishLoading(new Error('gone'))
  expect(onFailed).toHaveBeenCalledWith('abc', expect.any(Error))
  expect(press('x')).toBe(false)
})

test('a search that cannot be shown reports the query, too', async () => {
  show.mockImplementation(() => {
    throw new Error('broken')
  })
  type('abc', '#search')
  await finishLoading()
  expect(onFailed).toHaveBeenCalledWith('abc', expect.any(Error))
})

test('a failure that nobody waits for is silent, and the next try loads again', async () => {
  comeNear('i')
  await finishLoading(new Error('offline'))
  expect(onFailed).not.toHaveBeenCalled()
  type('a', '#search')
  await finishLoading()
  expect(show.mock.calls).toEqual([['a']])
})

test('a page without a search leaves all keys alone', () => {
  target.body.innerHTML = '<p>No search</p>'
  expect(press('/')).toBe(false)
  expect(press('k', { ctrlKey: true })).toBe(false)
  search.loadEarly()
  expect(loads).toEqual([])
})

describe('in any order of events', () => {
  /** The query that the reader has typed since opening the search, until the search appears. */
  let expected: string | undefined
  beforeEach(() => (expected = undefined))
  const wish = (text: string): void => {
    expected ??= text
  }
  const steps: Record<string, () => void | Promise<void>> = {
    near: () => comeNear('i'),
    modifier: () => void press('Control', { ctrlKey: true }),
    idle: () => search.loadEarly(),
    shortcut: () => {
      wish('')
      press('k', { ctrlKey: true })
    },
    click: () => {
      wish('')
      click('#search')
    },
    letter: () => {
      expected = (expected ?? '') + 'a'
      press('a', {}, '#search')
    },
    backspace: () => {
      expected = expected?.slice(0, -1)
      press('Backspace')
    },
    escape: () => {
      expected = undefined
      press('Escape')
    },
    loaded: () => finishLoading(),
    failed: () => finishLoading(new Error('offline')),
  }
  const names = Object.keys(steps)

  // @covers 10.32
  test.each([1, 2, 3, 4, 5])('no query is lost (seed %i)', async (seed) => {
    let random = seed
    for (let step = 0; step < 1000; step += 1) {
      random = (random * 48_271) % 2_147_483_647
      show.mockClear()
      onFailed.mockClear()
      await steps[names[random % names.length] ?? '']?.()
      const delivered = [...show.mock.calls, ...onFailed.mock.calls].map(([query]) => query)
      // A query is passed on at most once, and it contains everything that was typed.
      if (delivered.length > 0) expect(delivered, `step ${step}`).toEqual([expected])
      if (delivered.length > 0) expected = undefined
      // While a query hasn't been passed on, the dialog is being loaded.
      if (expected !== undefined) expect(loads, `step ${step}`).toHaveLength(1)
    }
  })
})

test('the reader sees that the search is loading until it opens, fails, or is canceled', async () => {
  press('/')
  expect(onWaiting).toHaveBeenLastCalledWith(true)
  await finishLoading(new Error('offline'))
  expect(onWaiting.mock.lastCall).toEqual([false])
  // The message about the failure comes after the sign has gone.
  expect(onFailed.mock.invocationCallOrder[0]).toBeGreaterThan(
    onWaiting.mock.invocationCallOrder.at(-1) ?? Infinity,
  )
  press('/')
  expect(onWaiting).toHaveBeenLastCalledWith(true)
  press('Escape')
  expect(onWaiting).toHaveBeenLastCalledWith(false)
  press('/')
  await finishLoading()
  expect(show).toHaveBeenCalledTimes(1)
  expect(onWaiting).toHaveBeenLastCalledWith(false)
})
