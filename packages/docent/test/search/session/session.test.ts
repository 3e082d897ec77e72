import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type {
  PageHit,
  SearchAnswer,
  SearchProvider,
} from '../../../src/shared/records/search-model.ts'
import { createSearchSession, type SearchSession } from '../../../src/search/session/session.ts'

type Give = (answer: SearchAnswer) => void

/** Requests to the provider, and how to answer them. */
let asked: { query: string; give: Give; fail: (error: Error) => void; signal: AbortSignal }[]
let session: SearchSession
let provider: SearchProvider
let changes: number

const hit = { href: '/a', title: [{ text: 'A' }], snippet: [], sections: [] } satisfies PageHit
const answer = (query: string, { final = true, hits = [hit] as PageHit[] } = {}): SearchAnswer => ({
  query,
  total: hits.length,
  hits,
  areas: [],
  suggestions: [],
  final,
})
const ask = async (query: string): Promise<void> => {
  session.ask({ query, limit: 20 })
  // The request is sent once the engine has loaded, in a separate task.
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  asked = []
  changes = 0
  provider = {
    search: ({ query }, give, signal) =>
      new Promise((_, reject) => asked.push({ query, give, fail: reject, signal })),
  }
  session = createSearchSession(() => Promise.resolve(provider))
  session.subscribe(() => {
    changes += 1
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an answer stays until the next one arrives, and a request alone changes nothing', async () => {
  await ask('click')
  asked[0]?.give(answer('click'))
  expect(session.state().answer?.query).toBe('click')
  expect(session.isAnswered()).toBe(true)
  const before = changes
  await ask('clicks')
  expect(session.state().answer?.query).toBe('click')
  expect(session.isAnswered()).toBe(false)
  expect(changes).toBe(before)
  asked[1]?.give(answer('clicks'))
  expect(session.state().answer?.query).toBe('clicks')
})

test('a loaded engine gets the first query at once and the others after the key', async () => {
  session = createSearchSession(() => provider)
  session.ask({ query: 'c', limit: 20 })
  expect(asked.map(({ query }) => query)).toEqual(['c'])
  session.ask({ query: 'cl', limit: 20 })
  session.ask({ query: 'cli', limit: 20 })
  expect(asked).toHaveLength(1)
  expect(session.isAnswered()).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(({ query }) => query)).toEqual(['c', 'cli'])
})

test.each(['clicks', undefined])(
  'a query (%s) that comes at the moment when waiting is shown is not lost',
  async (query) => {
    setTimeout(() => session.ask(query === undefined ? undefined : { query, limit: 20 }), 200)
    await ask('click')
    await vi.advanceTimersByTimeAsync(300)
    if (query !== undefined) asked[1]?.give(answer(query))
    expect(session.state().answer?.query).toBe(query)
    expect(session.state().slow).toBe(false)
  },
)

test('an answer to an earlier query is ignored', async () => {
  await ask('click')
  await ask('clicks')
  asked[0]?.give(answer('click'))
  expect(session.state().answer).toBeUndefined()
})

test('"nothing found" is shown only when it is certain', async () => {
  await ask('xq')
  asked[0]?.give(answer('xq', { final: false, hits: [] }))
  expect(session.state().answer).toBeUndefined()
  asked[0]?.give(answer('xq', { hits: [] }))
  expect(session.state().answer?.total).toBe(0)
})

// @covers 10.31
test('a better answer changes the order only before anyone can aim at a result', async () => {
  const other = { ...hit, href: '/b' }
  const shown = (): string[] | undefined => session.state().answer?.hits.map(({ href }) => href)
  await ask('click')
  asked[0]?.give(answer('click', { final: false }))
  await vi.advanceTimersByTimeAsync(100)
  asked[0]?.give(answer('click', { final: false, hits: [other, hit] }))
  expect(shown()).toEqual(['/b', '/a'])
  await vi.advanceTimersByTimeAsync(100)
  asked[0]?.give(answer('click', { hits: [hit, other] }))
  expect(shown()).toEqual(['/b', '/a'])
  // The answer to another query is shown as it is.
  await ask('clicks')
  asked[1]?.give(answer('clicks', { hits: [hit, other] }))
  expect(shown()).toEqual(['/a', '/b'])
})

test('waiting is shown if it takes a while, even across several queries, until the answer', async () => {
  await ask('click')
  await vi.advanceTimersByTimeAsync(150)
  await ask('clicks')
  expect(session.state().slow).toBe(false)
  await vi.advanceTimersByTimeAsync(60)
  expect(session.state().slow).toBe(true)
  asked[1]?.give(answer('clicks'))
  expect(session.state().slow).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.state().slow).toBe(false)
})

test('a failure is shown and can be tried again', async () => {
  await ask('click')
  asked[0]?.fail(new Error('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect(session.state()).toMatchObject({ failed: true, slow: false })
  session.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked[1]?.query).toBe('click')
  asked[1]?.give(answer('click'))
  expect(session.state()).toMatchObject({ failed: false, answer: { query: 'click' } })
})

test('an early answer with results is better than a failure', async () => {
  await ask('click')
  asked[0]?.give(answer('click', { final: false }))
  asked[0]?.fail(new Error('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect(session.state()).toMatchObject({ failed: false, answer: { query: 'click' } })
})

test('a request is aborted by the next one, by an empty query, and at the end', async () => {
  await ask('c')
  await ask('cl')
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  session.ask(undefined)
  expect(asked[1]?.signal.aborted).toBe(true)
  await ask('click')
  session.close()
  expect(asked[2]?.signal.aborted).toBe(true)
  asked[2]?.give(answer('click'))
  await ask('clicks')
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.state()).toEqual({ slow: false, failed: false })
  expect(asked).toHaveLength(3)
})

test('an engine that loads slowly receives only the last query', async () => {
  let loaded = (_provider: SearchProvider): void => undefined
  const loading = new Promise<SearchProvider>((resolve) => {
    loaded = resolve
  })
  const queries: string[] = []
  session = createSearchSession(() => loading)
  for (const query of ['c', 'cl', 'cli']) session.ask({ query, limit: 20 })
  loaded({
    async search({ query }, give) {
      queries.push(query)
      give(answer(query))
    },
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(queries).toEqual(['cli'])
  expect(session.state().answer?.query).toBe('cli')
})

// @covers 10.32
test.each([1, 2, 3, 4, 5])(
  'in any order of events, the last query gets its answer (seed %i)',
  async (seed) => {
    let random = seed
    let last: string | undefined
    const next = (limit: number): number =>
      (random = (random * 48_271) % 2_147_483_647) % Math.max(1, limit)
    const steps = [
      () => session.ask({ query: (last = `query ${next(1000)}`), limit: 20 }),
      () => session.ask((last = undefined)),
      () => session.retry(),
      () => vi.advanceTimersByTimeAsync(next(300)),
      () => give(asked[next(asked.length)], { final: false }),
      () => give(asked[next(asked.length)], { hits: [] }),
      () => asked[next(asked.length)]?.fail(new Error('offline')),
    ]
    const give = (request: (typeof asked)[number] | undefined, options: object): void =>
      request?.give(answer(request.query, options))
    for (let step = 0; step < 500; step += 1) {
      await steps[next(steps.length)]?.()
      if (session.isAnswered()) expect(session.state().answer?.query).toBe(last)
      if (step % 20 !== 0) continue
      await vi.advanceTimersByTimeAsync(0)
      if (session.state().failed) session.retry()
      await vi.advanceTimersByTimeAsync(0)
      if (last !== undefined) give(asked.at(-1), {})
      expect(session.state().answer?.query, `step ${step}`).toBe(last)
    }
  },
)

test('an empty query shows nothing and waits for nothing', async () => {
  await ask('click')
  asked[0]?.give(answer('click'))
  await ask('clicks')
  session.ask(undefined)
  // The answer isn't removed in the handler of the key that empties the field.
  expect(session.state().answer?.query).toBe('click')
  await vi.advanceTimersByTimeAsync(0)
  expect(session.state()).toEqual({ slow: false, failed: false })
  asked[1]?.give(answer('clicks'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.state()).toEqual({ slow: false, failed: false })
})

test('an engine that could not be loaded is loaded again for the next query', async () => {
  const load = vi
    .fn<() => Promise<SearchProvider>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({
      async search({ query }, give) {
        give(answer(query))
      },
    })
  session = createSearchSession(load)
  await ask('click')
  expect(session.state().failed).toBe(true)
  await ask('clicks')
  expect(session.state()).toMatchObject({ failed: false, answer: { query: 'clicks' } })
})
