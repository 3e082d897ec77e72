// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import '../../../src/shared/browser/translated-text.ts'
import { MarkedText } from '../../../src/theme/search/parts/ResultParts.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Replaces all text nodes with nested elements, as browsers' translators do. */
function translate(within: Node): void {
  for (const node of within.childNodes) {
    if (!(node instanceof Text)) translate(node)
    else {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = node.data
      outer.append(inner)
      node.replaceWith(outer)
    }
  }
}

function rendered(): { show(node: ReactNode): void; text(): string | null } {
  const element = document.createElement('p')
  const root = createRoot(element)
  return {
    show(node) {
      act(() => root.render(node))
      translate(element)
    },
    text: () => element.textContent,
  }
}

test('text with marks is right after each answer, although a translator replaces its nodes', () => {
  const { show, text } = rendered()
  const answers = [
    [{ text: 'Use ' }, { text: 'click', marked: true as const }, { text: ' here' }],
    [{ text: 'click', marked: true as const }],
    [{ text: 'Type ' }, { text: 'text', marked: true as const }],
    [{ text: 'Nothing' }],
    [{ text: 'a', marked: true as const }, { text: ' b ' }, { text: 'c', marked: true as const }],
  ]
  for (const parts of answers) {
    show(<MarkedText parts={parts} />)
    expect(text()).toBe(parts.map((part) => part.text).join(''))
  }
})

test('text between elements that comes and goes ends nothing', () => {
  const { show, text } = rendered()
  const line = (about: string, more: boolean): ReactNode => (
    <>
      {more && <b>First </b>}
      {about !== '' && about}
      <i>last</i>
    </>
  )
  for (const [about, more] of [
    ['a ', false],
    ['', true],
    ['b ', true],
    ['', false],
    ['c ', true],
  ] as const)
    show(line(about, more))
  expect(text()).toContain('last')
})
