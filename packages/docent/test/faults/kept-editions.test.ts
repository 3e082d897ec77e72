import { rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resolveConfig } from '../../src/config/resolve.ts'
import { isDocentError, problemsIn } from '../../src/errors/index.ts'
import { prepare } from '../../src/page/prepare.ts'
import { buildMessages } from '../../src/shared/messages/build-messages.ts'
import { defaultMessages } from '../../src/shared/messages/messages.ts'
import { writtenSite, type FixtureSite } from '../support/fixtures.ts'
import { createRandom, type Random } from '../support/random.ts'
import { again, caseNumbers, printFigures, SEED } from './harness.ts'

const NUMBERS = caseNumbers(20, 1000)

let site: FixtureSite
beforeAll(async () => {
  site = await writtenSite({})
})
afterAll(() => site.delete())

const LOCALES = ['en', 'fr', 'ar']
const INSTANCES = [
  { id: 'default', path: 'docs', routeBasePath: '' },
  { id: 'api', path: 'api', routeBasePath: 'api' },
]
const MESSAGES = Object.keys({ ...defaultMessages, ...buildMessages })

/** A generated site: its files, and the texts that each language shows. */
interface Case {
  files: Record<string, string>
  versions: string[]
  shown: Record<string, string[]>
  messages: Record<string, Record<string, string>>
  /** Files and folders of which a message must say that they aren't used. */
  named: string[]
}

function generate(random: Random): Case {
  let count = 0
  const word = (): string =>
    `Word${(count += 1)}x${random.pick(['', ' & more', ': 1', ' #1', ' 1.10', ' ünï 漢', ' {x}', ' العربية'])}`
  const isSet = (): boolean => random.integer(2) === 0
  const made: Case = {
    files: {},
    versions: isSet() ? ['current'] : ['current', '1.0'],
    shown: { en: [], fr: [], ar: [] },
    messages: { fr: {}, ar: {} },
    named: [],
  }
  const page = (texts: string[]): string => {
    const [title = '', description = ''] = texts
    const body = isSet() ? `\n# ${title.replace(/[{#]/g, '\\$&')}\n` : ''
    const front = body === '' ? `title: ${JSON.stringify(title)}\n` : ''
    return `---\n${front}description: ${JSON.stringify(description)}\n---\n${body}\nText.\n`
  }
  for (const { path } of INSTANCES)
    for (const version of made.versions) {
      const folder = version === 'current' ? path : `versioned_${path}/version-${version}`
      for (const name of ['index', 'guide/one', 'guide/two']) {
        const original = [word(), word()]
        made.files[`${folder}/${name}${random.pick(['.md', '.mdx'])}`] = page(original)
        made.shown['en']?.push(...original)
        for (const locale of ['fr', 'ar']) {
          const texts = isSet() ? original : [word(), word()]
          made.shown[locale]?.push(...texts)
          if (texts !== original)
            made.files[`i18n/${locale}/${folder}/${name}${random.pick(['.md', '.mdx'])}`] =
              page(texts)
        }
      }
      const label = word()
      made.files[`${folder}/guide/_category_.json`] = JSON.stringify({ label })
      made.shown['en']?.push(label)
      for (const locale of ['fr', 'ar']) {
        const own = isSet() ? label : word()
        made.shown[locale]?.push(own)
        if (own !== label)
          made.files[`i18n/${locale}/${folder}/guide/_category_.yml`] =
            `label: ${JSON.stringify(own)}\n`
      }
      if (random.integer(6) === 0) {
        const orphan = `i18n/fr/${folder}/guide/orphan${count}.md`
        made.files[orphan] = page([word(), word()])
        made.named.push(orphan)
      }
    }
  for (const locale of ['fr', 'ar'])
    for (let left = random.integer(4); left > 0; left -= 1) {
      const isKnown = random.integer(4) > 0
      const key = isKnown ? random.pick(MESSAGES) : `unknown.${locale}${(count += 1)}`
      const messages = made.messages[locale]
      if (messages) messages[key] = `${word().replaceAll(/[{}]/g, '')} end`
    }
  for (const [file, place] of [
    [`i18n/de/docs/index.md`, 'i18n/de'],
    [`i18n/fr/guides/index.md`, 'i18n/fr/guides'],
    [`i18n/ar/current/index.md`, 'i18n/ar/current'],
    [`versioned_docs/version-7/index.md`, 'versioned_docs/version-7'],
    [`docs/empty/_category_.json`, 'docs/empty/_category_.json'],
    [`docs/guide/_meta.js`, 'docs/guide/_meta.js'],
    [`api/_category_.yml`, 'api/_category_.yml'],
  ] as const)
    if (random.integer(6) === 0) {
      made.files[file] = '{}'
      made.named.push(place)
    }
  return made
}

async function faultsOf({ files, versions, shown, messages, named }: Case): Promise<string[]> {
  for (const folder of ['docs', 'api', 'i18n', 'versioned_docs', 'versioned_api'])
    rmSync(join(site.dir, folder), { recursive: true, force: true })
  const all = {
    ...files,
    ...Object.fromEntries(
      Object.entries(messages).map(([locale, texts]) => [
        `i18n/${locale}/messages.json`,
        JSON.stringify(texts),
      ]),
    ),
  }
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(site.dir, file)), { recursive: true })
    await writeFile(join(site.dir, file), text)
  }
  const config = resolveConfig(
    {
      title: 'Site',
      url: 'https://docs.example.com',
      i18n: { defaultLocale: 'en', locales: LOCALES },
      docs: INSTANCES.map((instance) => ({
        ...instance,
        versions: Object.fromEntries(versions.map((name) => [name, {}])),
      })),
    },
    { siteDir: site.dir, file: `${site.dir}/docent.config.mjs`, source: '' },
  )
  const faults: string[] = []
  const isNamed = (path: string, problems: readonly unknown[]): boolean =>
    problems.some((problem) => isDocentError(problem) && problem.file === join(site.dir, path))
  try {
    const { sites, plan } = await prepare(config, { drafts: false })
    for (const locale of LOCALES) {
      const pages = plan.pages.filter((page) => page.locale === locale).map(({ data }) => data)
      const urls = new Set(pages.map(({ sidebarUrl }) => sidebarUrl))
      const sidebars = [...plan.sidebars].filter(([url]) => urls.has(url))
      const text = JSON.stringify([pages, sidebars])
      for (const wanted of shown[locale] ?? [])
        if (!text.includes(wanted)) faults.push(`${locale} lost ${wanted}`)
      for (const [key, message] of Object.entries(messages[locale] ?? {}))
        if (
          sites[locale]?.messages[key] !== message ||
          (key.startsWith('unknown.') &&
            !plan.warnings.some((warning) => warning.message.includes(`"${key}"`)))
        )
          faults.push(`${locale} lost the message ${key}`)
    }
    for (const path of named) if (!isNamed(path, plan.warnings)) faults.push(`${path} isn't named`)
  } catch (error) {
    // Translations without an original are errors.
    const problems = problemsIn(error)
    for (const path of named.filter((name) => name.includes('orphan')))
      if (!isNamed(path, problems)) faults.push(`${path} isn't named`)
    if (!problems.every((problem) => named.some((path) => isNamed(path, [problem]))))
      faults.push(String(error))
  }
  return faults
}

test(
  'versions, translations, and messages of all documents are shown or named',
  async () => {
    let files = 0
    const faults: string[] = []
    for (const number of NUMBERS) {
      const generated = generate(createRandom(SEED + number))
      files += Object.keys(generated.files).length
      const found = await faultsOf(generated)
      faults.push(...found.map((fault) => `${fault}\n  ${again('kept-editions', number)}`))
    }
    printFigures('kept-editions', {
      sites: NUMBERS.length,
      files,
      violations: faults.length,
    })
    expect(faults.slice(0, 20)).toEqual([])
  },
  60_000 + NUMBERS.length * 1000,
)
