import { readdirSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { basename, dirname, isBelow, join } from '../shared/node/paths.ts'
import type { Config } from '../config/index.ts'
import { resolveDocSets } from '../config/doc-sets.ts'
import { versionFolder } from '../config/version-files.ts'
import { type DocentError, distinct, errors } from '../errors/index.ts'
import { filesBelow, isPresent } from '../files/files-below.ts'
import { readText } from '../files/read-text.ts'
import type { DocSet, LoadedSet } from '../shared/records/content.ts'
import { nearest } from '../shared/did-you-mean.ts'
import { CATEGORY_FILES } from './categories.ts'
import { labelProblems, messageProblems } from './translations.ts'
import { isIndex } from './generated-sidebar.ts'

/**
 * Warnings about what an author has written in a place where nothing reads it.
 * @param sets all documents
 * @param pages files of pages
 * @param watched files and folders that plugins read
 */
export function unreadFiles(
  config: Config,
  sets: readonly LoadedSet[],
  pages: ReadonlySet<string>,
  watched: readonly string[],
): DocentError[] {
  const dirs = config.docSets.flatMap(({ dir, overlayDir }) =>
    overlayDir === undefined ? [[dir, dir]] : [[dir, overlayDir]],
  )
  const navigation = new Map(dirs.map(([dir = '', read = '']) => [read, [dir, read] as const]))
  // Locales share folders.
  return distinct([
    ...[...navigation.values()].flatMap(([dir, read]) => unreadNavigation(dir, read)),
    ...sets.flatMap(unusedIndexes),
    ...sets.flatMap(({ set }) => unreadDocuments(set)),
    ...unreadVersions(config),
    ...unreadTranslations(config, [...pages, ...watched]),
    ...config.i18n.locales.flatMap((locale) => [
      ...labelProblems(config, locale),
      ...messageProblems(config, locale),
    ]),
  ]) as DocentError[]
}

/** Files in which other generators look for the order and the labels of a folder, and misspelled category files. */
const OTHER_NAVIGATION =
  /^(?:_meta(?:\.[\w-]+)?\.(?:[jt]sx?|json)|\.pages|\.nav\.ya?ml|_category_?\.\w+)$/i

/**
 * Files about the navigation of folders that docent doesn't read.
 * @param dir the folder of the documents
 * @param read the same, or the folder of their translations
 */
function unreadNavigation(dir: string, read: string): DocentError[] {
  const isHidden = (name: string): boolean =>
    (/^[._]/.test(name) && !OTHER_NAVIGATION.test(name)) || name === 'node_modules'
  const documents = filesBelow(dir, isHidden).filter((name) => /\.mdx?$/.test(name))
  return filesBelow(read, isHidden)
    .filter((name) => OTHER_NAVIGATION.test(basename(name)))
    .flatMap((name) => {
      const file = join(read, name)
      const folder = dirname(name)
      if (!CATEGORY_FILES.includes(basename(name))) return errors.unreadNavigation({ file })
      if (folder === '.')
        return errors.unreadCategoryFile({
          file,
          reason: "the folder of all documents isn't a category",
          fix: 'Remove it, or move it to the folder of the category.',
        })
      if (!documents.some((other) => other.startsWith(`${folder}/`)))
        return errors.unreadCategoryFile({
          file,
          reason: 'its folder contains no pages',
          fix: 'Remove it, or add a page.',
        })
      if (file !== categoryFile(join(read, folder)))
        return errors.unreadCategoryFile({
          file,
          reason: 'the folder has another category file',
          fix: 'Put everything in one of them.',
        })
      return []
    })
}

/** The category file of a folder that is read. */
function categoryFile(folder: string): string | undefined {
  return CATEGORY_FILES.map((name) => join(folder, name)).find(isPresent)
}

/** Extensions of documents that other generators read. */
const OTHER_DOCUMENT =
  /\.(?:rst|adoc|asciidoc|rmd|qmd|org|textile|mdoc|mdc|mkd|mdown|markdown|ipynb)$/i
/** Index pages, files of navigation, and folders of documents whose names make them partials here. */
const OTHER_PARTIAL =
  /(?:^|\/)(?:(_(?:index|sidebar|navbar|coverpage))\.mdx?$|(_(?:posts|pages|docs))\/.*\.mdx?$)/i

/** Documents of other generators. A file that a page names, for example as a partial or for a download, is used. */
function unreadDocuments({ dir, overlayDir, exclude = [] }: DocSet): DocentError[] {
  const root = overlayDir ?? dir
  const skip = (name: string): boolean => name.startsWith('.') || name === 'node_modules'
  const files = filesBelow(root, skip)
  const excluded = new Set(exclude.length > 0 ? globSync([...exclude], { cwd: root }) : [])
  const isUppercase = (name: string): boolean => /\.mdx?$/i.test(name) && !/\.mdx?$/.test(name)
  const found = new Map<string, { name: string; reason: string; fix: string }>()
  for (const path of files.filter((each) => !excluded.has(each))) {
    const [, file = '', folder = ''] = OTHER_PARTIAL.exec(path) ?? []
    const fix = 'Remove the underscore if readers should see it.'
    const at = path.indexOf(`${folder}/`) + folder.length
    if (folder !== '') found.set(path.slice(0, at), { name: folder, reason: UNDERSCORE, fix })
    else if (file !== '') found.set(path, { name: file, reason: UNDERSCORE, fix })
    else if (!/(?:^|\/)_/.test(path) && (OTHER_DOCUMENT.test(path) || isUppercase(path)))
      found.set(path, {
        name: basename(path),
        reason: 'the names of documents end with .md or .mdx',
        fix: isUppercase(path) ? 'Write the extension in lowercase.' : CONVERT,
      })
  }
  if (found.size === 0) return []
  const texts = files
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => readText(join(root, name)))
  return [...found]
    .filter(([, { name }]) => !texts.some((text) => names(text, name)))
    .map(([path, { reason, fix }]) =>
      errors.unreadDocument({ file: join(root, path), reason, fix }),
    )
}

const names = (text: string, name: string): boolean =>
  text.split(name).some((rest, at) => at > 0 && !/^\w/.test(rest))

const UNDERSCORE = 'its name begins with an underscore'
const CONVERT =
  'Convert it to Markdown, move it to another folder, or add it to `exclude` of the docs.'

/** Generated indexes of folders that have a page with the same address. */
function unusedIndexes({ set, docs, categories }: LoadedSet): DocentError[] {
  return [...categories].flatMap(([folder, { link }]) => {
    const index = docs.find(
      ({ relative }) => dirname(relative) === folder && isIndex(basename(relative), folder),
    )
    const file = categoryFile(join(set.dir, folder))
    return link?.type !== 'generated-index' || index === undefined || file === undefined
      ? []
      : errors.unusedIndex({ file, page: index.file })
  })
}

/** Folders of versions that the configuration doesn't have. */
function unreadVersions({ siteDir, docs }: Config): DocentError[] {
  return docs.flatMap(({ path, versions, ...instance }) => {
    const parent = dirname(versionFolder(path, '1'))
    const known = Object.entries(versions).map(
      ([name, { dir }]) => dir ?? (name === 'current' ? path : versionFolder(path, name)),
    )
    return foldersIn(join(siteDir, parent))
      .filter((name) => name.startsWith('version-') && !known.includes(join(parent, name)))
      .map((name) => {
        const version = name.slice('version-'.length)
        return errors.unreadVersion({ file: join(siteDir, parent, name), version, id: instance.id })
      })
  })
}

/** JSON files in which other generators look for translations, and misspelled ones. */
const OTHER_DICTIONARY =
  /^(?:(?:code|labels?|messages?|translations?)|docusaurus-(?:plugin|theme)-[\w-]+\/[\w.-]+)\.json$/i

/** Folders of locales that the site doesn't have, and folders of a locale whose documents no page shows. */
function unreadTranslations(config: Config, used: readonly string[]): DocentError[] {
  const { siteDir, locales } = config
  // Also those of versions that aren't part of this build.
  const docs = config.docs.map(({ onlyIncludeVersions: _, ...instance }) => instance)
  const allOverlays = resolveDocSets({ ...config, docs }).flatMap(
    ({ overlayDir }) => overlayDir ?? [],
  )
  const names = Object.keys(locales)
  return foldersIn(join(siteDir, 'i18n')).flatMap((locale) => {
    const dir = join(siteDir, 'i18n', locale)
    if (!names.includes(locale))
      return errors.unreadLocale({ file: dir, locale, suggestion: nearest(locale, names) })
    const files = filesBelow(dir, (name) => name === 'node_modules')
    const dictionaries = files
      .filter((name) => OTHER_DICTIONARY.test(name) && !/^(?:labels|messages)\.json$/.test(name))
      .map((name) => errors.unreadDictionary({ file: join(dir, name) }))
    const overlays = allOverlays.filter((overlay) => isBelow(overlay, dir))
    const read = [...overlays, ...used.filter((path) => isBelow(path, dir))]
    const unread = new Set<string>()
    for (const name of files) {
      const file = join(dir, name)
      if (!/\.mdx?$/.test(name) || /(?:^|\/)_/.test(name)) continue
      if (read.some((path) => path === file || isBelow(file, path))) continue
      // The folder closest to the locale's that contains neither documents nor what plugins read.
      const parts = name.split('/').slice(0, -1)
      const folders = parts.map((_, at) => join(dir, ...parts.slice(0, at + 1)))
      const found = folders.find((folder) => !read.some((path) => isBelow(path, folder)))
      if (found !== undefined) unread.add(found)
    }
    const folders = [...unread].map((file) =>
      errors.unreadTranslations({ file, expected: overlays }),
    )
    return [...dictionaries, ...folders]
  })
}

function foldersIn(dir: string): string[] {
  try {
    return readdirSync(dir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
      .map(({ name }) => name)
  } catch {
    return []
  }
}
