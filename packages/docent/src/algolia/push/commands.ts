import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { IndexSettings } from 'algoliasearch'
import { build } from '../../build/build.ts'
import { CACHE_FOLDER, openCache, writeAtomic } from '../../cache/cache.ts'
import type { Config } from '../../config/index.ts'
import { count } from '../../errors/entry.ts'
import { errors } from '../../errors/index.ts'
import type { Report } from '../../errors/report.ts'
import type { SectionText } from '../../search/index/page-text.ts'
import { searchPages } from '../../search/index/searchable-pages.ts'
import { INDEX_SETTINGS } from '../../search/providers/algolia/index-settings.ts'
import { pageTag, type SearchRecord } from '../../search/providers/algolia/record.ts'
import { describePlan, records as recordCount } from './describe-plan.ts'
import type { IndexClient, IndexClientOptions } from './index-client.ts'
import { pageRecords } from './page-records.ts'
import { planPush, type PushPlan } from './push-plan.ts'
import { EXPORT_FILE, pushTarget, readAdminKey } from './push-target.ts'

/** Writes the records of a hosted search to a file: a JSON array with one record per line. */
export async function exportSearch(
  config: Config,
  { out = EXPORT_FILE }: { out?: string },
  report: Report,
): Promise<void> {
  const { records } = await makeSearchRecords(config, report)
  const file = resolve(out)
  const text = `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
  try {
    writeAtomic(file, text)
  } catch (error) {
    throw errors.fileNotWritten({ file, problem: (error as Error).message, cause: error })
  }
  report.info(`\n${recordCount(records.length)} in ${out}`)
}

export interface PushFlags {
  appId?: string
  index?: string
  dryRun?: boolean
}

/**
 * Fills the index of a hosted search, or prints what that would change (`dryRun`).
 * @throws DocentError when the key, the application, or the index is missing, or when the service refuses
 */
export async function pushSearch(
  config: Config,
  flags: PushFlags,
  report: Report,
  { env, ...options }: IndexClientOptions & { env: NodeJS.ProcessEnv },
): Promise<void> {
  // Missing values are reported before the pages are rendered.
  const target = pushTarget(config, flags)
  const adminKey = readAdminKey(env)
  const { records } = await makeSearchRecords(config, report)
  if (records.length === 0) throw errors.noSearchRecords({})

  // The client is large, so other commands don't load it.
  const { createIndexClient } = await import('./index-client.ts')
  const client = createIndexClient(target, adminKey, options)
  const plan = await report.stage('Compare with index', async () =>
    planPush(records, await client.read(), INDEX_SETTINGS),
  )
  report.info(`\n${describePlan(plan, target)}\n`)
  if (flags.dryRun) {
    report.info('Dry run: nothing was written.')
    return
  }
  const temporary = temporaryName(target.indexName, randomUUID().slice(0, 8))
  await report.stage('Fill index', () =>
    applyPush(client, plan, INDEX_SETTINGS, temporary, (done) => {
      if (plan.batches.length > 1)
        report.info(`  ${done.toLocaleString('en')} of ${recordCount(records.length)} uploaded`)
    }),
  )
  report.info(`\n${recordCount(records.length)} in the index "${target.indexName}"`)
}

/**
 * Fills an index. The records are written to a temporary index, which then replaces the index in one step. Until then,
 * readers find the old records, so they never see an incomplete index. Records that no page has anymore disappear with
 * the old index. After a failure, the temporary index is removed.
 * @param temporary name of the temporary index, unique to this push
 * @param onProgress called with the number of records written so far
 * @throws DocentError when the service refuses or can't be reached
 */
export async function applyPush(
  client: IndexClient,
  plan: PushPlan,
  settings: IndexSettings,
  temporary: string,
  onProgress: (done: number) => void,
): Promise<void> {
  try {
    await client.begin(temporary, settings, plan.isNew)
    let done = 0
    for (const { items } of plan.batches) {
      await client.write(temporary, items)
      done += items.length
      onProgress(done)
    }
    await client.replace(temporary)
  } catch (error) {
    // Only the first error is reported. A failed cleanup is usually a consequence of it.
    await client.remove(temporary).catch(() => undefined)
    throw error
  }
}

/** A name that no other push uses. It starts with the index's name, for keys that are restricted to that prefix. */
export function temporaryName(indexName: string, random: string): string {
  return `${indexName}_tmp_${random}`
}

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
