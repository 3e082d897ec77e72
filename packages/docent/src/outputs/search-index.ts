import { join } from 'node:path'
import { cacheKey } from '../cache/cache-key.ts'
import type { Cache } from '../cache/cache.ts'
import { SEARCH_INDEX } from '../content/make-site-data.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { outputPath } from '../files/paths.ts'
import { searchPages } from '../search/index/searchable-pages.ts'
import type { FinishedSite } from './output.ts'

/** The input of a locale's index, and its files. */
interface IndexState {
  key: string
  /** Hashes of the files by path, relative to the index's folder. */
  files: Record<string, string>
}

/** The embedded search index of every locale. A worker thread writes the indexes whose pages have changed. */
export async function searchIndex(site: FinishedSite): Promise<OutputFile[]> {
  const { search } = site.config
  if (search === false || search.provider !== 'embedded') return []
  const files: OutputFile[] = []
  for (const own of Object.values(site.sites))
    files.push(...(await indexOf(own, search.synonyms, site)))
  return files
}

async function indexOf(
  own: SiteData,
  synonyms: string[][],
  { config, pages: all, generator, cache, folder, workers }: FinishedSite,
): Promise<OutputFile[]> {
  const pages = searchPages(all, own)
  const hashes = new Map(all.map(({ article, htmlHash }) => [article, htmlHash]))
  const contents = pages.map(({ article }) => hashes.get(article))
  const key = cacheKey(JSON.stringify([generator, pages, contents, synonyms]))
  const below = join(own.baseUrl.slice(config.baseUrl.length), SEARCH_INDEX)
  const state = `search-${own.locale}`
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
