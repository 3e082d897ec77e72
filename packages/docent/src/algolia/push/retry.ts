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
