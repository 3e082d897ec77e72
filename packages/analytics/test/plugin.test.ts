import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent } from '../../docent/test/support/docent.ts'
import { type FixtureSite, writtenSite } from '../../docent/test/support/fixtures.ts'

const config = (options: string, own = ''): string => `import { analytics } from '@docent/analytics'
export default {
  title: 'Trial',
  url: 'https://docs.example.com',
  baseUrl: '/docs/',
  i18n: {
    locales: ['en', 'de'],
    localeConfigs: { en: { htmlLang: 'en-GB' }, de: { htmlLang: 'de-AT' } },
  },
  plugins: [analytics(${options})],
  ${own}
}
`

const FILES = {
  'docs/index.md': '---\ntitle: Home\n---\n\nText.\n',
  'i18n/en/messages.json': '{ "consent.title": "Tea & cookies" }',
}
const OPTIONS = "{ analytics: 'G-ABC1', sessionRecording: 'abc', privacyPolicy: '/privacy' }"

/** A site with these options, and the code of its scripts by the name of the file. */
async function built(options: string, own?: string) {
  const site = await writtenSite({ ...FILES, 'docent.config.mjs': config(options, own) })
  const { code, stderr } = await docent(['build'], site.dir)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  const scripts = async (): Promise<Record<string, string>> => {
    const names = readdirSync(`${site.dir}/dist/assets`).filter((name) => name.endsWith('.js'))
    const texts = names.map(async (name) => [
      name.split('.')[0],
      await site.read(`dist/assets/${name}`),
    ])
    return Object.fromEntries(await Promise.all(texts)) as Record<string, string>
  }
  return { site, scripts: await scripts() }
}

describe('a site that asks its readers', () => {
  let site: FixtureSite
  let scripts: Record<string, string>
  beforeAll(async () => ({ site, scripts } = await built(OPTIONS)))
  afterAll(() => site.delete())

  test('has a place for the banner, and the settings on every page', async () => {
    for (const [file, label] of [
      ['dist/index.html', 'Cookie settings'],
      ['dist/de/index.html', 'Cookie-Einstellungen'],
      ['dist/404.html', 'Cookie settings'],
    ] as const) {
      const html = await site.read(file)
      expect(html).toMatch(/<\/a><div data-slot="afterSkipLink"><div data-consent-container="">/)
      expect(html).toContain(
        `<button type="button" class="footer-cookies" data-cookie-settings="">${label}</button></div></div></div></footer>`,
      )
    }
  })

  test('loads the services, with their words in each language, apart from the first script', () => {
    const services = scripts['chosen-services'] ?? ''
    for (const text of [
      'G-ABC1',
      'clarity.ms',
      '/docs/privacy',
      'Tea &amp; cookies',
      'Alle akzeptieren',
    ])
      expect(services).toContain(text)
    expect(scripts.early).toContain('data-cookie-settings')
    expect(scripts.early).not.toContain('G-ABC1')
    for (const name of ['early', 'main']) expect(scripts[name]).not.toContain('Alle akzeptieren')
  })

  test('has the origins of its services, and no others, in its policy', async () => {
    const headers = await site.read('dist/_headers')
    const sources = (directive: string): string | undefined =>
      new RegExp(`; ${directive} ([^;]*)`).exec(headers)?.[1]
    expect(sources('script-src')).toMatch(
      / https:\/\/www\.googletagmanager\.com https:\/\/\*\.clarity\.ms$/,
    )
    expect(sources('connect-src')).toBe(
      "'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://*.clarity.ms https://c.bing.com",
    )
  })
})

test('without consent, there is neither a banner nor a control, and an own policy stays off', async () => {
  const { site, scripts } = await built(
    "{ tagManager: 'GTM-ABC', consent: 'off' }",
    'contentSecurityPolicy: false,',
  )
  expect(await site.read('dist/index.html')).not.toContain('data-slot')
  expect(await site.read('dist/_headers')).not.toContain('Content-Security-Policy')
  expect(scripts['chosen-services']).toContain('GTM-ABC')
  expect(scripts['chosen-services']).not.toContain('Alle akzeptieren')
  await site.delete()
})

test('without an ID, the plugin adds nothing', async () => {
  const { site, scripts } = await built("{ privacyPolicy: '/privacy' }")
  expect(Object.keys(scripts)).not.toContain('chosen-services')
  expect(await site.read('dist/index.html')).not.toContain('data-slot')
  expect(await site.read('dist/_headers')).not.toContain('googletagmanager')
  await site.delete()
})

test("an ID that would change the script's address is rejected with a fix and its line", async () => {
  const site = await writtenSite({
    ...FILES,
    'docent.config.mjs': config(
      `{
    analytics: 'UA-1234-1',
    tagManager: 'GTM-1"><script>',
    sessionRecording: '../../evil',
    consent: 'later',
    privacyPolicy: 'javascript:alert(1)',
  }`,
    ),
  })
  const { code, stderr } = await docent(['build'], site.dir)
  expect(code).toBe(1)
  expect(stderr).toContain('docent.config.mjs:11')
  for (const fix of [
    'for example "G-XXXXXXXXXX"',
    'for example "GTM-XXXXXXX"',
    'only letters and digits',
    'Use "ask" or "off".',
    'Use a route that starts with a slash',
  ])
    expect(stderr).toContain(fix)
  await site.delete()
})

test('the option of earlier versions names the plugin', async () => {
  const site = await writtenSite({
    ...FILES,
    'docent.config.mjs': config('{}', "integrations: { analytics: 'G-ABC1' },"),
  })
  const { stderr } = await docent(['build'], site.dir)
  expect(stderr).toContain('docent.config.mjs:11')
  expect(stderr).toContain(
    'Install @docent/analytics, import its plugin, and write plugins: [analytics({ … })], with the same options.',
  )
  await site.delete()
})
