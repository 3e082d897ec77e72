import { expect, test } from 'vitest'
import { copyParts } from '../../../src/page/markdown-copy/part-files.ts'

const COPY = 'https://acme.example.com/faq.md'
const body = `# FAQ

See [one](#one).

## One \`x\`

Text.

### Inner

\`\`\`md
## No heading [a](#b)
\`\`\`

> ## Quoted

## Two <a id="second"></a>

| a |
| --- |
| [é 😀](#one-x) [there](${COPY}#inner) |

[in](#inner), \`](#code)\`.`

test('each level-2 section is a part', () => {
  const parts = copyParts(body, COPY)
  expect(parts.map(({ id, title }) => [id, title])).toEqual([
    ['one-x', 'One x'],
    ['second', 'Two'],
  ])
  expect(parts[0]?.markdown).toBe(body.slice(body.indexOf('## One'), body.indexOf('## Two')).trim())
  expect(parts[0]?.characters).toBe(parts[0]?.markdown.length)
})

test('links within the page lead to the whole copy', () => {
  expect(copyParts(body, COPY)[1]?.markdown).toBe(`## Two <a id="second"></a>

| a |
| --- |
| [é 😀](${COPY}#one-x) [there](${COPY}#inner) |

[in](${COPY}#inner), \`](#code)\`.`)
})

test('a page without level-2 sections has no parts', () => {
  expect(copyParts('# A\n\n### B\n\nText.', COPY)).toEqual([])
})
