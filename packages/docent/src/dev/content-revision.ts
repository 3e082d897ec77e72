import type { NormalizedHotChannel } from 'vite'
import { REVISION_EVENT } from '../shared/dev-events.ts'

/**
 * Counts changes to the content. A browser receives changes only after its page has connected. In case a file is saved
 * before that, each document contains the revision that it was made from.
 */
export interface Revision {
  readonly current: number
  /** Records a change of the content, so that earlier documents are outdated. */
  advance(): void
  /** Reloads pages that connect with an outdated document. */
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
