import type { IndexSettings } from 'algoliasearch'
import type { SearchRecord } from '../providers/algolia/record.ts'
import { batches, type Batch } from './upload-batches.ts'

/** What an index holds before a push; absent when it does not exist yet. */
export interface IndexState {
  ids: ReadonlySet<string>
  settings: IndexSettings
}

export interface SettingChange {
  name: string
  from: unknown
  to: unknown
}

/** What a push would do. */
export interface PushPlan {
  isNew: boolean
  added: number
  /** Records that stand in the index and are written anew. */
  kept: number
  /** Records of the index that no page has any more. */
  removed: number
  batches: Batch<SearchRecord>[]
  bytes: number
  settings: SettingChange[]
}

/** Compares the index with the records that it should hold. */
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

/** Settings whose values differ; those that only the index has are left alone. */
export function settingChanges(current: IndexSettings, wanted: IndexSettings): SettingChange[] {
  return Object.entries(wanted).flatMap(([name, to]) => {
    const from = (current as Record<string, unknown>)[name]
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ name, from, to }]
  })
}
