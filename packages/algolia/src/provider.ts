import { liteClient } from 'algoliasearch/lite'
import type { SearchAnswer, SearchProvider, SearchSetup } from 'docent/plugin'
import { readAnswer } from './answer.ts'
import type { ServiceOptions } from './options.ts'
import { serviceQueries } from './query.ts'

type AlgoliaClientOptions = NonNullable<Parameters<typeof liteClient>[2]>

export interface ProviderOptions {
  /** Options of the client, such as `hosts` for a proxy in front of the service. */
  client?: AlgoliaClientOptions
  /** Maximum time until the answer, in milliseconds, including the client's retries. Default: 10,000 */
  timeout?: number
}

/** Searches an index of the Algolia service. docent loads this module, with the client, when a reader opens the search. */
export default function createProvider(
  setup: SearchSetup<ServiceOptions>,
  { client: options, timeout = 10_000 }: ProviderOptions = {},
): SearchProvider {
  const { appId, apiKey } = setup.options
  const client = liteClient(appId, apiKey, {
    // A reader would rather see that the service is busy than wait for several attempts.
    maxRateLimitRetries: 1,
    ...options,
  })
  client.addAlgoliaAgent('docent')

  const ask = async (request: Parameters<SearchProvider['search']>[0]): Promise<SearchAnswer> => {
    const asked = client.search({ requests: serviceQueries(setup.options, request) })
    const response = await inTime(asked, timeout)
    try {
      return readAnswer(response, request, setup)
    } catch (error) {
      // The client caches responses and would return this one again.
      await client.clearCache()
      throw error
    }
  }
  return {
    async search(request, onAnswer, signal) {
      try {
        const answer = await ask(request)
        if (!signal.aborted) onAnswer(answer)
      } catch (error) {
        if (!signal.aborted) throw serviceError(error)
      }
    },
  }
}

/** Rejects if `work` takes longer than `limit` milliseconds. */
async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The search service did not answer within ${limit / 1000} seconds.`)),
      limit,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** An error with a readable message. The client's error is its cause. */
function serviceError(error: unknown): Error {
  const { name, status, message } = error as Error & { status?: number }
  const text =
    name === 'RetryError'
      ? 'The search service cannot be reached.'
      : name === 'DeserializationError'
        ? 'The search service responded with something that is not JSON.'
        : status === 429
          ? 'The search service is busy: it received too many requests.'
          : status === 401 || status === 403
            ? `The search service refused the application ID or the search key: ${message}`
            : status === 404
              ? `The search service has no such index: ${message}`
              : status === undefined
                ? undefined
                : `The search service responded with ${status}: ${message}`
  if (text !== undefined) return new Error(text, { cause: error })
  return error instanceof Error ? error : new Error(String(error))
}
