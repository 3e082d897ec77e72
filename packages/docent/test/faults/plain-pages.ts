import type { Random } from '../support/random.ts'

/** A page of plain content, with the words that a reader must see, in order. */
export interface PlainPage {
  source: string
  words: string[]
}

/** Writes words with formatting, and records the words that a reader sees. */
interface Writer {
  random: Random
  seen: string[]
  /** Several words of a line with formatting. */
  line(): string
}

/** Words as they're written and as they're shown. */
const ODD_WORDS: [written: string, shown: string][] = [
  ['&amp;', '&'],
  ['&lt;tag&gt;', '<tag>'],
  ['\\*', '*'],
  ['\\<b>', '<b>'],
  ['\\{x}', '{x}'],
  ['2\\*3', '2*3'],
  ['a_b_c', 'a_b_c'],
  ['10:30', '10:30'],
  [':visible', ':visible'],
  ['C:\\dir', 'C:\\dir'],
  ['größer', 'größer'],
  ['עברית', 'עברית'],
  ['日本語', '日本語'],
  ['😀👩‍👩‍👧', '😀👩‍👩‍👧'],
  ['$5', '$5'],
  ['50%', '50%'],
  ['#1', '#1'],
  ['@site', '@site'],
  ['"quoted"', '"quoted"'],
  ['it’s', 'it’s'],
  ['a...b', 'a...b'],
  ['--', '--'],
  ['!', '!'],
]

/** Formatting around one or more words. */
const MARKS: ((text: string) => string)[] = [
  (text) => `*${text}*`,
  (text) => `_${text}_`,
  (text) => `**${text}**`,
  (text) => `~~${text}~~`,
  (text) => `[${text}](/intro)`,
  (text) => `**_${text}_**`,
]

const BLOCKS: ((writer: Writer) => string)[] = [
  ({ line }) => line(),
  ({ line }) => `${line()}\n${line()}`,
  ({ line }) => `${line()}  \n${line()}\\\n${line()}`,
  ({ line }) => `## ${line()}`,
  ({ line }) => `#### ${line()} {#own-id}`,
  ({ line }) => `- ${line()}\n- ${line()}\n\n  ${line()}\n  - ${line()}`,
  ({ line }) => `3. ${line()}\n4. ${line()}`,
  ({ line }) => `- [x] ${line()}\n- [ ] ${line()}`,
  ({ line }) => `> ${line()}\n>\n> > ${line()}`,
  ({ line }) => `:::tip[${line()}]\n\n${line()}\n\n:::`,
  ({ line }) =>
    `| ${line()} | ${line()} |\n| --- | :-: |\n| ${line()} | ${line()} |\n| ${line()} | |`,
  fence,
  ({ line }) => `<Tabs>\n<TabItem value="a">\n\n${line()}\n\n</TabItem>\n</Tabs>`,
  ({ line }) => `<Box>\n\n${line()}\n\n</Box>`,
  ({ line }) => `<p>${line()}</p>`,
  ({ line }) => `<details>\n<summary>${line()}</summary>\n\n${line()}\n\n</details>`,
  () => '***',
]

/** Code is shown character by character. */
function fence({ random, seen }: Writer): string {
  const lines = Array.from({ length: 1 + random.integer(4) }, (_, i) => {
    const words = [`const`, `w${random.integer(1e6)}`, '=', `'<b>*a*&amp;'`, '//', `{#${i}}`]
    seen.push(...words)
    return words.join(' ')
  })
  const language = random.pick(['', 'js', 'ts', 'html', 'text', 'bash'])
  return `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``
}

export function plainPage(random: Random): PlainPage {
  const seen: string[] = []
  const word = (): string => {
    if (random.integer(4) > 0) {
      const plain = `w${random.integer(1e6)}`
      seen.push(plain)
      return plain
    }
    const [written, shown] = random.pick(ODD_WORDS)
    seen.push(shown)
    return written
  }
  const piece = (): string => {
    if (random.integer(6) === 0) {
      const code = random.pick(['cy.get()', '<div>', '{x}', '**a**', '&amp;', ':::tip'])
      seen.push(code)
      return `\`${code}\``
    }
    const text = Array.from({ length: 1 + random.integer(3) }, () => `w${random.integer(1e6)}`)
    if (random.integer(3) > 0) return word()
    seen.push(...text)
    return random.pick(MARKS)(text.join(' '))
  }
  // A line starts with a plain word, because other text could start a list or a heading.
  const line = (): string => {
    const first = `w${random.integer(1e6)}`
    seen.push(first)
    return [first, ...Array.from({ length: 1 + random.integer(8) }, piece)].join(' ')
  }
  const writer: Writer = { random, seen, line }
  const blocks = Array.from({ length: 1 + random.integer(12) }, () => random.pick(BLOCKS)(writer))
  return { source: `${blocks.join('\n\n')}\n`, words: seen }
}
