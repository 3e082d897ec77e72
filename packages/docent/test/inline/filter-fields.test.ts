// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import filterFields from '../../src/app/inline/filter-fields.ts'

const ROWS = ['log: Shows it.', 'timeout: How long to wait.', 'wait: Nothing.']

function article(typed = ''): { field: HTMLInputElement; shown: () => string[]; count: Element } {
  document.body.innerHTML = `<article><div><search data-fields-filter><input><output></output></search><dl>${ROWS.map((row) => `<div>${row}</div>`).join('')}</dl></div></article>`
  const field = document.querySelector('input')!
  field.value = typed
  filterFields(document)
  return {
    field,
    count: document.querySelector('output')!,
    shown: () =>
      [...document.querySelectorAll('dl > div:not([hidden])')].map(
        ({ textContent }) => textContent,
      ),
  }
}

function type(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input'))
}

test('hides the fields that lack a word of the filter, and counts the rest', () => {
  const { field, shown, count } = article()
  type(field, 'WAIT')
  expect(shown()).toEqual(ROWS.slice(1))
  expect(count.textContent).toBe('2/3')
  type(field, 'wait long')
  expect(shown()).toEqual([ROWS[1]])
  type(field, 'none')
  expect(shown()).toEqual([])
  // The browser's own search still finds them.
  expect(document.querySelector('dl > div')?.getAttribute('hidden')).toBe('until-found')
  type(field, '')
  expect(shown()).toEqual(ROWS)
  expect(count.textContent).toBe('')
})

test('applies what the field contains after a reload', () => {
  const { shown } = article('log')
  expect(shown()).toEqual([ROWS[0]])
})
