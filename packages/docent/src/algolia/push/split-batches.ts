import { jsonSize } from '../../search/index/split-text.ts'

export interface Batch<T> {
  items: T[]
  /** Size as JSON, in bytes. */
  bytes: number
}

/** Limits for one request that the service handles well. */
const LIMITS = { items: 1000, bytes: 5_000_000 }

/** Splits a list into batches within the limits, in the same order. */
export function batches<T>(items: readonly T[], limits = LIMITS): Batch<T>[] {
  const list: Batch<T>[] = []
  let batch: Batch<T> | undefined
  for (const item of items) {
    const bytes = jsonSize(item)
    if (!batch || batch.items.length === limits.items || batch.bytes + bytes > limits.bytes) {
      batch = { items: [], bytes: 0 }
      list.push(batch)
    }
    batch.items.push(item)
    batch.bytes += bytes
  }
  return list
}
