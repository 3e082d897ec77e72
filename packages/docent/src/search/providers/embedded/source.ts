import type { SearchAnswer, SearchRequest } from '../../../shared/records/search-model.ts'
import { collectFields } from '../../engine/collect-fields.ts'
import { createEngine, type Engine, EXCERPTS } from '../../engine/engine.ts'
import {
  type IndexHead,
  type PageEntry,
  pageFile,
  type PageFile,
  shardFile,
  type TermShard,
} from '../../engine/index-format.ts'

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

/**
 * Opens the index of a built site.
 * @param indexUrl address of its `index.json`
 * @param open creates an engine from `index.json`
 */
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
    const pending = files.get(path)
    if (pending) return pending as Promise<T>
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
    const { hits: early } = answer
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
      answer = engine.answer(request, { hits: early })
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
      return engine.answer(request, { hits: early })
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

/**
 * Creates an engine from the response with `index.json`. The pages of a whole index are read while others arrive, so
 * the first answer after the shortcut comes sooner.
 */
export async function readEngine(response: Response): Promise<Engine> {
  if (!response.body) throw new SyntaxError('The search index is empty.')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const fields = collectFields()
  let start: string | undefined
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines)
      if (start === undefined) start = line
      else fields.add(JSON.parse(line.replace(/,$/, '')) as PageEntry)
  }
  // A split index is a single line.
  return start === undefined
    ? createEngine(JSON.parse(rest) as IndexHead)
    : createEngine(JSON.parse(start + rest) as IndexHead, fields)
}

/** How fast a reader types. */
export interface TypingPace {
  /** Records a key. @param time in milliseconds */
  key(time: number): void
  /** After this many milliseconds without a key, the reader has paused. */
  pause(): number
}

/** Time between two keys of most readers. */
const USUAL_MS = 150
/** Limits of a pause. */
const MIN_PAUSE_MS = 90
const MAX_PAUSE_MS = 400
/** A pause is this many times as long as the time between two keys. */
const PAUSE_FACTOR = 1.5
/** A longer time between two keys is a break, which doesn't affect the pace. */
const BREAK_MS = 700

/**
 * Measures the pace at which a reader types. Expensive work that isn't urgent waits for a pause, so it doesn't delay a
 * key. A fixed pause would delay the letters of readers who type slowly.
 * @example
 * const pace = createTypingPace()
 * pace.key(0)
 * pace.key(200)
 * pace.pause() // more than 200, because the next key comes before
 */
export function createTypingPace(): TypingPace {
  let interval = USUAL_MS
  let last = -Infinity
  return {
    key(time) {
      const passed = time - last
      last = time
      // Slower keys count immediately, faster ones gradually.
      if (passed < BREAK_MS) interval = Math.max(passed, (interval + passed) / 2)
    },
    pause: () => Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, interval * PAUSE_FACTOR)),
  }
}
