import { expect, test } from 'vitest'
import { localeOf, resolveConfig, type UserConfig } from '../../src/config/index.ts'
import { rebaseFor } from '../../src/content/configured-html.ts'
import { resolveNavbar } from '../../src/content/navbar-items.ts'
import type { LoadedSet } from '../../src/shared/records/content.ts'

const main = { id: 'intro', route: '/site/intro' }

/** The items of the French site, whose docs have one document in each version. */
function itemsOf(items: NonNullable<UserConfig['navbar']>['items'], rest: Partial<UserConfig>) {
  const config = resolveConfig(
    { title: 'A', url: 'https://a.b', baseUrl: '/site/', navbar: { items }, ...rest },
    { siteDir: '/site' },
  )
  const locale = localeOf(config, config.i18n.locales.at(-1) ?? '')
  const sets = config.docSets
    .filter((set) => set.locale === locale.code)
    .map((set) => ({ set, byId: new Map([['intro', main]]), mainDocId: 'intro' }))
  return resolveNavbar({
    config,
    content: {
      locale,
      labels: {},
      sets: sets as unknown as LoadedSet[],
      histories: new Map(),
      pages: [],
    },
    rebase: rebaseFor(config, locale),
  })
}

const TWO = {
  i18n: { locales: ['en', 'fr'] },
  docs: { versions: { current: {}, '1.0': {} } },
} satisfies Partial<UserConfig>

test('a menu of languages has a link for each of them, with the current one as its label', () => {
  const [menu] = itemsOf(
    [{ type: 'localeDropdown', dropdownItemsAfter: [{ label: 'Help', to: '/help' }] }],
    TWO,
  )
  expect(menu).toMatchObject({ type: 'menu', choice: 'locale', label: 'Français', icon: 'globe' })
  expect(menu).toMatchObject({
    entries: [
      { label: 'English', href: '/site/', locale: 'en', lang: 'en' },
      { label: 'Français', href: '/site/fr/', locale: 'fr', lang: 'fr' },
      { label: 'Help', href: '/site/fr/help' },
    ],
  })
})

test('a menu of versions leads to the main document of each', () => {
  expect(itemsOf([{ type: 'docsVersionDropdown' }], TWO)).toMatchObject([
    {
      type: 'menu',
      choice: 'version',
      docsId: 'default',
      label: '1.0',
      entries: [
        { label: 'Next', version: 'current', href: '/site/intro' },
        { label: '1.0', version: '1.0', href: '/site/intro' },
      ],
    },
  ])
})

test('there is no menu for a single language or version, unless it has other entries', () => {
  expect(itemsOf([{ type: 'localeDropdown' }, { type: 'docsVersionDropdown' }], {})).toEqual([])
  const help = { label: 'Help', to: '/help' }
  const items = itemsOf([{ type: 'localeDropdown', dropdownItemsBefore: [help] }], {})
  expect(items).toMatchObject([{ entries: [{ label: 'Help' }] }])
})

test('active paths are below the base URL', () => {
  const items = itemsOf([{ label: 'API', to: '/api', activeBasePath: 'api' }], {})
  expect(items).toMatchObject([{ href: '/site/api', activeBasePath: '/site/api' }])
})
