import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import {
  type SourceDoc,
  SEARCH_PAGE,
  type Content,
  type DocSet,
  type LoadedSet,
  type ReactPage,
} from '../model/content.ts'
import type { Config, DocsConfig } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { joinRoute } from '../shared/routes.ts'
import { sourceFile } from '../files/source-dir.ts'
import { itemsWithBase, rebaseFor } from './configured-html.ts'
import { docSets, localeBaseUrl } from './doc-sets.ts'
import { gitHistory } from './git-history.ts'
import { listDocs, readDoc } from './read-docs.ts'
import { withHistory } from './page-history.ts'
import { readCategories, resolveSidebar } from './resolve-sidebars.ts'

/** The theme's own not-found page, for sites without `404.tsx`. */
const NOT_FOUND = sourceFile('theme/NotFound/NotFoundPage.tsx')

const RESULTS = sourceFile('search/results-page/SearchPage.tsx')

export interface LoadOptions {
  /** Drafts are part of `dev`, not of `build`. */
  drafts: boolean
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
    all.map((set) => loadSet(set, localDocs(config, set), histories, options)),
  )
  return { sets, pages: await reactPages(config, locale) }
}

/** Configuration of the instance that a set belongs to. */
export function docsConfig(config: Config, set: DocSet): DocsConfig {
  const docs = config.docs.find((instance) => instance.id === set.docsId)
  if (!docs) throw errors.missingDocsData({ id: set.docsId })
  return docs
}

/** The instance as readers of the set's locale see it: addresses in its sidebars have the base URL. */
function localDocs(config: Config, set: DocSet): DocsConfig {
  const docs = docsConfig(config, set)
  const rebase = rebaseFor(config, set.locale)
  const sidebars = Object.entries(docs.sidebars).map(
    ([id, items]) => [id, itemsWithBase(items, rebase)] as const,
  )
  return { ...docs, sidebars: Object.fromEntries(sidebars) }
}

async function loadSet(
  set: DocSet,
  docs: DocsConfig,
  histories: ReturnType<typeof gitHistory>,
  options: LoadOptions,
): Promise<LoadedSet> {
  if (!existsSync(set.dir)) throw errors.missingDocsFolder({ dir: set.dir, id: set.docsId })
  const files = await listDocs(set)
  const sources = await Promise.all(files.map((file) => readDoc(set, file, docs)))
  const known = await histories
  const read = sources.map((doc) => withHistory(doc, docs, known.get(doc.file)))
  const draftIds = options.drafts ? [] : read.filter((doc) => doc.draft).map((doc) => doc.id)
  const kept = options.drafts ? read : read.filter((doc) => !doc.draft)
  assertUniqueIds(kept)
  const categories = await readCategories(set, kept)
  const sidebars = new Map<string, ReturnType<typeof resolveSidebar>>()
  for (const [id, items] of Object.entries(docs.sidebars)) {
    sidebars.set(id, resolveSidebar(id, items, { set, docs: kept, draftIds, categories }))
  }
  const indexes = [...sidebars.values()].flatMap((sidebar) => sidebar.indexes)
  const first = [...sidebars.values()].flatMap((sidebar) => sidebar.order)[0] ?? kept[0]?.id
  const byId = new Map(kept.map((doc) => [doc.id, doc]))
  return { set, docs: kept, byId, draftIds, sidebars, indexes, mainDocId: first }
}

function assertUniqueIds(docs: readonly SourceDoc[]): void {
  const files = new Map<string, string>()
  for (const { id, file } of docs) {
    const first = files.get(id)
    if (first !== undefined) throw errors.duplicateDocId({ id, files: [first, file] })
    files.set(id, file)
  }
}

/** React modules of the pages folder: `index.tsx` is the folder's own route. */
async function reactPages(config: Config, locale: string): Promise<ReactPage[]> {
  const dir = join(config.siteDir, config.pagesDir)
  const files = await glob('**/*.{tsx,jsx}', { cwd: dir, ignore: ['**/_*', '**/*.test.*'] })
  const pages = files.sort().map((file): ReactPage => {
    const id = file
      .split('\\')
      .join('/')
      .replace(/\.[jt]sx$/, '')
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
