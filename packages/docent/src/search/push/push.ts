import type { IndexSettings } from 'algoliasearch'
import type { IndexClient } from './index-client.ts'
import type { PushPlan } from './push-plan.ts'

/**
 * Fills an index: the records go to a temporary index, which then takes the place of the old one in one step. Readers
 * find the old records until then, and never a part of the new ones; records that no page has any more are gone with
 * the old index. After a failure the temporary index is removed.
 * @param temporary name of the temporary index, which no other push uses
 * @param onProgress called with the number of records that the service holds
 * @throws DocentError when the service refuses or cannot be reached
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
    // The first failure is what the reader must know; that the service cannot even clean up follows from it.
    await client.remove(temporary).catch(() => undefined)
    throw error
  }
}

/** A name that no other push uses, and that a key limited to the index by its prefix may write to. */
export function temporaryName(indexName: string, random: string): string {
  return `${indexName}_tmp_${random}`
}
