import { createEngine, EXCERPTS, type Engine } from '../../engine/engine.ts'
import { createRhythm } from './rhythm.ts'
import {
  pageFile,
  shardFile,
  type IndexHead,
  type PageFile,
  type TermShard,
} from '../../engine/index-format.ts'
import type { SearchAnswer, SearchRequest } from '../../../model/search-model.ts'

/** The index was replaced by that of a newer build while it was in use. */
class Replaced extends Error {}

/** Reads a file of the index. @throws when it cannot be reached; with `status` when the server answered */
export type ReadFile = (url: string) => Promise<unknown>

/** Answers questions from the files of the index, which it fetches as they are needed. */
export interface IndexSource {
  /** Fetches what the first answer needs, to this query if it is known. */
  prepare(query?: string): Promise<void>
  /** Delivers answers until the question is superseded. */
  search(request: SearchRequest, onAnswer: (answer: SearchAnswer) => void): Promise<void>
}

export function createIndexSource(indexUrl: string, read: ReadFile): IndexSource {
  const folder = indexUrl.slice(0, indexUrl.lastIndexOf('/') + 1)
  let loading: Promise<{ engine: Engine; version: string }> | undefined
  const files = new Map<string, Promise<unknown>>()
  const rhythm = createRhythm()
  let current = 0

  const load = (): Promise<{ engine: Engine; version: string }> => {
    loading ??= (read(indexUrl) as Promise<IndexHead>).then((head) => ({
      engine: createEngine(head),
      version: head.version,
    }))
    // A failed part can be asked for again.
    loading.catch(() => (loading = undefined))
    return loading
  }
  const file = <T>(path: string): Promise<T> => {
    const known = files.get(path)
    if (known) return known as Promise<T>
    const reading = read(folder + path)
    files.set(path, reading)
    reading.catch(() => files.delete(path))
    return reading as Promise<T>
  }
  /** A file that is gone belongs to an index that a new build has replaced. */
  const part = async <T>(path: string): Promise<T> => {
    try {
      return await file<T>(path)
    } catch (error) {
      if ((error as { status?: number }).status === 404) throw new Replaced(path)
      throw error
    }
  }

  const run = async (
    request: SearchRequest,
    isCurrent: () => boolean,
    onAnswer: (answer: SearchAnswer) => void,
  ): Promise<void> => {
    const { engine, version } = await load()
    if (!isCurrent()) return
    let answer = engine.answer(request)
    const shards = engine.missingShards(request.query)
    if (shards.length > 0) {
      if (engine.showsEarly) onAnswer({ ...answer, final: false })
      const contents = await Promise.all(
        shards.map((shard) => part<TermShard>(shardFile(version, shard))),
      )
      shards.forEach((shard, index) => {
        const content = contents[index]
        if (content) engine.addShard(shard, content)
      })
      if (!isCurrent()) return
      answer = engine.answer(request)
    }
    const missing = engine.missingPages()
    // In a split index nothing can be shown without the files of pages: those in sight come first, and alone.
    const first = engine.showsEarly ? [] : missing.slice(0, EXCERPTS)
    const pages = missing.slice(first.length)
    if (first.length > 0) {
      answer = await withPages(first)
      if (!isCurrent()) return
    }
    if (pages.length > 0) {
      onAnswer({ ...answer, final: false })
      if (!request.settled) await new Promise((resolve) => setTimeout(resolve, rhythm.pause()))
      if (!isCurrent()) return
      answer = await withPages(pages)
      if (!isCurrent()) return
    }
    onAnswer({ ...answer, final: true })

    async function withPages(numbers: readonly number[]): Promise<typeof answer> {
      const contents = await Promise.all(
        numbers.map((page) => part<PageFile>(pageFile(version, page))),
      )
      numbers.forEach((page, index) => {
        const content = contents[index]
        if (content) engine.addPage(page, content)
      })
      return engine.answer(request)
    }
  }

  const search: IndexSource['search'] = async (request, onAnswer) => {
    if (!request.settled) rhythm.beat(performance.now())
    current += 1
    const id = current
    const isCurrent = (): boolean => id === current
    try {
      await run(request, isCurrent, onAnswer)
    } catch (error) {
      if (!isCurrent()) return
      if (!(error instanceof Replaced)) throw error
      // The new build's index answers; once, so that a broken deploy shows as an error.
      loading = undefined
      files.clear()
      await run(request, isCurrent, onAnswer)
    }
  }
  return {
    async prepare(query) {
      const { engine } = await load()
      // A search that came meanwhile must get its answer: preparing gives way to it and never takes its place.
      const isUnused = (): boolean => current === 0
      if (query !== undefined && isUnused())
        return run({ query, limit: EXCERPTS }, isUnused, () => undefined)
      // Code that has never run is slow. Nobody waits for this answer, and no question waits behind it.
      setTimeout(() => {
        if (isUnused()) engine.answer({ query: 'a', limit: EXCERPTS })
      })
    },
    search,
  }
}
