import { connect } from '../../../search/providers/embedded/connection.ts'

/**
 * Starts the worker, which fetches and reads the index. A module of its own, because the script that every page loads
 * imports it when the reader comes near the search.
 * @throws (rejects) when the index can't be fetched
 */
export function prepareIndex(indexUrl: string): Promise<void> {
  return connect(indexUrl).ask({ type: 'prepare' })
}
