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

function filtered(html: string, text: string): string[] {
  document.body.innerHTML = `<article><search data-fields-filter><input><output></output></search>${html}</article>`
  const field = document.querySelector('input')!
  filterFields(document)
  type(field, text)
  return [...document.querySelectorAll('h2, p, dl > div, details')]
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => element.id)
}

test('filters groups of lists, and headings without a match disappear with their introduction', () => {
  const groups =
    '<h2 id="a"></h2><p id="about">About a.</p><dl><div id="log">log</div><div id="wait">wait</div></dl><h2 id="b"></h2><dl><div id="retries">retries</div></dl>'
  expect(filtered(groups, 'wait')).toEqual(['a', 'about', 'wait'])
  expect(filtered(groups, 'retr')).toEqual(['b', 'retries'])
  expect(document.querySelector('output')?.textContent).toBe('1/3')
  // Nor does the border of an empty list remain.
  expect(document.querySelector('dl')?.hasAttribute('hidden')).toBe(true)
  expect(filtered(groups, '')).toEqual(['a', 'about', 'log', 'wait', 'b', 'retries'])
})

test('opens the properties that match, and hides the others', () => {
  const list =
    '<dl><div id="navbar">navbar<details class="fields-more" id="more"><dl><div id="logo">navbar.logo</div><div id="items">navbar.items</div></dl></details></div></dl>'
  const isOpen = () => document.querySelector('details')?.open
  expect(filtered(list, 'items')).toEqual(['navbar', 'more', 'items'])
  expect(isOpen()).toBe(true)
  // The field itself matches, so all of its properties can be of interest.
  expect(filtered(list, 'navbar')).toEqual(['navbar', 'more', 'logo', 'items'])
  expect(filtered(list, '')).toEqual(['navbar', 'more', 'logo', 'items'])
  expect(isOpen()).toBe(false)
})

test('filters questions by their text and their answers', () => {
  const questions =
    '<h2 id="a"></h2><details class="question" id="one"><summary>How?</summary>So.</details><details class="question" id="two"><summary>Why?</summary>Because.</details>'
  expect(filtered(questions, 'because')).toEqual(['a', 'two'])
  expect(filtered(questions, 'nothing')).toEqual([])
})
