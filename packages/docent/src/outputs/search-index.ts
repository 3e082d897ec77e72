import { join } from '../shared/node/paths.ts'
import { type Cache, cacheKey } from '../files/cache.ts'
import { ownSearch } from '../config/index.ts'
import { SEARCH_INDEX } from '../shared/routes.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { outputPath } from '../files/paths.ts'
import { searchPages } from '../page/searchable-pages.ts'
import type { FinishedSite } from './output.ts'

/** The input of a locale's index, and its files. */
interface IndexState {
  key: string
  /** Hashes of the files by path, relative to the index's folder. */
  files: Record<string, string>
}

/** The embedded search index of every locale. A worker thread writes the indexes whose pages have changed. */
export async function searchIndex(site: FinishedSite): Promise<OutputFile[]> {
  const search = ownSearch(site.config)
  if (!search) return []
  const files: OutputFile[] = []
  for (const localeSite of Object.values(site.sites))
    files.push(...(await indexOf(localeSite, search.synonyms, site)))
  return files
}

async function indexOf(
  localeSite: SiteData,
  synonyms: string[][],
  { config, pages: all, generator, cache, folder, workers }: FinishedSite,
): Promise<OutputFile[]> {
  const pages = searchPages(all, localeSite)
  const hashes = new Map(all.map(({ article, htmlHash }) => [article, htmlHash]))
  const contents = pages.map(({ article }) => hashes.get(article))
  const key = cacheKey(JSON.stringify([generator, pages, contents, synonyms]))
  const below = join(localeSite.baseUrl.slice(config.baseUrl.length), SEARCH_INDEX)
  const state = `search-${localeSite.locale}`
  let index = readState(cache, state)
  const isCurrent =
    index?.key === key &&
    Object.entries(index.files).every(([path, file]) => folder.isCurrent(join(below, path), file))
  if (!isCurrent) {
    const target = outputPath(folder.dir, below)
    index = { key, files: await workers.writeSearch({ pages, synonyms, folder: target }) }
    cache.write('state', state, { json: JSON.stringify(index) })
  }
  return Object.entries(index?.files ?? {}).map(([path, file]) => ({
    path: join(below, path),
    content: { worker: isCurrent ? 'kept' : 'wrote' },
    key: file,
    origin: 'the search index',
  }))
}

function readState(cache: Cache, name: string): IndexState | undefined {
  const json = cache.read('state', name)?.text('json')
  return json === undefined ? undefined : (JSON.parse(json) as IndexState)
}
