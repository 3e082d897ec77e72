import type { NormalizedHotChannel } from 'vite'
import { REVISION_EVENT } from '../client/development/revision.ts'

/**
 * Counts the changes of the content. A browser hears about changes once its page is connected, so a document names
 * the revision that it was made from, in case a file is saved before that.
 */
export interface Revision {
  readonly current: number
  /** The content changed: documents sent before are out of date. */
  advance(): void
  /** Has pages loaded again that connect with an outdated document. */
  connect(channel: NormalizedHotChannel): void
}

export function createRevision(): Revision {
  let current = 0
  return {
    get current() {
      return current
    },
    advance() {
      current += 1
    },
    connect(channel) {
      channel.on(REVISION_EVENT, (revision: number, client) => {
        if (revision !== current) client.send({ type: 'full-reload' })
      })
    },
  }
}
