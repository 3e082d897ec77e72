import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { translate } from '../../src/page/checks/translate.ts'
import { translationFindings } from '../../src/page/checks/translation-state.ts'
import { loadConfig } from '../../src/config/index.ts'
import { readMessages } from '../../src/content/translations.ts'
import { docent } from '../support/docent.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

const OPTIONS = `
  i18n: { locales: ['en', 'fr', 'eo'] },
  navbar: { items: [{ label: 'Guides', to: '/' }, { label: 'Source', href: 'https://example.com' }] },
  plugins: [{ name: 'acme', messages: { en: { 'acme.rate': 'Rate' }, fr: { 'acme.rate': 'Notez' } } }],
`
const FILES = {
  'docs/kept.md': '# Kept\n\nFirst.\n',
  'docs/changed.md': '# Changed\n\nFirst.\n',
  'docs/reviewed.md': '# Reviewed\n\nFirst.\n',
  'docs/draft.md': '---\ndraft: true\n---\n\nLater.\n',
  'docs/_part.md': 'Part.\n',
  'i18n/fr/docs/kept.md': '# Gardé\n',
  'i18n/fr/docs/changed.md': '# Changé\n',
  'i18n/fr/docs/reviewed.md': '# Relu\n',
  'i18n/fr/docs/gone.md': '# Parti\n',
  'i18n/fr/labels.json': '{\n\t"Guides": "Guides pratiques",\n\t"Old": "Vieux"\n}\n',
}

async function site(files: Record<string, string> = FILES, options = ''): Promise<FixtureSite> {
  const written = await writtenSite(files, OPTIONS + options)
  onTestFinished(written.delete)
  return written
}

/** Commits everything on a day. */
function commit(dir: string, day: string): void {
  const git = (...args: string[]): void => {
    const date = `${day}T12:00:00Z`
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: dir,
      env,
    })
  }
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', day)
}

const listOf = async ({ dir }: FixtureSite, locale: string): Promise<string[]> =>
  (await translate(await loadConfig(dir), { locale })).split('\n')

test('a list for each locale names pages, labels, and messages', async () => {
  const own = await site()
  commit(own.dir, '2026-01-10')
  await own.edit('docs/changed.md', 'First.', 'Second.')
  await own.edit('docs/reviewed.md', 'First.', 'Second.')
  await own.edit('docs/kept.md', '# Kept', '#  Kept')
  commit(own.dir, '2026-02-20')
  await own.edit(
    'i18n/fr/docs/reviewed.md',
    '# Relu',
    '---\nlast_update: { date: 2026-02-20 }\n---\n\n# Relu',
  )
  const { code, stdout, stderr } = await docent(['translate', '--site', own.dir])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^en: complete\n\nfr: /)
  expect(stdout).toContain(`
fr: 1 page without a translation, 1 outdated page, 1 translation without an original, 1 missing label, 1 label without an original
  not translated    docs/index.md
  outdated          i18n/fr/docs/changed.md (2026-01-10; docs/changed.md changed on 2026-02-20)
  without original  i18n/fr/docs/gone.md
  not translated    i18n/fr/labels.json: "Source"
  without original  i18n/fr/labels.json: "Old"

eo: 4 pages without a translation, 2 missing labels,`)
  expect(stdout).toContain('\n  not translated    i18n/eo/messages.json: "toc.title"\n')
  expect(stdout).toContain('\n  not translated    i18n/eo/messages.json: "acme.rate"')
})

test('--write adds missing keys with empty texts, which count as missing, and keeps every word', async () => {
  const own = await site({
    ...FILES,
    'i18n/eo/messages.json': '{ "toc.title": "Enhavo", "x.y": "Z" }',
  })
  const before = await listOf(own, 'eo')
  const run = await docent(['translate', '--write', '--site', own.dir])
  expect(run.stderr).toBe('')
  expect(run.stdout).toContain(
    'i18n/fr/labels.json: 1 key added, with empty strings for you to replace\n',
  )
  expect(await own.read('i18n/fr/labels.json')).toBe(
    '{\n\t"Guides": "Guides pratiques",\n\t"Old": "Vieux",\n\t"Source": ""\n}\n',
  )
  expect(JSON.parse(await own.read('i18n/eo/labels.json'))).toEqual({ Guides: '', Source: '' })
  const messages = JSON.parse(await own.read('i18n/eo/messages.json')) as Record<string, string>
  expect(messages).toMatchObject({ 'toc.title': 'Enhavo', 'x.y': 'Z', 'acme.rate': '' })
  // Empty texts change neither the site nor the list, and a second run finds nothing to add.
  expect(readMessages(await loadConfig(own.dir), 'eo')).toEqual({
    'acme.rate': 'Rate',
    'toc.title': 'Enhavo',
    'x.y': 'Z',
  })
  expect(await listOf(own, 'eo')).toEqual(before)
  expect(before).toContain('  without original  i18n/eo/messages.json: "x.y"')
  const again = await translate(await loadConfig(own.dir), { write: true })
  expect(again).not.toContain('added')
})

test('without a history, the list says that outdated pages are unknown', async () => {
  const list = await listOf(await site(), 'fr')
  expect(list.at(-1)).toBe('Outdated pages are unknown, because the pages have no history in Git.')
})

test('an unknown locale is an error', async () => {
  const { dir } = await site()
  const run = await docent(['translate', 'fre', '--site', dir])
  expect(run.code).toBe(1)
  expect(run.stderr).toContain('The site has no locale "fre".\n  Fix: Did you mean "fr"?')
})

test('a build warns or stops if the configuration says so', async () => {
  const { 'i18n/fr/docs/gone.md': _, ...files } = FILES
  const own = await site(files, "onIncompleteTranslations: 'warn',")
  const warned = await docent(['build', '--site', own.dir])
  expect(warned.code).toBe(0)
  expect(`${warned.stdout}${warned.stderr}`).toContain(
    'The locale "fr" is incomplete: 1 page without a translation, 1 missing label, 1 label without an original.',
  )
  expect(readFileSync(join(own.dir, 'dist/fr/kept/index.html'), 'utf8')).toContain('Gardé')
  await own.edit('docent.config.mjs', "'warn'", "'throw'")
  const found = await translationFindings(await loadConfig(own.dir))
  expect(found.errors.map(({ code }) => code)).toEqual([
    'incomplete-translations',
    'incomplete-translations',
  ])
  await own.edit('docent.config.mjs', "'throw'", "'ignore'")
  expect(await translationFindings(await loadConfig(own.dir))).toEqual({ errors: [], warnings: [] })
})
