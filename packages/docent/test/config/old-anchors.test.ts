import { expect, test } from 'vitest'
import { inlineFiles } from '../../src/config/inline-files.ts'
import { resolveConfig } from '../../src/config/index.ts'
import type { UserConfig } from '../../src/config/schema.ts'

test('old anchors apply to every locale, and those below a locale replace them there', () => {
  const config = resolveConfig(
    {
      title: 'A',
      url: 'https://a.b',
      baseUrl: '/base/',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      oldAnchors: {
        '/fr/guide': { moved: { '#debut': ['Start'] } },
        '/guide/': { moved: { '#start': ['Start'] }, nearest: { '/other/#x': ['Gone'] } },
      },
    },
    { siteDir: '/site' },
  )
  const found = [...config.oldAnchors].map(([route, anchors]) => [
    route,
    Object.fromEntries(anchors.map(({ id, to, isNearest }) => [id, `${to} ${isNearest}`])),
  ])
  expect(Object.fromEntries(found)).toEqual({
    '/base/guide': { Start: '#start false', Gone: '/base/other#x true' },
    '/base/fr/guide': { Start: '#debut false', Gone: '/base/fr/other#x true' },
  })
})

test('a list that contains something else than paths is an invalid option', async () => {
  const user = {
    title: 'Test',
    url: 'https://a.b',
    oldAnchors: ['anchors.json', {}],
  } as unknown as UserConfig
  const inlined = await inlineFiles(user, '/site', {})
  expect(() => resolveConfig(inlined.user, { siteDir: '/site' })).toThrow(/oldAnchors/)
})
