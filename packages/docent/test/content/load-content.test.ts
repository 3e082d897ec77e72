import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageData } from '../../src/shared/records/page-data.ts'
import { prepare, type Prepared } from '../../src/page/prepare.ts'
import { loadConfig } from '../../src/config/index.ts'
import { frontMatterParser } from '../../src/content/front-matter.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

describe('two versions and two locales', () => {
  let site: FixtureSite
  let prepared: Prepared
  beforeAll(async () => {
    site = await copyFixture('two')
    prepared = await prepare(await loadConfig(site.dir), { drafts: false })
  })
  afterAll(() => site.delete())

  const page = (route: string): PageData => {
    const found = prepared.plan.pages.find((candidate) => candidate.route === route)
    if (!found) throw new Error(`no page ${route}`)
    return found.data
  }

  // @covers 3.3
  test("the last version has the instance's routes, and the next one has its own", () => {
    const routes = prepared.plan.pages.map(({ route }) => route)
    expect(routes).toContain('/two/docs/intro')
    expect(routes).toContain('/two/docs/next/intro')
    expect(routes).toContain('/two/fr/docs/next/intro')
    expect(routes).toContain('/two/community/help')
  })

  test('a page has its routes in other versions and locales', () => {
    expect(page('/two/docs/next/intro')).toMatchObject({
      versions: { current: '/two/docs/next/intro', '1.0': '/two/docs/intro' },
      locales: { en: '/two/docs/next/intro', fr: '/two/fr/docs/next/intro' },
    })
  })

  test('a translated page replaces the original, and other pages are shown untranslated', () => {
    expect(page('/two/fr/docs/next/intro').title).toBe('Présentation')
    expect(page('/two/fr/docs/next/guides/start').title).toBe('Start')
  })

  test('a category with a generated index has a page, a breadcrumb, and neighbors', () => {
    expect(page('/two/docs/guides')).toMatchObject({
      kind: 'doc',
      title: 'Guides',
      sidebar: 'main',
    })
    expect(page('/two/docs/guides/start').breadcrumbs).toEqual([
      { label: 'Guides', href: '/two/docs/guides' },
      { label: 'Start', href: '/two/docs/guides/start' },
    ])
    expect(page('/two/docs/intro').next).toEqual({ label: 'Start', href: '/two/docs/guides/start' })
  })

  test('navbar items lead to documents of the last version in the locale', () => {
    const items = prepared.sites.fr?.navbar.items ?? []
    expect(items[0]).toMatchObject({
      type: 'link',
      label: 'Doc',
      href: '/two/fr/docs/intro',
      activeDocId: 'intro',
    })
    expect(items[1]).toMatchObject({ href: '/two/fr/docs/intro', activeSidebar: 'main' })
    expect(items.map(({ type }) => type)).toEqual([
      'link',
      'link',
      'link',
      'menu',
      'html',
      'docsVersion',
      'menu',
      'menu',
      'search',
    ])
  })

  // @covers 3.8
  test('versions have their labels and main documents', () => {
    expect(prepared.sites.en?.docs[0]?.versions).toEqual([
      {
        name: 'current',
        label: '2.0 (next)',
        isLast: false,
        href: '/two/docs/next/intro',
        banner: 'unreleased',
        badge: true,
      },
      {
        name: '1.0',
        label: '1.0',
        isLast: true,
        href: '/two/docs/intro',
        banner: 'none',
        badge: true,
      },
    ])
  })

  // @covers 5.2
  test.each([
    [
      'an unknown document',
      "docId: 'intro', label",
      "docId: 'intor', label",
      /unknown-doc-id/,
      ['intro', 'guides/start'],
    ],
    [
      'an unknown sidebar',
      "sidebarId: 'main'",
      "sidebarId: 'mian'",
      /unknown-sidebar-id/,
      ['main'],
    ],
  ])(
    '%s in the navbar is an error that lists the existing ones',
    async (_name, from, to, code, available) => {
      await site.edit('docent.config.ts', from, to)
      try {
        const problem = await prepare(await loadConfig(site.dir), { drafts: false }).catch(
          (error: unknown) => error,
        )
        expect((problem as { code: string }).code).toMatch(code)
        for (const id of available) expect((problem as { hint: string }).hint).toContain(id)
      } finally {
        await site.edit('docent.config.ts', to, from)
      }
    },
  )

  // @covers 5.1
  test("a sidebar without a link can't be a navbar item", async () => {
    await site.edit('docent.config.ts', 'sidebars: { main: [', 'sidebars: { empty: [], main: [')
    await site.edit('docent.config.ts', "sidebarId: 'main'", "sidebarId: 'empty'")
    const problem = await prepare(await loadConfig(site.dir), { drafts: false }).catch(
      (error: unknown) => error,
    )
    expect(problem).toMatchObject({
      code: 'sidebar-without-link',
      message: expect.stringContaining('"empty"') as string,
    })
    await site.edit('docent.config.ts', "sidebarId: 'empty'", "sidebarId: 'main'")
    await site.edit('docent.config.ts', 'empty: [], ', '')
  })

  // @covers 3.7, 5.7, 8.5
  test("a docs instance that isn't configured is reported", async () => {
    await site.edit(
      'docent.config.ts',
      "type: 'docsVersion', ",
      "type: 'docsVersion', docsPluginId: 'other', ",
    )
    const problem = await prepare(await loadConfig(site.dir), { drafts: false }).catch(
      (error: unknown) => error,
    )
    expect(problem).toMatchObject({
      code: 'missing-docs-data',
      message: expect.stringMatching(/"other" \(used in navbar\.items\[\d+\]\)/) as string,
      file: expect.stringMatching(/docent\.config\.ts$/) as string,
      line: expect.any(Number) as number,
    })
    await site.edit('docent.config.ts', "docsPluginId: 'other', ", '')
  })

  // @covers 3.9, 5.3
  test('a draft in the navbar is omitted without an error', async () => {
    await site.edit(
      'versioned_docs/version-1.0/intro.mdx',
      'title: Introduction',
      'title: Introduction\ndraft: true',
    )
    const drafted = await prepare(await loadConfig(site.dir), { drafts: false })
    expect(
      drafted.sites.en?.navbar.items.some((item) => item.type === 'link' && item.label === 'Doc'),
    ).toBe(false)
    await site.edit('versioned_docs/version-1.0/intro.mdx', '\ndraft: true', '')
  })
})

describe('front matter', () => {
  const parseFrontMatter = frontMatterParser()
  const parse = (yaml: string) => parseFrontMatter(`---\n${yaml}\n---\n\nText`, '/docs/a.md')

  test('keeps the body', () => {
    expect(parse('title: A')).toMatchObject({
      frontMatter: { title: 'A' },
      body: '\nText',
    })
  })

  test('is optional', () => {
    expect(parseFrontMatter('# A', '/docs/a.md')).toMatchObject({
      frontMatter: {},
      body: '# A',
    })
  })

  // @covers 10.26
  test.each([
    ['a wrong type', 'sidebar_position: first', 2, '"sidebar_position": Use a number.'],
    ['an unknown key', 'title: A\nsidebar_postion: 1', 3, 'sidebar_position'],
    ['a link that runs code', 'custom_edit_url: "java\\nscript:alert(1)"', 2, 'runs code'],
    ['faulty YAML', 'title: "A', 2, 'quote'],
    ['an unclosed quote', "title: 'A\ndescription: B", 2, 'quote'],
    ['an unclosed quote in a list', 'title: A\nkeywords: ["b, c]\nslug: /d', 3, 'quote'],
  ])('%s is an error with its line', (_name, yaml, line, word) => {
    let problem: { line?: number; message: string; hint: string } | undefined
    try {
      parse(yaml)
    } catch (error) {
      problem = error as typeof problem
    }
    expect(problem?.line).toBe(line)
    expect(`${problem?.message} ${problem?.hint}`).toContain(word)
  })
})
