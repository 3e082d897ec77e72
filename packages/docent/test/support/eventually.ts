import { vi } from 'vitest'

/**
 * Waits until an assertion holds. The limit is for machines that are many times as slow as the usual ones, so a test fails
 * only if something never happens.
 */
export function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(assertion, { timeout: 60_000, interval: 20 })
}
