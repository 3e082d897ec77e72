import { describe, expect, it } from 'vitest'
import { extractCode } from '../prose/extract-code.ts'
import { extractMarkdown } from '../prose/extract-markdown.ts'
import { linesOf } from '../prose/line-numbers.ts'
import { quote, sourceIndex, type Segment } from '../prose/segment.ts'

/** `line text` of each segment. */
function lined(segments: readonly Segment[], source: string): string[] {
  const lines = linesOf(source)
  return segments.map((segment) => {
    const first = segment.text.search(/\S/)
    return `${lines.lineAt(sourceIndex(segment, first))} ${quote(segment.text)}`
  })
}

const PAGE = `---
title: A title
description: 'It''s one sentence.'
keywords: [mispelled, colour]
history:
  - version: 1.0.0
    change: Added \`force\`.
---
import Stepper from './Stepper'

A paragraph with \`code()\` and a [link](/no/prose)
on two lines, **bold**, and https://example.com/no-prose.

{/* a comment */}

## A heading {#own-id}

\`\`\`js title="cypress.config.ts" mistake="The check fails."
const notProse = 'at all'
\`\`\`

| Head | Other |
| --- | --- |
| Cell &amp; more | \`x\` |

<Option name="force" description="Read by people">
  Text in a component, with <kbd>Ctrl</kbd>.
</Option>

<Chart data={[{ label: 'A read label', id: 'not read' }]} />

:::note[A note]
Text of the note.
:::
`

describe('extractMarkdown', () => {
  const segments = extractMarkdown(PAGE, true)

  it('reads an attribute that is an object', () => {
    const source = "<Chart data={{ kind: 'bar', label: 'A read label' }} />\n"
    expect(lined(extractMarkdown(source, true), source)).toContain('1 A read label')
  })

  it('finds all text that people read, with its line', () => {
    expect(lined(segments, PAGE)).toEqual([
      '2 A title',
      "3 It's one sentence.",
      '7 Added `…`.',
      '11 A paragraph with `…` and a link on two lines, bold, and `…`.',
      '16 A heading',
      '18 The check fails.',
      '22 Head',
      '22 Other',
      '24 Cell & more',
      '26 Read by people',
      '27 Text in a component, with `…`.',
      '30 A read label',
      '32 A note',
      '33 Text of the note.',
    ])
  })

  it('knows the line of a word in the middle of a paragraph', () => {
    const paragraph = segments.find(({ text }) => text.startsWith('A paragraph'))!
    const index = sourceIndex(paragraph, paragraph.text.indexOf('bold'))
    expect(PAGE.slice(index, index + 4)).toBe('bold')
    expect(linesOf(PAGE).lineAt(index)).toBe(12)
  })

  it('reads plain Markdown with HTML comments', () => {
    const source = 'Text with <dir> here.\n\n<!-- not read -->\n'
    expect(lined(extractMarkdown(source, false), source)).toEqual(['1 Text with `…` here.'])
  })
})

describe('extractCode', () => {
  it('finds JSX, messages, and labels, and skips text for machines', () => {
    const source = `import x from 'not this'
type Kind = 'nor this one'
export const data = {
  id: 'not an id',
  keywords: ['no words here'],
  label: 'Label',
  description:
    'Uses \`code\` and a [link](/to/it).',
  summary: \`Said \${data.id} of \${'two'}\` + ' joined',
}
const query = document.querySelector('[data-cy] of the page')
if (kind === 'the one that is') throw new Error('No file is there.')
export const View = () => (
  <div className="is not prose" aria-label="Read aloud">
    Some <strong>bold</strong> text{' '}
    <code>code()</code> &amp; {query}
    <p>A paragraph</p>
  </div>
)
`
    expect(lined(extractCode(source), source)).toEqual([
      '6 Label',
      '8 Uses `…` and a link.',
      '9 Said `…` of `…` joined',
      '12 No file is there.',
      '14 Read aloud',
      '15 Some bold text `…` `…` `…`',
      '17 A paragraph',
    ])
  })

  it('reads generic arrow functions, which the JSX parser would misread', () => {
    const source = "const f = <T>(x: T) => x as T\nthrow new Error('It has no page.')"
    expect(lined(extractCode(source, 'ts'), source)).toEqual(['2 It has no page.'])
  })

  it('skips lists of words that are split into names', () => {
    expect(extractCode("const inline = 'a abbr b of the code'.split(' ')")).toEqual([])
  })
})

it('leaves out messages in other languages', () => {
  const source = "const messages = { en: { a: 'Recent posts' }, es: { a: 'Entradas recientes' } }"
  expect(lined(extractCode(source, 'ts'), source)).toEqual(['1 Recent posts'])
})
