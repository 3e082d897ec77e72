export interface RetryOptions {
  /** How often something is tried at most. */
  tries: number
  isTransient: (error: unknown) => boolean
  wait: (ms: number) => Promise<void>
}

/** Longest pause between two tries, in milliseconds. */
const LONGEST = 30_000

/**
 * Tries again after failures that may pass, with pauses that double: 1, 2, 4 seconds and so on, each up to a quarter
 * longer, so that several machines do not come back at the same moment.
 * @throws the last error
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  { tries, isTransient, wait }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= tries || !isTransient(error)) throw error
      await wait(Math.min(LONGEST, 1000 * 2 ** (attempt - 1)) * (1 + Math.random() / 4))
    }
  }
}
