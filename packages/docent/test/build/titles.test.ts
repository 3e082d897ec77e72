import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { writtenSite, type FixtureSite } from '../support/fixtures.ts'

const titled = (text: string): string => `---\ntitle: Button\n---\n\n${text}\n`

const PAGES: Record<string, string> = {
  below: titled('Text.\n\n# Reference\n\n## Props'),
  own: titled('# The button\n\nText.'),
  logo: titled('![Logo](/logo.svg)\n\n# The button\n\nText.'),
  same: titled('Text.\n\n# Button'),
  untitled: 'Text.\n\n# Reference\n',
}

describe('the title of a page with a level-1 heading', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await writtenSite({
      ...Object.fromEntries(
        Object.entries(PAGES).map(([name, text]) => [`docs/${name}.md`, text] as const),
      ),
      'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
      'docs/index.md': titled('[The reference](./below.md#reference)'),
    })
    expect((await docent(['build'], site.dir)).stderr).toBe('')
  })
  afterAll(() => site.delete())

  test.each([
    ['below text, which has a link of its own', 'below', ['Button', 'Reference']],
    ['at the start', 'own', ['The button']],
    ['below a picture only', 'logo', ['The button']],
    ['below text, with the same words', 'same', ['Button']],
    ['below text, without a title in the front matter', 'untitled', ['Reference']],
  ])('%s', async (_, page, expected) => {
    const html = await site.read(`dist/${page}/index.html`)
    const titles = [...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text)
    expect(titles).toEqual(expected)
  })
})
