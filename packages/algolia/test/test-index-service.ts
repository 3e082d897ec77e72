import { afterEach, beforeEach } from 'vitest'
import type { SearchRecord } from '../src/record.ts'
import { createIndexClient } from '../src/index-client.ts'
import { startIndexService, type IndexService } from './search-index.ts'
import type { ServiceAnswer, ServiceRequest } from './search-service.ts'

/** A hosted index, which is empty at the start of each test. */
export class TestIndex {
  service!: IndexService
  /** Responds to a request instead of the service. */
  interfere: (request: ServiceRequest) => ServiceAnswer | undefined = () => undefined
  /** Delays between attempts in milliseconds, which tests don't wait for. */
  pauses: number[] = []

  /** Options for a client of this index. */
  options(): Parameters<typeof createIndexClient>[2] {
    return {
      client: {
        hosts: [this.service.host],
        timeouts: { connect: 300, read: 300, write: 300 },
      },
      wait: (ms) => {
        this.pauses.push(ms)
        return Promise.resolve()
      },
    }
  }

  /** Creates the index with these records. */
  fill(...ids: string[]): void {
    this.service.indexes.set('acme_docs', {
      records: new Map(ids.map((id) => [id, record(id)])),
      settings: { distinct: 2, userData: 'kept' },
    })
  }

  /** IDs of the index's records. */
  ids(): string[] {
    return [...(this.service.indexes.get('acme_docs')?.records.keys() ?? [])]
  }
}

export const record = (objectID: string): SearchRecord => ({ objectID }) as SearchRecord

/** Starts the service of an index before each test and stops it after the test. */
export function useIndex(): TestIndex {
  const index = new TestIndex()
  beforeEach(async () => {
    index.interfere = () => undefined
    index.pauses = []
    index.service = await startIndexService((request) => index.interfere(request))
  })
  afterEach(() => index.service.close())
  return index
}
