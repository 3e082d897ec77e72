// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordIntents, type Intents } from '../../src/app/intents.ts'

let intents: Intents
beforeEach(() => {
  document.body.innerHTML =
    '<button data-intent="search" id="search"></button><button data-intent="menu" id="menu"><i></i></button><a id="link"></a>'
  intents = recordIntents(document)
})
afterEach(() => intents.replay())

const element = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`)!

test('a click on a control is carried out when the application has loaded', () => {
  const onClick = vi.fn()
  element('menu').querySelector('i')?.click()
  element('menu').addEventListener('click', onClick)
  intents.replay()
  expect(onClick).toHaveBeenCalledOnce()
})

test('if hydration has replaced a control, the new one is clicked', () => {
  const onClick = vi.fn()
  element('menu').click()
  document.body.innerHTML = '<button data-intent="menu" id="menu"></button>'
  element('menu').addEventListener('click', onClick)
  intents.replay()
  expect(onClick).toHaveBeenCalledOnce()
})

test("links and the search aren't recorded, because they already work", () => {
  for (const id of ['link', 'search']) {
    const onClick = vi.fn()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    element(id).dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
    element(id).addEventListener('click', onClick)
    intents.replay()
    expect(onClick).not.toHaveBeenCalled()
  }
})

test('a click in an island is carried out once the island is interactive, unless its children handle it', () => {
  document.body.innerHTML =
    '<docent-island><button id="save"></button><docent-slot><button id="copy"></button></docent-slot></docent-island>'
  const island = document.querySelector('docent-island')!
  const onSave = vi.fn()
  const onCopy = vi.fn()
  element('copy').addEventListener('click', onCopy)
  element('copy').click()
  element('save').click()
  element('save').addEventListener('click', onSave)
  intents.replay()
  expect(onSave).not.toHaveBeenCalled()
  island.setAttribute('hydrated', '')
  intents.replayIn(island)
  expect(onSave).toHaveBeenCalledOnce()
  expect(onCopy).toHaveBeenCalledOnce()
})
