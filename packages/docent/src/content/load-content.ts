import { existsSync } from 'node:fs'
import { isBelow } from '../shared/node/paths.ts'
import {
  type SourceDoc,
  type Content,
  type DocSet,
  type GitProblem,
  type LoadedSet,
  type ResolvedSidebar,
} from '../shared/records/content.ts'
import type { LocaleInfo } from '../shared/records/site-data.ts'
import { docsConfig } from '../config/doc-sets.ts'
import type { Config, DocsConfig, SidebarItemConfig } from '../config/index.ts'
import { errors, problemsIn, throwTogether } from '../errors/index.ts'
import { itemsWithBase, rebaseFor } from './configured-html.ts'
import { frontMatterParser } from './front-matter.ts'
import { gitHistory, historyOf, type Remember, withHistory } from './git-history.ts'
import { readLabels, sidebarWithLabels } from './translations.ts'
import { reactPages } from './react-pages.ts'
import {
  listDocs,
  readDoc,
  sourceFolders,
  unusedTranslations,
  type RememberData,
} from './read-docs.ts'
import { checkNamedIds } from './neighbors.ts'
import { isCategoryFile, readCategories } from './categories.ts'
import { sidebarResolver, type ResolveSidebar } from './resolve-sidebars.ts'

export interface LoadOptions {
  /** Drafts are part of `dev`, but not of `build`. */
  drafts: boolean
  /** Returns a replacement for a document that can't be read. Without a replacement, its error stops the load. */
  instead?: (set: DocSet, relative: string, error: unknown) => SourceDoc | undefined
  /** The files' Git history. */
  histories?: { remember: Remember }
  /** The front matter of sources. */
  sources?: { remember: RememberData }
  /** Receives the documents that could be read, also if others couldn't. */
  readable?: { file: string; hash: string }[]
}

/**
 * Reads a locale's content: the documents of all instances and versions, sidebars, and React pages.
 * @throws DocentError for missing folders, invalid front matter, and unknown IDs in sidebars
 */
export async function loadContent(
  config: Config,
  locale: LocaleInfo,
  options: LoadOptions,
): Promise<Content> {
  const all = config.docSets
    .filter((set) => set.locale === locale.code)
    .map((set) => ({ set, files: listDocs(set) }))
  const gitProblems: GitProblem[] = []
  // Git takes as long as reading the files, so both run at the same time.
  const folders = all.flatMap(({ set, files }) =>
    usesHistory(config, set) ? sourceFolders(set, files) : [],
  )
  const histories = gitHistory(folders, {
    remember: options.histories?.remember,
    warn: (problem) => gitProblems.push(problem),
  })
  const faults: unknown[] = []
  const read = await Promise.all(
    all.map(({ set, files }) => readSet(set, files, histories, config, options, faults)),
  )
  throwTogether(faults, `${faults.length} files have errors`)
  const labels = readLabels(config, locale.code)
  const sets = read.flatMap((set) => {
    try {
      return resolveSet(set, { locale, labels }, config)
    } catch (error) {
      faults.push(...problemsIn(error))
      return []
    }
  })
  throwTogether(faults, `${faults.length} sets of documents have errors`)
  const pages = reactPages(config, locale)
  return { locale, labels, sets, histories: await histories, pages, gitProblems }
}

/** Whether pages show a date, an author, or changes from Git. */
function usesHistory(config: Config, set: DocSet): boolean {
  const { showLastUpdateTime, showLastUpdateAuthor, showLastChanges } = docsConfig(config, set)
  return showLastUpdateTime || showLastUpdateAuthor || showLastChanges !== false
}

/** Updated content, and the errors of the files whose previous version is still in use. */
export interface Reloaded {
  content: Content
  faults: unknown[]
  /** Whether only text has changed, so that all sidebars and neighbors stay the same. */
  isTextOnly: boolean
}

/**
 * Updates the content after documents and category files were saved. Only these files are read again. Routes, sidebars,
 * and neighbors are computed from the records in memory. A set in which only text has changed keeps its sidebars.
 * @throws DocentError for duplicate IDs and for unknown IDs in sidebars
 */
export async function reloadFiles(
  content: Content,
  files: ReadonlySet<string>,
  config: Config,
): Promise<Reloaded> {
  const faults: unknown[] = []
  let isTextOnly = true
  const attempt = async <T>(read: Promise<T>, before: T): Promise<T> => {
    try {
      return await read
    } catch (error) {
      faults.push(error)
      return before
    }
  }
  const readAgain = async (set: DocSet, relative: string, docs: DocsConfig): Promise<SourceDoc> => {
    const doc = await readDoc(
      set,
      relative,
      docs,
      frontMatterParser(docs.frontMatter),
      undefined,
      config.markdown,
    )
    return withHistory(doc, docs, historyOf(content.histories, doc.file))
  }
  const reload = async (loaded: LoadedSet): Promise<LoadedSet> => {
    const { set } = loaded
    const hasDocs = loaded.docs.some(({ file }) => files.has(file))
    const hasCategories = [...files].some(
      (file) =>
        isCategoryFile(file) &&
        (isBelow(file, set.dir) || (set.overlayDir !== undefined && isBelow(file, set.overlayDir))),
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
    isTextOnly = false
    const categories = hasCategories
      ? await attempt(readCategories(set, docs), loaded.categories)
      : loaded.categories
    return resolveSet({ ...loaded, docs, categories }, content, config)
  }
  const sets = await Promise.all(content.sets.map(reload))
  return { content: { ...content, sets }, faults, isTextOnly }
}

/**
 * Whether a changed document affects no sidebar and no neighbor: all data except its text, and the description that its
 * first paragraph provides, is the same as before.
 */
function isSameBesidesText(doc: SourceDoc, before: SourceDoc | undefined): boolean {
  const dataOf = ({ hash: _, set: __, description: ___, ...rest }: SourceDoc): string =>
    JSON.stringify(rest)
  return doc === before || (before !== undefined && dataOf(doc) === dataOf(before))
}

/** An instance's sidebars for a set's locale, with the base URL in their addresses. */
function localSidebars(
  config: Config,
  set: DocSet,
  { locale, labels }: Pick<Content, 'locale' | 'labels'>,
): [id: string, items: SidebarItemConfig[]][] {
  const rebase = rebaseFor(config, locale)
  const docs = docsConfig(config, set)
  const sidebars = docs.versions[set.version]?.sidebars ?? docs.sidebars
  return Object.entries(sidebars).map(([id, items]) => [
    id,
    itemsWithBase(sidebarWithLabels(items, labels), rebase, config.addresses),
  ])
}

/** A set's records, before anything is resolved. */
type ReadSet = Pick<LoadedSet, 'set' | 'docs' | 'draftIds' | 'categories'>

async function readSet(
  set: DocSet,
  files: readonly string[],
  histories: ReturnType<typeof gitHistory>,
  config: Config,
  options: LoadOptions,
  faults: unknown[],
): Promise<ReadSet> {
  if (!existsSync(set.dir)) throw errors.missingDocsFolder({ dir: set.dir, id: set.docsId })
  const docs = docsConfig(config, set)
  const parseFrontMatter = frontMatterParser(docs.frontMatter)
  const { instead, sources, readable } = options
  if (!instead) faults.push(...unusedTranslations(set, files))
  const results = await Promise.all(
    files.map((file) =>
      readDoc(set, file, docs, parseFrontMatter, sources?.remember, config.markdown).catch(
        (error: unknown) => {
          if (instead) return instead(set, file, error)
          faults.push(error)
          return undefined
        },
      ),
    ),
  )
  const allHistories = await histories
  const read = results
    .filter((doc) => doc !== undefined)
    .map((doc) => withHistory(doc, docs, historyOf(allHistories, doc.file)))
  const draftIds = options.drafts ? [] : read.filter((doc) => doc.draft).map((doc) => doc.id)
  const kept = options.drafts ? read : read.filter((doc) => !doc.draft)
  readable?.push(...kept.map(({ file, hash }) => ({ file, hash })))
  const categories = await readCategories(set, kept).catch((error: unknown) => {
    faults.push(...problemsIn(error))
    return new Map()
  })
  return { set, docs: kept, draftIds, categories }
}

/** The data that's computed from a set's records. */
function resolveSet(
  { set, docs, draftIds, categories }: ReadSet,
  ofLocale: Pick<Content, 'locale' | 'labels'>,
  config: Config,
): LoadedSet {
  assertUniqueIds(docs)
  const resolveSidebar = sidebarResolver({ set, docs, draftIds, categories })
  const sidebars = new Map<string, ReturnType<ResolveSidebar>>()
  for (const [id, items] of localSidebars(config, set, ofLocale))
    sidebars.set(id, resolveSidebar(id, items))
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
    sidebarByDoc: sidebarByDoc([...sidebars.values()]),
    indexes,
    mainDocId: first,
  }
}

function sidebarByDoc(sidebars: readonly ResolvedSidebar[]): Map<string, ResolvedSidebar> {
  const byDoc = new Map<string, ResolvedSidebar>()
  for (const sidebar of sidebars) {
    for (const id of sidebar.order) if (!byDoc.has(id)) byDoc.set(id, sidebar)
  }
  return byDoc
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
