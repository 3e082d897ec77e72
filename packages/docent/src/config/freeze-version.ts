import { constants, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from '../shared/node/paths.ts'
import { type Config, type DocsConfig, loadConfig } from './index.ts'
import {
  isWholeNumber,
  readVersionNames,
  versionFolder,
  versionsFile,
  versionSidebarsFile,
  withoutParents,
} from './version-files.ts'
import { count } from '../errors/entry.ts'
import { errors } from '../errors/index.ts'
import { filesBelow } from '../files/files-below.ts'

interface Request {
  /** Name of the new version. */
  name: string
  /** ID of the docs instance. Default: the only one, or else `default`. */
  docs?: string | undefined
}

/** A folder with documents that becomes a folder of the version. Both are relative to the site's folder. */
interface Copy {
  from: string
  to: string
  files: readonly string[]
}

/**
 * Keeps the current documents of an instance as a version: copies them and their translations, writes their sidebars,
 * and adds the version to `versions.json`, all under Docusaurus's names. It changes none of the author's other files.
 * @returns what was done, for the terminal
 * @throws DocentError before anything is written if a file of the version exists
 */
export async function freezeVersion(config: Config, { name, docs: id }: Request): Promise<string> {
  const { siteDir } = config
  checkName(name)
  const docs = instanceOf(config, id)
  const list = versionsFile(docs.id)
  const names = readVersionNames(join(siteDir, list))
  if (Object.hasOwn(docs.versions, name) || names.includes(name))
    throw errors.existingVersion({ name, files: [] })

  const copies = copiesOf(config, docs, name)
  const sidebars = versionSidebarsFile(docs.id, name)
  const written = [...copies.map(({ to }) => to), sidebars]
  const existing = written.filter((path) => existsSync(join(siteDir, path)))
  if (existing.length > 0) throw errors.existingVersion({ name, files: existing })

  try {
    copies.forEach((copy) => copyFolder(copy, siteDir))
    writeJson(join(siteDir, sidebars), docs.versions.current?.sidebars ?? docs.sidebars)
    // The list comes last, because it makes the version part of the site.
    writeJson(join(siteDir, list), [name, ...names])
  } catch (error) {
    // None of these existed before.
    for (const path of written) rmSync(join(siteDir, path), { recursive: true, force: true })
    throw error
  }
  const done = [
    ...copies.map(({ from, to, files }) => `${to}: ${count(files.length, 'file')} from ${from}`),
    `${sidebars}: the current sidebars`,
    `${list}: ${[name, ...names].join(', ')}`,
  ]
  return [
    `Version ${name}:`,
    ...done.map((line) => `  ${line}`),
    '',
    ...(await outcome(siteDir, docs.id, name)),
  ].join('\n')
}

function instanceOf({ docs }: Config, id: string | undefined): DocsConfig {
  const known = docs.map((instance) => instance.id)
  const wanted = id ?? (known.length === 1 ? known[0] : 'default')
  const found = docs.find((instance) => instance.id === wanted)
  if (!found) throw errors.unknownDocsId({ id: id ?? '', known })
  return found
}

/** What folders on some systems, or addresses, can't contain. */
// oxlint-disable-next-line no-control-regex -- this pattern looks for control characters
const IMPOSSIBLE = /[\\/:*?"<>|#%\s\u0000-\u001f\u007f]/

function checkName(name: string): void {
  const character = IMPOSSIBLE.exec(name)?.[0]
  const problem =
    name === 'current'
      ? 'it means the documents that you are writing'
      : character !== undefined
        ? `it contains ${JSON.stringify(character)}`
        : isWholeNumber(name)
          ? "it's a whole number, whose place in the order of versions would be lost"
          : /^[._]|\.$/.test(name)
            ? 'it begins with a dot or an underscore, or ends with a dot'
            : undefined
  if (problem !== undefined) throw errors.invalidVersionName({ name, problem })
}

/** The documents and their translations. */
function copiesOf({ siteDir, i18n, locales }: Config, docs: DocsConfig, name: string): Copy[] {
  const from = docs.versions.current?.dir ?? docs.path
  const to = versionFolder(docs.path, name)
  const dir = join(siteDir, from)
  if (!existsSync(dir)) throw errors.missingDocsFolder({ dir, id: docs.id })
  const files = sourcesBelow(dir)
  if (!files.some((file) => /\.mdx?$/.test(file))) throw errors.emptyVersion({ dir })
  const translated = Object.keys(locales)
    .filter((locale) => locale !== i18n.defaultLocale)
    .map((locale): Copy => {
      const folder = `i18n/${locale}`
      const below = `${folder}/${withoutParents(from)}`
      return { from: below, to: `${folder}/${to}`, files: sourcesBelow(join(siteDir, below)) }
    })
  return [{ from, to, files }, ...translated.filter((copy) => copy.files.length > 0)]
}

/** Documents, partials, category files, and images, but nothing that tools have left there. */
function sourcesBelow(dir: string): string[] {
  return filesBelow(dir, (entry) => entry.startsWith('.') || entry === 'node_modules')
}

function copyFolder({ from, to, files }: Copy, siteDir: string): void {
  for (const file of files) {
    const target = join(siteDir, to, file)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(siteDir, from, file), target, constants.COPYFILE_EXCL)
  }
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** Where readers find the version and the current documents now, as the new configuration says. */
async function outcome(siteDir: string, id: string, name: string): Promise<string[]> {
  const config = await loadConfig(siteDir)
  const routes = config.docSets
    .filter((set) => set.docsId === id && set.locale === config.i18n.defaultLocale)
    .filter((set) => set.version === name || set.version === 'current')
    .map((set) => `${set.version === name ? 'The version' : 'Current'}: ${set.routePrefix || '/'}`)
  const hasMenu = config.navbar.items.some(({ type }) => type === 'docsVersionDropdown')
  return [
    ...routes,
    ...(hasMenu
      ? []
      : ['Readers choose a version in a menu: add { type: "docsVersionDropdown" } to the navbar.']),
    'Test the links of the copy: docent check',
  ]
}
