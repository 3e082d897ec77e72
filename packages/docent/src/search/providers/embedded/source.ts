import { createEngine, EXCERPTS, type Engine } from '../../engine/engine.ts'
import { createTypingPace } from './typing-pace.ts'
import {
  pageFile,
  shardFile,
  type IndexHead,
  type PageFile,
  type TermShard,
} from '../../engine/index-format.ts'
import type { SearchAnswer, SearchRequest } from '../../../shared/records/search-model.ts'

/** From this many letters on, few terms start with them, so their shards are worth fetching right away. */
const MIN_LETTERS = 3

/** A newer build has replaced the index while it was in use. */
class ReplacedIndexError extends Error {}

/** Reads a file of the index. @throws when it can't be reached; with `status` when the server responded */
export type ReadFile = (url: string) => Promise<unknown>

/** Searches an index whose files it fetches when they're needed. */
export interface IndexSource {
  /** Fetches what the first answer needs. */
  prepare(): Promise<void>
  /**
   * Delivers one or several answers to a request.
   * @param isWanted no more files are fetched and no more answers are delivered once it returns `false`
   */
  search(
    request: SearchRequest,
    onAnswer: (answer: SearchAnswer) => void,
    isWanted?: () => boolean,
  ): Promise<void>
}

/** @param open creates an engine from `index.json` */
export function createIndexSource(
  indexUrl: string,
  read: ReadFile,
  open = async (): Promise<Engine> => createEngine((await read(indexUrl)) as IndexHead),
): IndexSource {
  const folder = indexUrl.slice(0, indexUrl.lastIndexOf('/') + 1)
  let loading: Promise<Engine> | undefined
  const files = new Map<string, Promise<unknown>>()
  const pace = createTypingPace()
  let isUsed = false

  const load = (): Promise<Engine> => {
    loading ??= open()
    // After a failure, the next call tries again.
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
  /** A missing file belongs to an index that a newer build has replaced. */
  const part = async <T>(path: string): Promise<T> => {
    try {
      return await file<T>(path)
    } catch (error) {
      if ((error as { status?: number }).status === 404) throw new ReplacedIndexError(path)
      throw error
    }
  }

  /** Waits until the reader has stopped typing. @returns whether the answer is still wanted */
  const pausesAt = async (
    { settled }: SearchRequest,
    isWanted: () => boolean,
  ): Promise<boolean> => {
    if (!settled) await new Promise((resolve) => setTimeout(resolve, pace.pause()))
    return isWanted()
  }

  const run = async (
    request: SearchRequest,
    isWanted: () => boolean,
    onAnswer: (answer: SearchAnswer) => void,
  ): Promise<void> => {
    const engine = await load()
    const { version } = engine
    if (!isWanted()) return
    let answer = engine.answer(request)
    const shards = engine.missingShards(request.query)
    if (shards.length > 0) {
      if (engine.showsEarly) onAnswer({ ...answer, final: false })
      // The first letters need shards that the whole word probably doesn't need.
      else if (request.query.length < MIN_LETTERS && !(await pausesAt(request, isWanted))) return
      const contents = await Promise.all(
        shards.map((shard) => part<TermShard>(shardFile(version, shard))),
      )
      shards.forEach((shard, index) => {
        const content = contents[index]
        if (content) engine.addShard(shard, content)
      })
      if (!isWanted()) return
      answer = engine.answer(request)
    }
    const missing = engine.missingPages()
    // In a split index, pages can't be shown without their files. The visible ones are fetched first.
    const first = engine.showsEarly ? [] : missing.slice(0, EXCERPTS)
    const pages = missing.slice(first.length)
    if (first.length > 0) {
      answer = await withPages(first)
      if (!isWanted()) return
    }
    if (pages.length > 0) {
      onAnswer({ ...answer, final: false })
      if (!(await pausesAt(request, isWanted))) return
      answer = await withPages(pages)
      if (!isWanted()) return
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

  return {
    async prepare() {
      const engine = await load()
      // In a separate task, so that waiting requests are handled first.
      setTimeout(() => {
        if (!isUsed) engine.answer({ query: 'a', limit: EXCERPTS })
      })
    },
    async search(request, onAnswer, isWanted = () => true) {
      isUsed = true
      if (!request.settled) pace.key(performance.now())
      try {
        await run(request, isWanted, onAnswer)
      } catch (error) {
        if (!isWanted()) return
        if (!(error instanceof ReplacedIndexError)) throw error
        // The newer build's index answers. Once, so that a broken deploy is reported as an error.
        loading = undefined
        files.clear()
        await run(request, isWanted, onAnswer)
      }
    },
  }
}
