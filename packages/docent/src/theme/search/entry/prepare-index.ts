import { connect } from '../../../search/providers/embedded/connection.ts'

/**
 * Starts the worker, which fetches and reads the index. The script that every page loads imports it when the reader
 * comes near the search. A module of its own, because if that script imported the connection itself, which others import
 * statically, the bundler would write another file for its runtime.
 * @throws (rejects) when the index can't be fetched
 */
export function prepareIndex(indexUrl: string): Promise<void> {
  return connect(indexUrl).ask({ type: 'prepare' })
}
