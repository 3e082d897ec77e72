import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { writeAtomic } from '../../cache/cache.ts'
import type { Report } from '../../errors/report.ts'
import { makeSearchRecords } from './make-records.ts'
import type { Config } from '../../config/index.ts'
import { errors } from '../../errors/index.ts'
import { INDEX_SETTINGS } from '../../search/providers/algolia/index-settings.ts'
import { describePlan, records as recordCount } from './describe-plan.ts'
import type { IndexClientOptions } from './index-client.ts'
import { planPush } from './push-plan.ts'
import { applyPush, temporaryName } from './apply-push.ts'
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
