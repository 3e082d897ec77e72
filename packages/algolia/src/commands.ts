import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { IndexSettings } from 'algoliasearch'
import type { BuiltSite, CommandCall, PluginCommand } from 'docent/plugin'
import { describePlan, records as recordCount } from './describe-plan.ts'
import { errors } from './errors.ts'
import type { IndexClient, IndexClientOptions } from './index-client.ts'
import { INDEX_SETTINGS } from './index-settings.ts'
import { pageRecords } from './page-records.ts'
import { planPush, type PushPlan } from './push-plan.ts'
import { ADMIN_KEY_VARIABLE, EXPORT_FILE, pushTarget, readAdminKey } from './push-target.ts'
import type { SearchRecord } from './record.ts'

/** `docent search export` and `docent search push`, which docent runs if this package is installed. */
export const command: Record<string, PluginCommand> = {
  'search export': {
    text: `Write the records for a hosted search to a file (default: ${EXPORT_FILE})`,
    flags: { out: { value: '<path>', text: 'File to write' } },
    run: exportSearch,
  },
  'search push': {
    text: 'Fill a hosted search index',
    flags: {
      appId: { value: '<id>', text: "Application ID (default: the plugin's)" },
      index: { value: '<name>', text: "Index name (default: the plugin's)" },
      dryRun: { text: "Show what would change, but don't write it" },
    },
    keyVariable: ADMIN_KEY_VARIABLE,
    run: (call) => pushSearch(call, { env: process.env }),
  },
}

/** Writes the records of a hosted search to a file: a JSON array with one record per line. */
async function exportSearch(call: CommandCall): Promise<void> {
  const { out = EXPORT_FILE } = call.flags
  const records = await makeRecords(call)
  const file = resolve(String(out))
  const text = `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
  const temporary = `${file}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, text)
    renameSync(temporary, file)
  } catch (error) {
    if (existsSync(temporary)) rmSync(temporary)
    throw errors.fileNotWritten({ file, problem: (error as Error).message, cause: error })
  }
  call.say(`\n${recordCount(records.length)} in ${out}`)
}

/**
 * Fills the index of a hosted search, or prints what that would change (`dryRun`).
 * @throws DocentError when the key, the application, or the index is missing, or when the service refuses
 */
export async function pushSearch(
  call: CommandCall,
  { env, ...options }: IndexClientOptions & { env: NodeJS.ProcessEnv },
): Promise<void> {
  const { flags, say, stage } = call
  // Missing values are reported before the pages are rendered.
  const target = pushTarget(await call.loadConfig(), flags)
  const adminKey = readAdminKey(env)
  const records = await makeRecords(call)
  if (records.length === 0) throw errors.noSearchRecords({})

  // The client is large, so other commands don't load it.
  const { createIndexClient } = await import('./index-client.ts')
  const client = createIndexClient(target, adminKey, options)
  const plan = await stage('Compare with index', async () =>
    planPush(records, await client.read(), INDEX_SETTINGS),
  )
  say(`\n${describePlan(plan, target)}\n`)
  if (flags.dryRun === true) {
    say('Dry run: nothing was written.')
    return
  }
  const temporary = temporaryName(target.indexName, randomUUID().slice(0, 8))
  await stage('Fill index', () =>
    applyPush(client, plan, INDEX_SETTINGS, temporary, (done) => {
      if (plan.batches.length > 1)
        say(`  ${done.toLocaleString('en')} of ${recordCount(records.length)} uploaded`)
    }),
  )
  say(`\n${recordCount(records.length)} in the index "${target.indexName}"`)
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

/** The records of all pages that readers can find, in all locales and versions. */
async function makeRecords({ build, stage }: CommandCall): Promise<SearchRecord[]> {
  const site = await build()
  const { records } = await stage(
    'Make search records',
    () => siteRecords(site),
    (made) => `${recordCount(made.records.length)} from ${made.pages} pages`,
  )
  return records
}

async function siteRecords({
  searchPages,
  sites,
}: Pick<BuiltSite, 'searchPages' | 'sites'>): Promise<{ records: SearchRecord[]; pages: number }> {
  const pages = await searchPages()
  const records = pages.flatMap((page) => {
    const { url = '', title = '' } = sites[page.locale] ?? {}
    return pageRecords(page, { url, title })
  })
  return { records, pages: pages.length }
}
