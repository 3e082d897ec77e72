import type { SearchRecord } from '../src/record.ts'
import {
  startSearchService,
  type SearchService,
  type ServiceAnswer,
  type ServiceRequest,
} from './search-service.ts'

export interface StoredIndex {
  records: Map<string, Pick<SearchRecord, 'objectID'>>
  settings: Record<string, unknown>
}

/**
 * A hosted search in memory that manages indexes as the service documents it. A task is done when its status is
 * requested a second time.
 */
export interface IndexService extends SearchService {
  indexes: Map<string, StoredIndex>
  /** Requests that change an index. */
  writes(): ServiceRequest[]
}

/** @param interfere responds instead of the service; with `undefined`, the service responds */
export async function startIndexService(
  interfere: (request: ServiceRequest) => ServiceAnswer | undefined = () => undefined,
): Promise<IndexService> {
  const indexes = new Map<string, StoredIndex>()
  const asked = new Set<string>()
  let taskID = 0
  const index = (name: string): StoredIndex => {
    const known = indexes.get(name) ?? { records: new Map(), settings: {} }
    indexes.set(name, known)
    return known
  }
  const task = (): ServiceAnswer => {
    taskID += 1
    return { body: { taskID, updatedAt: '2025-01-01T00:00:00Z' } }
  }
  const serve = ({ method, path, body }: ServiceRequest): ServiceAnswer => {
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(path) ?? []
    const missing: ServiceAnswer = {
      status: 404,
      body: { message: `Index ${name} does not exist`, status: 404 },
    }
    if (action.startsWith('task/')) {
      const isDone = asked.has(action)
      asked.add(action)
      return { body: { status: isDone ? 'published' : 'notPublished' } }
    }
    if (method === 'DELETE') {
      indexes.delete(name)
      return task()
    }
    if (action === 'settings' && method === 'GET')
      return indexes.has(name) ? { body: index(name).settings } : missing
    if (action === 'settings') {
      Object.assign(index(name).settings, body)
      return task()
    }
    if (action === 'browse') {
      if (!indexes.has(name)) return missing
      const from = Number(body.cursor ?? 0)
      const to = from + Number(body.hitsPerPage ?? 1000)
      const hits = [...index(name).records.keys()].slice(from, to)
      return {
        body: {
          hits: hits.map((objectID) => ({ objectID })),
          ...(to < index(name).records.size && { cursor: String(to) }),
        },
      }
    }
    if (action === 'batch') {
      for (const { body: record } of body.requests as { body: SearchRecord }[])
        index(name).records.set(record.objectID, record)
      return task()
    }
    if (action === 'operation' && body.operation === 'copy') {
      Object.assign(index(String(body.destination)).settings, index(name).settings)
      return task()
    }
    if (action === 'operation' && body.operation === 'move') {
      indexes.set(String(body.destination), index(name))
      indexes.delete(name)
      return task()
    }
    return { status: 400, body: { message: `Unknown request ${method} ${path}`, status: 400 } }
  }
  const service = await startSearchService((request) => interfere(request) ?? serve(request))
  return {
    ...service,
    indexes,
    writes: () =>
      service.requests.filter(
        ({ method, path }) => !(method === 'GET' || path.endsWith('/browse')),
      ),
  }
}
