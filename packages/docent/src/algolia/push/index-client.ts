import { algoliasearch, type IndexSettings } from 'algoliasearch'
import type { SearchRecord } from '../../search/providers/algolia/record.ts'
import type { IndexState } from './push-plan.ts'
import { withRetries } from './retry.ts'
import { isTransient, serviceError, type PushTarget } from './service-error.ts'

export type ServiceClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>

export interface IndexClientOptions {
  /** Options of the client, such as `hosts` for a proxy in front of the service. */
  client?: ServiceClientOptions
  /** Waits between attempts. Default: a timer. */
  wait?: (ms: number) => Promise<void>
}

/** What a push does with an index. Each call is repeated after a temporary failure. */
export interface IndexClient {
  /** The content of the index, or `undefined` if there is none. */
  read(): Promise<IndexState | undefined>
  /** Creates a temporary index with the settings, rules, and synonyms of the index, if there is one. */
  begin(temporary: string, settings: IndexSettings, isNew: boolean): Promise<void>
  write(temporary: string, records: readonly SearchRecord[]): Promise<void>
  /** Replaces the index with the temporary one in one step. */
  replace(temporary: string): Promise<void>
  remove(temporary: string): Promise<void>
}

/** Maximum attempts for each request. In each attempt, the client tries several hosts. */
const MAX_ATTEMPTS = 5

/** Maximum number of times that the service is asked whether a task is done, at most every 5 seconds. */
const MAX_POLLS = 400

export function createIndexClient(
  target: PushTarget,
  adminKey: string,
  { client: options, wait = sleep }: IndexClientOptions = {},
): IndexClient {
  const { indexName } = target
  const client = algoliasearch(target.appId, adminKey, options)
  client.addAlgoliaAgent('docent')

  const attempt = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await withRetries(work, { attempts: MAX_ATTEMPTS, isTransient, wait })
    } catch (error) {
      throw serviceError(error, step, target, MAX_ATTEMPTS)
    }
  }
  /** Starts a task of the service and waits until it's done. */
  const task = async (
    step: string,
    name: string,
    work: () => Promise<{ taskID: number }>,
  ): Promise<void> => {
    const { taskID } = await attempt(step, work)
    await attempt(step, () =>
      client.waitForTask({ indexName: name, taskID, maxRetries: MAX_POLLS }),
    )
  }
  return {
    read: () =>
      attempt('read the index', async () => {
        try {
          const settings = await client.getSettings({ indexName })
          return { settings, ids: await recordIds(client, indexName) }
        } catch (error) {
          if ((error as { status?: number }).status === 404) return undefined
          throw error
        }
      }),
    async begin(temporary, settings, isNew) {
      if (!isNew)
        await task('copy the settings', temporary, () =>
          client.operationIndex({
            indexName,
            operationIndexParams: {
              operation: 'copy',
              destination: temporary,
              scope: ['settings', 'rules', 'synonyms'],
            },
          }),
        )
      await task('write the settings', temporary, () =>
        client.setSettings({ indexName: temporary, indexSettings: settings }),
      )
    },
    write: (temporary, records) =>
      task('take the records', temporary, () =>
        client.batch({
          indexName: temporary,
          batchWriteParams: {
            requests: records.map((body) => ({ action: 'addObject', body: { ...body } })),
          },
        }),
      ),
    replace: (temporary) =>
      task('replace the index', temporary, () =>
        client.operationIndex({
          indexName: temporary,
          operationIndexParams: { operation: 'move', destination: indexName },
        }),
      ),
    remove: (temporary) =>
      attempt('remove the temporary index', async () => {
        await client.deleteIndex({ indexName: temporary })
      }),
  }
}

async function recordIds(
  client: ReturnType<typeof algoliasearch>,
  indexName: string,
): Promise<Set<string>> {
  const ids = new Set<string>()
  await client.browseObjects({
    indexName,
    browseParams: { attributesToRetrieve: ['objectID'], hitsPerPage: 1000 },
    aggregator: ({ hits }) => {
      for (const { objectID } of hits) ids.add(objectID)
    },
  })
  return ids
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
