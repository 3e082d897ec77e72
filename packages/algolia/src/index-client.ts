import { algoliasearch, type IndexSettings } from 'algoliasearch'
import { errors } from './errors.ts'
import type { SearchRecord } from './record.ts'
import type { IndexState } from './push-plan.ts'

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

export interface RetryOptions {
  /** Maximum number of attempts. */
  attempts: number
  isTransient: (error: unknown) => boolean
  wait: (ms: number) => Promise<void>
}

/** Maximum delay between two attempts, in milliseconds. */
const MAX_DELAY = 30_000

/**
 * Retries after temporary failures with exponential backoff: after 1, 2, 4 seconds, and so on. Each delay is up to a
 * quarter longer, so that several clients don't retry at the same moment.
 * @throws the last error
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  { attempts, isTransient, wait }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !isTransient(error)) throw error
      await wait(Math.min(MAX_DELAY, 1000 * 2 ** (attempt - 1)) * (1 + Math.random() / 4))
    }
  }
}

/** The index to fill. */
export interface PushTarget {
  appId: string
  indexName: string
}

/** An error of the client. */
interface ClientError {
  name?: string
  status?: number
  message?: string
  stackTrace?: { response?: { content?: string } }[]
}

/** Whether the same request may succeed later: too many requests, a server error, or no connection. */
export function isTransient(error: unknown): boolean {
  const { name, status } = error as ClientError
  return name === 'RetryError' || status === 429 || (status !== undefined && status >= 500)
}

/**
 * Converts an error of the client to an error of the catalog.
 * @param step what was attempted, as it follows "refused to": `take the records`
 */
export function serviceError(
  error: unknown,
  step: string,
  target: PushTarget,
  tries: number,
): Error {
  const { name, status, message = '', stackTrace } = error as ClientError
  const cause = error
  if (name === 'RetryError') {
    const last = stackTrace?.at(-1)?.response?.content
    const problem = last === undefined || last === '' ? 'no host responded' : firstLine(last)
    return errors.searchServiceUnreachable({ appId: target.appId, problem, cause })
  }
  if (status === 429) return errors.searchServiceBusy({ tries, cause })
  if (status === 401 || status === 403)
    return errors.searchKeyRefused({ ...target, status, problem: message, cause })
  if (status !== undefined)
    return errors.searchServiceRefused({ status, problem: message, step, cause })
  return error instanceof Error ? error : new Error(String(error))
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]?.slice(0, 200) ?? ''
}
