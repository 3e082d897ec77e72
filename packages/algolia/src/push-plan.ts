import type { IndexSettings } from 'algoliasearch'
import type { SearchRecord } from './record.ts'
import { jsonSize } from './split-text.ts'

/** The content of an index before a push. */
export interface IndexState {
  ids: ReadonlySet<string>
  settings: IndexSettings
}

export interface SettingChange {
  name: string
  from: unknown
  to: unknown
}

/** What a push changes. */
export interface PushPlan {
  isNew: boolean
  added: number
  /** Records that the index already contains. They're rewritten. */
  kept: number
  /** Records in the index that no page has anymore. */
  removed: number
  batches: Batch<SearchRecord>[]
  bytes: number
  settings: SettingChange[]
}

/** Compares the index with the records that it should contain. */
export function planPush(
  records: readonly SearchRecord[],
  state: IndexState | undefined,
  settings: IndexSettings,
): PushPlan {
  const ids = new Set(records.map(({ objectID }) => objectID))
  const known = state?.ids ?? new Set<string>()
  const kept = [...ids].filter((id) => known.has(id)).length
  const list = batches(records)
  return {
    isNew: state === undefined,
    added: ids.size - kept,
    kept,
    removed: known.size - kept,
    batches: list,
    bytes: list.reduce((sum, { bytes }) => sum + bytes, 0),
    settings: settingChanges(state?.settings ?? {}, settings),
  }
}

/** Settings whose values differ. Settings that only the index has stay unchanged. */
export function settingChanges(current: IndexSettings, wanted: IndexSettings): SettingChange[] {
  return Object.entries(wanted).flatMap(([name, to]) => {
    const from = (current as Record<string, unknown>)[name]
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ name, from, to }]
  })
}

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
