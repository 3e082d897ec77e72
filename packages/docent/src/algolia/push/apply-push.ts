import type { IndexSettings } from 'algoliasearch'
import type { IndexClient } from './index-client.ts'
import type { PushPlan } from './push-plan.ts'

/**
 * Fills an index. The records are written to a temporary index, which then replaces the index in one step. Until then,
 * readers find the old records, so they never see an incomplete index. Records that no page has anymore disappear with
 * the old index. After a failure, the temporary index is removed.
 * @param temporary name of the temporary index, unique to this push
 * @param onProgress called with the number of records written so far
 * @throws DocentError when the service refuses or can't be reached
 */
export async function applyPush(
  client: IndexClient,
  plan: PushPlan,
  settings: IndexSettings,
  temporary: string,
  onProgress: (done: number) => void,
): Promise<void> {
  try {
    await client.begin(temporary, settings, plan.isNew)
    let done = 0
    for (const { items } of plan.batches) {
      await client.write(temporary, items)
      done += items.length
      onProgress(done)
    }
    await client.replace(temporary)
  } catch (error) {
    // Only the first error is reported. A failed cleanup is usually a consequence of it.
    await client.remove(temporary).catch(() => undefined)
    throw error
  }
}

/** A name that no other push uses. It starts with the index's name, for keys that are restricted to that prefix. */
export function temporaryName(indexName: string, random: string): string {
  return `${indexName}_tmp_${random}`
}
