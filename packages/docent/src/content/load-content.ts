import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { glob } from 'tinyglobby'
import {
  type SourceDoc,
  SEARCH_PAGE,
  type Content,
  type DocSet,
  type LoadedSet,
  type ReactPage,
} from '../model/content.ts'
import type { Config, DocsConfig, SidebarItemConfig } from '../config/index.ts'
import { errors, throwTogether } from '../errors/index.ts'
import { joinRoute } from '../shared/routes.ts'
import { sourceFile } from '../files/source-dir.ts'
import { itemsWithBase, rebaseFor } from './configured-html.ts'
import { checkNamedIds } from './check-named-ids.ts'
import { addressForm, docSets, localeBaseUrl } from './doc-sets.ts'
import { gitHistory } from './git-history.ts'
import { readLabels, sidebarWithLabels } from './labels.ts'
import { listDocs, readDoc } from './read-docs.ts'
import { withHistory } from './page-history.ts'
import { isCategoryFile } from './categories.ts'
import { readCategories, resolveSidebar } from './resolve-sidebars.ts'

/** The theme's own not-found page, for sites without `404.tsx`. */
const NOT_FOUND = sourceFile('theme/NotFound/NotFoundPage.tsx')

const RESULTS = sourceFile('search/results-page/SearchPage.tsx')

export interface LoadOptions {
  /** Drafts are part of `dev`, not of `build`. */
  drafts: boolean
  /** Gives the document to use instead of one that can't be read, if any. Without this, its error ends the load. */
  instead?: (set: DocSet, relative: string, error: unknown) => SourceDoc | undefined
}

/**
 * Reads everything that one locale is made of: documents of all instances and versions, sidebars, React pages.
 * @throws DocentError for missing folders, faulty front matter, unknown ids in sidebars
 */
export async function loadContent(
  config: Config,
  locale: string,
  options: LoadOptions,
): Promise<Content> {
  const all = docSets(config, locale)
  // Git takes as long as reading the files, and runs beside it.
  const histories = gitHistory([
    ...new Set(all.map((set) => set.dir).filter((dir) => existsSync(dir))),
  ])
  const sets = await Promise.all(
    all.map(async (set) => resolveSet(await readSet(set, histories, config, options), config)),
  )
  return { sets, histories: await histories, pages: await reactPages(config, locale) }
}

/** Content with saved files taken in, and what is wrong with the files whose previous version was kept. */
export interface Reloaded {
  content: Content
  faults: unknown[]
}

/**
 * Takes in documents and category files that were saved. Only these are read; routes, sidebars, and neighbors follow
 * from the records in memory. A set in which only text was changed keeps its sidebars.
 * @throws DocentError for duplicate ids and for unknown ids in sidebars
 */
export async function reloadFiles(
  content: Content,
  files: ReadonlySet<string>,
  config: Config,
): Promise<Reloaded> {
  const faults: unknown[] = []
  const attempt = async <T>(read: Promise<T>, before: T): Promise<T> => {
    try {
      return await read
    } catch (error) {
      faults.push(error)
      return before
    }
  }
  const readAgain = async (set: DocSet, relative: string, docs: DocsConfig): Promise<SourceDoc> => {
    const doc = await readDoc(set, relative, docs)
    return withHistory(doc, docs, content.histories.get(doc.file))
  }
  const reload = async (loaded: LoadedSet): Promise<LoadedSet> => {
    const { set } = loaded
    const hasDocs = loaded.docs.some(({ file }) => files.has(file))
    const hasCategories = [...files].some(
      (file) => isCategoryFile(file) && file.startsWith(`${set.dir}${sep}`),
    )
    if (!hasDocs && !hasCategories) return loaded
    const instance = docsConfig(config, set)
    const docs = await Promise.all(
      loaded.docs.map((doc) =>
        files.has(doc.file) ? attempt(readAgain(set, doc.relative, instance), doc) : doc,
      ),
    )
    if (!hasCategories && docs.every((doc, at) => isSameBesidesText(doc, loaded.docs[at])))
      return { ...loaded, docs, byId: docsById(docs) }
    const categories = hasCategories
      ? await attempt(readCategories(set, docs), loaded.categories)
      : loaded.categories
    return resolveSet({ ...loaded, docs, categories }, config)
  }
  const sets = await Promise.all(content.sets.map(reload))
  return { content: { ...content, sets }, faults }
}

/** Whether nothing follows from a document that didn't follow from its previous version, except for its own page. */
function isSameBesidesText(doc: SourceDoc, before: SourceDoc | undefined): boolean {
  const dataOf = ({ hash: _, set: __, ...rest }: SourceDoc): string => JSON.stringify(rest)
  return doc === before || (before !== undefined && dataOf(doc) === dataOf(before))
}

/** Configuration of the instance that a set belongs to. */
export function docsConfig(config: Config, set: DocSet): DocsConfig {
  const docs = config.docs.find((instance) => instance.id === set.docsId)
  if (!docs) throw errors.missingDocsData({ id: set.docsId })
  return docs
}

/** Sidebars of an instance as readers of a set's locale see them: addresses have the base URL. */
function localSidebars(config: Config, set: DocSet): [id: string, items: SidebarItemConfig[]][] {
  const rebase = rebaseFor(config, set.locale)
  const form = addressForm(config)
  const docs = docsConfig(config, set)
  const sidebars = docs.versions[set.version]?.sidebars ?? docs.sidebars
  const labels = readLabels(config, set.locale)
  return Object.entries(sidebars).map(([id, items]) => [
    id,
    itemsWithBase(sidebarWithLabels(items, labels), rebase, form),
  ])
}

/** A set as its files say, before anything is resolved. */
type ReadSet = Pick<LoadedSet, 'set' | 'docs' | 'draftIds' | 'categories'>

async function readSet(
  set: DocSet,
  histories: ReturnType<typeof gitHistory>,
  config: Config,
  options: LoadOptions,
): Promise<ReadSet> {
  if (!existsSync(set.dir)) throw errors.missingDocsFolder({ dir: set.dir, id: set.docsId })
  const files = await listDocs(set)
  const docs = docsConfig(config, set)
  const { instead } = options
  const faults: unknown[] = []
  const results = await Promise.all(
    files.map((file) =>
      readDoc(set, file, docs).catch((error: unknown) => {
        if (instead) return instead(set, file, error)
        faults.push(error)
        return undefined
      }),
    ),
  )
  throwTogether(faults)
  const known = await histories
  const read = results
    .filter((doc) => doc !== undefined)
    .map((doc) => withHistory(doc, docs, known.get(doc.file)))
  const draftIds = options.drafts ? [] : read.filter((doc) => doc.draft).map((doc) => doc.id)
  const kept = options.drafts ? read : read.filter((doc) => !doc.draft)
  return { set, docs: kept, draftIds, categories: await readCategories(set, kept) }
}

/** Everything that follows from the records of a set. */
function resolveSet({ set, docs, draftIds, categories }: ReadSet, config: Config): LoadedSet {
  assertUniqueIds(docs)
  const sidebars = new Map<string, ReturnType<typeof resolveSidebar>>()
  for (const [id, items] of localSidebars(config, set))
    sidebars.set(id, resolveSidebar(id, items, { set, docs, draftIds, categories }))
  const indexes = [...sidebars.values()].flatMap((sidebar) => sidebar.indexes)
  const first = [...sidebars.values()].flatMap((sidebar) => sidebar.order)[0] ?? docs[0]?.id
  const byId = docsById(docs)
  checkNamedIds({ docs, byId, draftIds, sidebars })
  return {
    set,
    docs,
    byId,
    draftIds,
    categories,
    sidebars,
    indexes,
    mainDocId: first,
  }
}

function docsById(docs: readonly SourceDoc[]): Map<string, SourceDoc> {
  return new Map(docs.map((doc) => [doc.id, doc]))
}

function assertUniqueIds(docs: readonly SourceDoc[]): void {
  const files = new Map<string, string>()
  for (const { id, file } of docs) {
    const first = files.get(id)
    if (first !== undefined) throw errors.duplicateDocId({ id, files: [first, file] })
    files.set(id, file)
  }
}

const MARKDOWN = '**/*.{md,mdx}'
/** Files of the pages folder that aren't pages. */
const NO_PAGES = ['**/_*', '**/_*/**', '**/*.{test,spec,d}.*', '**/__tests__/**']

/** In Docusaurus, Markdown files of the pages folder are pages. They would be missing without a word. */
async function refuseMarkdown({ siteDir, docs, pagesDir }: Config, dir: string): Promise<void> {
  const isRead = docs.some(({ path }) => !relative(join(siteDir, path), dir).startsWith('..'))
  if (isRead) return
  const [first, ...others] = await glob(MARKDOWN, { cwd: dir, ignore: NO_PAGES })
  if (first !== undefined)
    throw errors.markdownPage({ file: join(dir, first), pagesDir, others: others.length })
}

/** React modules of the pages folder: `index.tsx` is the folder's own route. */
async function reactPages(config: Config, locale: string): Promise<ReactPage[]> {
  const dir = join(config.siteDir, config.pagesDir)
  if (config.compat) await refuseMarkdown(config, dir)
  const files = await glob(config.compat ? '**/*.{tsx,jsx,ts,js}' : '**/*.{tsx,jsx}', {
    cwd: dir,
    ignore: NO_PAGES,
  })
  const pages = files.sort().map((file): ReactPage => {
    const id = file
      .split('\\')
      .join('/')
      .replace(/\.[jt]sx?$/, '')
    const path = id.replace(/(^|\/)index$/, '$1')
    return {
      kind: 'react',
      id,
      file: join(dir, file),
      route: joinRoute(localeBaseUrl(config, locale), path),
      locale,
    }
  })
  const own = (id: string, path: string, file: string): ReactPage => ({
    kind: 'react',
    id,
    file,
    route: joinRoute(localeBaseUrl(config, locale), path),
    locale,
  })
  if (!pages.some(({ id }) => id === '404')) pages.push(own('404', '404', NOT_FOUND))
  if (config.search) pages.push(own(SEARCH_PAGE, config.search.searchPagePath, RESULTS))
  return pages
}
