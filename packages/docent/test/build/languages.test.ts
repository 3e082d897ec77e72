import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { writtenSite, type FixtureSite } from '../support/fixtures.ts'

let site: FixtureSite
beforeAll(async () => {
  site = await writtenSite(
    {
      'docs/index.md': '---\ntitle: Home\n---\n\n## First\n\n:::tip\n\nText.\n\n:::\n\n## Second\n',
      'i18n/ar/messages.json': '{ "admonition.tip": "من الموقع" }',
      'i18n/eo/messages.json': '{ "admonition.tip": "Konsilo" }',
    },
    `i18n: {
      defaultLocale: 'en',
      locales: ['en', 'fr', 'ar', 'zh-TW', 'eo', 'chinois'],
      localeConfigs: { chinois: { htmlLang: 'zh-CN' } },
    }`,
  )
  const { code, stderr } = await docent(['build', '--site', site.dir])
  expect(stderr).toBe('')
  expect(code).toBe(0)
})
afterAll(() => site.delete())

const page = (locale: string): Promise<string> => site.read(`dist/${locale}/index.html`)

test.each([
  ['fr', ['Sur cette page', 'Astuce', 'Aller au contenu principal', 'pas encore été traduite']],
  ['ar', ['في هذه الصفحة', 'انتقل إلى المحتوى الرئيسي']],
  ['zh-TW', ['本頁內容', '提示', '跳至主要內容']],
  ['chinois', ['本页目录', '跳到主要内容']],
])('a page in %s has the words of its language', async (locale, texts) => {
  const html = await page(locale)
  for (const text of texts) expect(html).toContain(text)
  expect(html).not.toContain('On this page')
  expect(html).not.toContain('Skip to main content')
})

test("the site's own text replaces docent's", async () => {
  const html = await page('ar')
  expect(html).toContain('من الموقع')
  expect(html).not.toContain('نصيحة')
})

test('a language without a translation has the English text and that of the site', async () => {
  const html = await page('eo')
  expect(html).toContain('On this page')
  expect(html).toContain('Konsilo')
})

test('the Markdown copies and the page for missing addresses are in the language', async () => {
  expect(await site.read('dist/fr/index.md')).toContain('Toutes les pages sont répertoriées')
  expect(await site.read('dist/fr/404.html')).toContain('Page introuvable')
})

test('browsers load only the messages of their language, and only those that they show', async () => {
  const assets = readdirSync(join(site.dir, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js'),
  )
  const texts = await Promise.all(assets.map((file) => site.read(`dist/${file}`)))
  const french = texts.filter((text) => text.includes('Sur cette page'))
  expect(french).toHaveLength(1)
  expect(french[0]).not.toContain('本頁內容')
  expect(texts.filter((text) => text.includes('Gestionnaire de paquets'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('Trouver une page'))).toEqual([])
})
