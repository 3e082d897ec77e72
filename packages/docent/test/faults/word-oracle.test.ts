import { createRequire } from 'node:module'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { isDocentError, problemsIn } from '../../src/errors/index.ts'
import { toHtml } from '../markdown/to-html.ts'
import { createRandom, type Random } from '../support/random.ts'
import { again, caseNumbers, printFigures, SEED } from './harness.ts'
import { shownWords } from './plain-text.ts'

const NUMBERS = caseNumbers(100, 5000)

/** Sources in odd syntax: the examples of CommonMark. Arrows are tabs. */
const EXAMPLES = (
  createRequire(import.meta.url)('commonmark-spec') as { tests: { markdown: string }[] }
).tests.map(({ markdown }) => markdown.replaceAll('→', '\t'))

/** More syntax that pages of other people have. */
const MORE = [
  '| a | b |\n| --- | --- |\n| c `d|e` | f\\|g |\n',
  '- [ ] todo\n- [x] done\n',
  'Text ~~deleted~~ and 5~10.\n',
  'See www.example.com and <https://example.com/a_b>.\n',
  'A note[^n].\n\n[^n]: The text of the note.\n',
  '## C# and F\\#\n\nText {braces} and <b>bold</b>.\n',
  '*emphasis***strong**_a_b_\n',
  '1. one\n\n   two\n2) three\n',
  '> quote\nlazy\n\n```\ncode\n\n',
  '&copy; &#35; &nbsp;x &notanentity; \\& \\a\n',
  'Line  \nbreak\\\nhere\n',
  '<div>\n\n*inside*\n\n</div>\n',
  'a :b c::d e:f[g] h\n',
  '10:30, C:\\dir, :smile:\n',
]

/** Blocks of several examples, each as it is, in a quote, or in a list. */
function source(random: Random): string {
  const blocks = Array.from({ length: 1 + random.integer(4) }, () => {
    const block = random.pick(random.integer(3) === 0 ? MORE : EXAMPLES).replace(/\n$/, '')
    const inside = (first: string, others: string): string =>
      block
        .split('\n')
        .map((line, at) => `${at === 0 ? first : others}${line}`.trimEnd())
        .join('\n')
    return random.pick([block, block, block, inside('> ', '> '), inside('- ', '  ')])
  })
  return `Start.\n\n${blocks.join('\n\n')}\n`
}

/** Tags that GitHub shows as text. docent's pages are their author's, so they stay elements, as in CommonMark. */
const FILTERED =
  /&lt;(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:\s[^<>&]*)?>)/gi

/** What both compilers must agree on: letters and digits, because docent adds punctuation to addresses and notes. */
const letters = (html: string): string =>
  shownWords(html)
    .join(' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

test(
  'pages in odd syntax have the words that an independent compiler finds, or an error',
  async () => {
    const faults: string[] = []
    let refused = 0
    for (const number of NUMBERS) {
      const text = source(createRandom(SEED + number))
      const made = await toHtml(text, { name: 'page.md' }).catch((error: unknown) => {
        if (!problemsIn(error).every(isDocentError)) throw error
        return undefined
      })
      if (made === undefined) {
        refused += 1
        continue
      }
      const html = micromark(text, {
        allowDangerousHtml: true,
        extensions: [gfm({ singleTilde: false })],
        htmlExtensions: [gfmHtml()],
      }).replace(FILTERED, '<')
      const expected = letters(html)
      const shown = letters(made)
      // micromark loses line breaks in code blocks of a source that also has definitions.
      const isSame = html.includes('<pre>')
        ? shown.replaceAll(' ', '') === expected.replaceAll(' ', '')
        : shown === expected
      if (!isSame)
        faults.push(
          `${JSON.stringify(text)}\n  shows    ${shown}\n  expected ${expected}\n  ${again('word-oracle', number)}`,
        )
    }
    printFigures('words of an independent compiler', {
      'generated pages': NUMBERS.length,
      'with an error': refused,
      violations: faults.length,
    })
    expect(faults.slice(0, 5)).toEqual([])
    expect(refused).toBeLessThan(NUMBERS.length / 2)
  },
  60_000 + NUMBERS.length * 200,
)
