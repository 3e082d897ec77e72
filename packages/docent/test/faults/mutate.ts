import type { Random } from '../support/random.ts'

/** Strings that break parsers: openings without ends, escapes, unusual characters, and deep nesting. */
const PIECES: readonly string[] = [
  '{',
  '}',
  '{(}',
  '<',
  '</',
  '<Tabs>',
  '</Tabs>',
  '<Box',
  '<div>',
  '<!-- ',
  '<textarea>',
  '<script>',
  '<template>',
  '<select>',
  '<div hidden',
  '<TabItem value="a">',
  '<Steps>',
  '<Mistake>',
  '{/*',
  '*/}',
  '[^1]: note',
  '-->',
  '`',
  '```',
  '```js {9999999999999999999}\nx\n```',
  '```js {1-99999999}\nx\n```',
  '```constructor\nx\n```',
  '```js title="\nx\n```',
  '~~~',
  ':::',
  ':::tip',
  ':::note[',
  '::::',
  '[a](%E0)',
  '[a](%)',
  '![a](%E0.png)',
  '![]()',
  '![a](.)',
  '[a](javascript:alert(1))',
  '[a]: <',
  '[^1]',
  '| a | b |\n| - |',
  '|',
  '# ',
  '## {#',
  '## a {#b}',
  '---\n',
  '\u0000',
  '\u2028',
  '\uFEFF',
  '\uE0000\uE001',
  '\uD800',
  '😀',
  'עברית',
  '&#0;',
  '&#x110000;',
  '&nbsp;',
  'import x from "./missing"',
  'export const a = ',
  'export const title = 1',
  "import X from './x.mdx'",
  '\\',
  '$$',
  '>'.repeat(400),
  '- '.repeat(300),
  '*'.repeat(500),
  '['.repeat(500),
  '('.repeat(500),
  '<b>'.repeat(300),
  'a'.repeat(5000),
  '\r\n',
  '\t\t\t',
]

/** A copy of a page with a few changes. */
export function mutate(source: string, random: Random): string {
  let text = source
  for (let left = 1 + random.integer(4); left > 0; left -= 1) {
    const at = random.integer(text.length + 1)
    const end = Math.min(text.length, at + random.integer(40))
    const piece = random.pick(PIECES)
    const change = random.integer(5)
    if (change === 0) text = text.slice(0, at) + text.slice(end)
    else if (change === 1) text = text.slice(0, end) + text.slice(at)
    else if (change === 2) text = text.slice(0, at) + piece + text.slice(end)
    else if (change === 3) text = `${text.slice(0, at)}\n\n${piece}\n\n${text.slice(at)}`
    else text = text.slice(0, at) + piece + text.slice(at)
  }
  return text
}
