import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageList } from '../../src/shared/records/page-list.ts'
import { compareCopies } from '../copies/site-copies.ts'
import { docent } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

describe('pages as Markdown, in two locales and two versions below a base URL', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await copyFixture('two')
    await docent(['build', '--site', site.dir])
  })
  afterAll(() => site.delete())

  test('each locale and each version has its own copies', async () => {
    expect(await site.read('dist/docs/next/intro.md')).toContain(
      '[Start](https://two.example.com/two/docs/next/guides/start.md)',
    )
    expect(await site.read('dist/docs/intro.md')).toContain(
      '<https://two.example.com/two/docs/intro>',
    )
    const french = await site.read('dist/fr/docs/next/intro.md')
    expect(french).toMatch(/^# Présentation\n\n.+\n\nTexte de la version suivante\./)
    expect(french).toContain('<https://two.example.com/two/fr/docs/next/intro>')
  })

  test('the copies have the text, the anchors, and the links of their pages', async () => {
    expect((await compareCopies(site.dir)).differences).toEqual([])
  })

  test("a category's page is a list of its documents", async () => {
    expect(await site.read('dist/docs/next/guides.md')).toMatch(
      /^# Guides\n\n.+\n\n- \[.+\]\(https:\/\/two\.example\.com\/two\/docs\/next\/guides\/start\.md\)/,
    )
  })

  test('llms.txt lists only the current version in the default locale', async () => {
    const list = await site.read('dist/llms.txt')
    const urls = [...list.matchAll(/\]\(https:\/\/two\.example\.com(.*?)\)/g)].map(
      ([, path]) => path,
    )
    expect(urls).toEqual([
      '/two/docs/intro.md',
      '/two/docs/guides.md',
      '/two/docs/guides/start.md',
      '/two/community/help.md',
      '/two/versions.md',
    ])
    expect(existsSync(join(site.dir, 'dist/.well-known'))).toBe(false)
    expect(list).toContain('## Sidebar\n\n- [Introduction]')
    expect(list).toMatch(/## Other pages\n\n- \[.*\]\(.*\/versions\.md\)/)
    const { versions, baseUrl, moved } = JSON.parse(await site.read('dist/pages.json')) as PageList
    expect(versions).toEqual({ default: '1.0' })
    expect(baseUrl).toBe('/two/')
    expect(moved).toMatchObject({ '/two/docs/begin': '/two/docs/intro' })
  })
})
