import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resolveConfig } from '../../src/config/resolve.ts'
import type { UserConfig } from '../../src/config/schema.ts'
import { labelState } from '../../src/content/translations.ts'
import { isDocentError } from '../../src/errors/index.ts'
import { prepare } from '../../src/page/prepare.ts'
import { writtenSite, type FixtureSite } from '../support/fixtures.ts'
import { createRandom, type Random } from '../support/random.ts'
import { again, caseNumbers, printFigures, SEED } from './harness.ts'

const NUMBERS = caseNumbers(100, 3000)
const IDS = ['start', 'guide/one', 'guide/two']

let site: FixtureSite
beforeAll(async () => {
  site = await writtenSite({ 'docs/guide/one.md': '', 'i18n/fr/labels.json': '{}' })
  rmSync(`${site.dir}/docs/index.md`)
})
afterAll(() => site.delete())

/** Characters around a word that JSON, YAML, and HTML could change. */
const AROUND = [
  '',
  ' & more',
  ' "a"',
  " it's",
  ': 1',
  ' #1',
  ' 1.10',
  ' ünï 漢',
  ' العربية',
  ' {x}',
  ' %20',
]

/** A generated site: its texts, and where each may appear. */
interface Case {
  config: UserConfig
  pages: Record<string, string>
  labels: Record<string, string>
  /** Texts that every language shows, unless `labels` has a translation. */
  shown: string[]
  /** Texts of documents, which `labels` doesn't translate. */
  ofPages: string[]
}

function generate(random: Random): Case {
  let count = 0
  const shown: string[] = []
  const ofPages: string[] = []
  const isSet = (): boolean => random.integer(2) === 0
  const word = (): string => `Word${(count += 1)}x${random.pick(AROUND)}`
  const text = (): string => {
    const written = word()
    shown.push(written)
    return written
  }
  const plain = (): string => {
    const name = `name-${(count += 1)}-end`
    ofPages.push(name)
    return name
  }
  const maybe = <T extends object>(make: () => T): T | object => (isSet() ? make() : {})
  const list = <T>(make: () => T, least = 0): T[] =>
    Array.from({ length: least + random.integer(3) }, make)
  const look = (): object => maybe(() => ({ className: plain() }))
  const link = (): object => ({
    label: text(),
    ...(isSet() ? { to: '/start' } : { href: `https://example.com/${plain()}` }),
  })
  const navbarItem = (): object =>
    random.pick<() => object>([
      () => ({ ...link(), ...look(), ...maybe(() => ({ ariaLabel: text() })) }),
      () => ({ type: 'doc', docId: random.pick(IDS), label: text(), ...look() }),
      () => ({ type: 'docSidebar', sidebarId: 'main', label: text() }),
      () => ({ type: 'dropdown', label: text(), items: list(link, 1) }),
      () => ({ type: 'html', value: `<b class="${plain()}">b</b>` }),
    ])()
  const sidebarItem = (depth: number): object =>
    random.pick<() => object>([
      () => ({ type: 'doc', id: random.pick(IDS), label: text(), ...look() }),
      () => ({ type: 'link', label: text(), href: `https://example.com/${plain()}`, ...look() }),
      () => ({ type: 'html', value: `<i>${plain()}</i>`, ...look() }),
      () =>
        depth > 2
          ? { type: 'doc', id: 'start', label: text() }
          : {
              type: 'category',
              label: text(),
              ...look(),
              ...maybe(() => ({ description: text() })),
              ...maybe(() => ({
                link: {
                  type: 'generated-index',
                  slug: `/${plain()}`,
                  title: text(),
                  description: text(),
                  ...maybe(() => ({ keywords: [plain(), plain()] })),
                  ...maybe(() => ({ image: `/${plain()}.png` })),
                },
              })),
              items: [
                { type: 'doc', id: random.pick(IDS), label: text() },
                ...list(() => sidebarItem(depth + 1)),
              ],
            },
    ])()
  const footerItem = (): object => (isSet() ? link() : { html: `<u>${plain()}</u>` })
  const frontMatter = (): string => {
    const pageText = (): string => {
      const written = word()
      ofPages.push(written)
      return JSON.stringify(written)
    }
    return [
      `title: ${pageText()}`,
      ...(isSet() ? [`description: ${pageText()}`] : []),
      ...(isSet() ? [`keywords: [${pageText()}, ${pageText()}]`] : []),
      ...(isSet() ? [`title_meta: ${pageText()}`] : []),
      ...(isSet() ? [`wrapper_class: ${plain()}`] : []),
      ...(isSet() ? [`image: /${plain()}.png`] : []),
    ].join('\n')
  }
  const config = {
    title: plain(),
    tagline: plain(),
    url: 'https://docs.example.com',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    docs: { sidebars: { main: list(() => sidebarItem(0), 1) } },
    navbar: { ...maybe(() => ({ title: text() })), items: list(navbarItem) },
    ...maybe(() => ({
      footer: {
        links: isSet()
          ? list(() => ({ title: text(), items: list(footerItem, 1) }))
          : list(footerItem),
        ...maybe(() => ({ copyright: text() })),
      },
    })),
    ...maybe(() => ({ announcementBar: { id: 'a', content: plain() } })),
  } as UserConfig
  const pages = Object.fromEntries(IDS.map((id) => [id, `---\n${frontMatter()}\n---\n\nText.\n`]))
  const labels: Record<string, string> = {}
  for (const label of shown)
    if (random.integer(3) === 0) labels[label] = isSet() || isSet() ? `Mot de ${label}` : ''
  for (const label of list(word)) labels[`Unknown ${label}`] = 'Inconnu'
  return { config, pages, labels, shown, ofPages }
}

/** Everything that the pages of a locale get, as text. */
const asText = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('\\"', '"')
    .replace(/&(?:amp|quot|#39|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

async function faultsOf({ config: user, pages, labels, shown, ofPages }: Case): Promise<string[]> {
  for (const [id, source] of Object.entries(pages)) await site.write(`docs/${id}.md`, source)
  await site.write('i18n/fr/labels.json', JSON.stringify(labels))
  const config = resolveConfig(user, {
    siteDir: site.dir,
    file: `${site.dir}/docent.config.mjs`,
    source: '',
  })
  const { sites, plan } = await prepare(config, { drafts: false })
  const faults: string[] = []
  const state = labelState(config, 'fr')
  for (const locale of ['en', 'fr']) {
    const own = plan.pages.filter((page) => page.locale === locale).map(({ data }) => data)
    const urls = new Set(own.map(({ sidebarUrl }) => sidebarUrl))
    const isHidden = plan.warnings.some(({ code }) => code === 'hidden-sidebar')
    const sidebars = [...plan.sidebars].filter(([url]) => urls.has(url) || isHidden)
    const all = asText([sites[locale], own, sidebars])
    const need = (wanted: string): void => {
      if (!all.includes(wanted)) faults.push(`${locale} lost ${wanted}`)
    }
    ofPages.forEach(need)
    for (const label of shown) {
      const translation = locale === 'fr' ? labels[label] : undefined
      need(translation || label)
      if (locale === 'fr' && !translation && !state.missing.includes(label))
        faults.push(`${label} isn't named as missing`)
    }
  }
  for (const label of Object.keys(labels))
    if (!shown.includes(label) && !state.unused.includes(label))
      faults.push(`${label} isn't named as unused`)
  return faults
}

test(
  'what a configuration and its translations say is shown or named',
  async () => {
    let texts = 0
    let named = 0
    const faults: string[] = []
    for (const number of NUMBERS) {
      const generated = generate(createRandom(SEED + number))
      texts += generated.shown.length + generated.ofPages.length
      try {
        const found = await faultsOf(generated)
        faults.push(...found.map((fault) => `${fault}\n  ${again('kept-config', number)}`))
      } catch (error) {
        // A sidebar of HTML only, to which a navbar item can't lead.
        if (isDocentError(error) && error.code === 'sidebar-without-link') named += 1
        else faults.push(`${String((error as Error).stack)}\n  ${again('kept-config', number)}`)
      }
    }
    printFigures('kept-config', {
      configurations: NUMBERS.length,
      texts,
      errors: named,
      violations: faults.length,
    })
    expect(faults.slice(0, 20)).toEqual([])
  },
  60_000 + NUMBERS.length * 1000,
)
