import { join } from 'node:path'
import type { Config } from '../../config/index.ts'
import type { SectionText } from '../../search/index/page-text.ts'
import { errors } from '../../errors/index.ts'
import { count } from '../../errors/message-parts.ts'
import type { SearchRecord } from '../../search/providers/algolia/record.ts'
import { pageTag } from '../../search/providers/algolia/tags.ts'
import { build } from '../../build/build.ts'
import { CACHE_FOLDER, openCache } from '../../cache/cache.ts'
import type { Report } from '../../errors/report.ts'
import { searchPages } from '../../search/index/searchable-pages.ts'
import { pageRecords } from './page-records.ts'

export interface SearchRecords {
  records: SearchRecord[]
  /** Number of pages that they were created from. */
  pages: number
}

/**
 * Creates the records of a hosted search for all pages that readers can find, in all locales and versions. Runs the
 * stages and checks of a build, but writes nothing to the output folder.
 * @throws what `build` throws
 */
export async function makeSearchRecords(config: Config, report: Report): Promise<SearchRecords> {
  const { pages: all, sites } = await build(config, { report, dryRun: true })
  const cache = openCache(join(config.siteDir, CACHE_FOLDER))
  const byRoute = new Map(all.map((rendered) => [rendered.page.route, rendered]))
  return report.stage(
    'Make search records',
    async () => {
      const records: SearchRecord[] = []
      let pages = 0
      for (const site of Object.values(sites)) {
        for (const { article, ...page } of searchPages(all, site)) {
          const rendered = byRoute.get(page.route)
          if (!rendered) throw new Error(`The page ${page.route} was not rendered.`)
          const { docsId, version } = rendered.data
          const text = cache.read('articles', article)?.text('text')
          if (text === undefined)
            throw errors.cacheEntryLost({ what: `the article of ${page.route}` })
          pages += 1
          records.push(
            ...pageRecords({
              ...page,
              siteUrl: site.url,
              ...(site.addresses && { addresses: site.addresses }),
              siteTitle: site.title,
              locale: site.locale,
              ...(version !== undefined && { version }),
              tag: pageTag({ docsId, version }),
              sections: JSON.parse(text) as SectionText[],
            }),
          )
        }
      }
      return { records, pages }
    },
    (made) => `${count(made.records.length, 'record')} from ${count(made.pages, 'page')}`,
  )
}
