import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { createRandom } from '../support/random.ts'
import { openContentSite, type ContentSite } from './content-site.ts'
import { again, caseNumbers, printFigures, SEED } from './harness.ts'
import { plainPage } from './plain-pages.ts'
import { lostLines, shownWords } from './plain-text.ts'

const NUMBERS = caseNumbers(300, 10_000)

describe('plain content', () => {
  let copy: FixtureSite
  let site: ContentSite
  let file = ''

  beforeAll(async () => {
    copy = await copyFixture('basic')
    site = await openContentSite(copy.dir)
    file = site.sources.find((source) => source.endsWith('second.mdx')) ?? ''
  })
  afterAll(() => copy.delete())

  // @covers 11.5
  test(
    'results in the same words in the same order',
    async () => {
      let count = 0
      const faults: string[] = []
      for (const number of NUMBERS) {
        const { source, words } = plainPage(createRandom(SEED + number))
        const title = `title: Page ${number}`
        const { html } = await site.make(file, `---\n${title}\n---\n\n${source}`)
        const [, ...shown] = shownWords(html)
        count += words.length
        const at = words.findIndex((word, index) => word !== shown[index])
        if (at >= 0 || shown.length !== words.length)
          faults.push(
            `"${words.slice(at, at + 5).join(' ')}" became "${shown.slice(at, at + 5).join(' ')}"\n  ${again('plain-content', number)}`,
          )
      }
      printFigures('plain content', {
        'generated pages': NUMBERS.length,
        words: count,
        violations: faults.length,
      })
      expect(faults).toEqual([])
    },
    60_000 + NUMBERS.length * 200,
  )
})

describe('the comparison of words', () => {
  const source =
    '---\ntitle: These words are not text\n---\n\nRead [this page](/a) and `that code`.\n\n- One item of many\n\n<Box label="No plain text here" />\n'
  const page = {
    html: '<p>Read <a href="/a">this page</a> and <code>that<wbr>code</code>.</p><ul><li>One <b>item</b> of many</li></ul>',
    search: 'Read this page and that code.\nOne item of many',
    markdown: 'Read [this page](https://x/a.md) and `that code`.\n\n- One item of many',
  }

  test('finds nothing on a page that has all lines', () => {
    expect(lostLines(source, { ...page, html: page.html.replace('<wbr>', ' ') })).toEqual([])
  })

  test.each(['html', 'search', 'markdown'] as const)('finds a line that %s has lost', (where) => {
    const made = { ...page, html: page.html.replace('<wbr>', ' ') }
    expect(lostLines(source, { ...made, [where]: made[where].replace('item', '') })).toEqual([
      expect.stringContaining('"One item of many" is missing in'),
    ])
  })

  test('separates words only where a reader sees a space', () => {
    expect(shownWords(page.html)).toEqual(
      'Read this page and thatcode. One item of many'.split(' '),
    )
  })
})
