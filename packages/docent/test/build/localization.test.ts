import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PagePayload } from '../../src/shared/records/page-data.ts'
import type { SidebarItem } from '../../src/shared/records/site-data.ts'
import { compareCopies } from '../copies/site-copies.ts'
import { docent } from '../support/docent.ts'
import type { FixtureSite } from '../support/fixtures.ts'
import { readableTexts, translatedSite, untranslated } from '../support/translation.ts'

describe('a site in another language has no English words', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await translatedSite()
    const { code, stderr } = await docent(['build', '--site', site.dir])
    expect(stderr).toBe('')
    expect(code).toBe(0)
  })
  afterAll(() => site.delete())

  test('and its Markdown copies have the text, the anchors, and the links of their pages', async () => {
    expect((await compareCopies(site.dir)).differences).toEqual([])
  })

  const files = (ending: string): string[] =>
    readdirSync(join(site.dir, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith(ending),
    )
  /** Strings with an English word, by file. */
  const findings = async (
    ending: string,
    texts: (content: string) => string[],
  ): Promise<string[]> => {
    const found: string[] = []
    const all = files(ending)
    expect(all.length).toBeGreaterThan(0)
    for (const file of all) {
      for (const text of texts(await site.read(`dist/${file}`)))
        if (untranslated(text).length > 0) found.push(`${file}: ${text}`)
    }
    return found
  }

  // @covers 10.34
  test('in documents', async () => {
    expect(await findings('.html', readableTexts)).toEqual([])
  })

  // @covers 10.34
  test('in payloads', async () => {
    const texts = (json: string): string[] => {
      const { page, html = '' } = JSON.parse(json) as Partial<PagePayload>
      return [
        ...readableTexts(html),
        page?.title ?? '',
        page?.description ?? '',
        ...(page?.headings ?? []).map(({ text }) => text),
        ...(page?.breadcrumbs ?? []).map(({ label }) => label),
      ]
    }
    expect(await findings('index.json', texts)).toEqual([])
  })

  // @covers 10.34
  test('in Markdown copies and their list', async () => {
    // Strings that don't count as words: code, tags, anchors, a file name, and keywords of the skill format.
    const texts = (markdown: string): string[] =>
      markdown
        .replace(/^```[\s\S]*?^```$|<\/?\w+>|<a id="[^"]*">|\[llms\.txt\]/gm, '')
        .replace(/^name: documentation$|^description: "(.*)"$/gm, '$1')
        .split('\n')
    expect(await findings('.md', texts)).toEqual([])
    expect(await findings('llms.txt', texts)).toEqual([])
  })

  test('in sidebars', async () => {
    const labels = (items: SidebarItem[]): string[] =>
      items.flatMap((item) =>
        item.type === 'html'
          ? []
          : [item.label, ...(item.type === 'category' ? labels(item.items) : [])],
      )
    const found = files('.json').filter((file) => file.startsWith('assets/sidebar-'))
    expect(found).toHaveLength(1)
    const { items } = JSON.parse(await site.read(`dist/${found[0]}`)) as { items: SidebarItem[] }
    expect(labels(items).flatMap(untranslated)).toEqual([])
  })
})
