// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordIntents, type Intents } from '../../src/client/intents.ts'

let intents: Intents
let opened: string[]
const onOpen = (event: Event): void => {
  opened.push((event as CustomEvent<string>).detail)
}

function press(key: string, options: KeyboardEventInit = {}, target?: string): boolean {
  const element = target === undefined ? document.body : document.querySelector(target)
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })
  element?.dispatchEvent(event)
  return event.defaultPrevented
}
const type = (text: string, target?: string): void => {
  for (const key of text) press(key, {}, target)
}

beforeEach(() => {
  opened = []
  document.body.innerHTML =
    '<button data-intent="search" id="search"><i></i></button><button data-intent="search" data-query="old page" id="offer"></button><button data-intent="menu" id="menu"></button><input>'
  document.addEventListener('docent:search', onOpen)
  intents = recordIntents(document)
})
afterEach(() => {
  intents.replay()
  document.removeEventListener('docent:search', onOpen)
})

test('a slash opens the search with what is typed after it', () => {
  expect(press('/')).toBe(true)
  type('intercx')
  press('Backspace')
  type('ept / x')
  intents.replay()
  expect(opened).toEqual(['intercept / x'])
})

test('letters typed on the button begin the query', () => {
  type('click', '#search')
  intents.replay()
  expect(opened).toEqual(['click'])
})

test('a click opens it, with the words that the button offers', () => {
  document.querySelector<HTMLElement>('#offer')?.click()
  type('!')
  intents.replay()
  expect(opened).toEqual(['old page!'])
})

test('Ctrl or Cmd with K opens it from anywhere, a field included', () => {
  expect(press('k', { ctrlKey: true }, 'input')).toBe(true)
  intents.replay()
  expect(opened).toEqual([''])
})

test('a slash and letters in a field stay there', () => {
  expect(press('/', {}, 'input')).toBe(false)
  type('abc', 'input')
  intents.replay()
  expect(opened).toEqual([])
})

test('Escape takes it back', () => {
  press('/')
  type('abc')
  press('Escape')
  intents.replay()
  expect(opened).toEqual([])
})

test('clicks on other controls are carried out', () => {
  const onClick = vi.fn()
  const menu = document.querySelector<HTMLElement>('#menu')
  menu?.click()
  menu?.addEventListener('click', onClick)
  intents.replay()
  expect(onClick).toHaveBeenCalledOnce()
  expect(opened).toEqual([])
})

test('a page without a search leaves all keys alone', () => {
  document.body.innerHTML = '<p>No search</p>'
  expect(press('/')).toBe(false)
  expect(press('k', { ctrlKey: true })).toBe(false)
  intents.replay()
  expect(opened).toEqual([])
})
