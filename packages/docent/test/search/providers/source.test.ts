import { describe, expect, test, vi } from 'vitest'
import { buildIndex } from '../../../src/search/index/build-index.ts'
import { createIndexSource } from '../../../src/search/providers/embedded/source.ts'
import type { SearchAnswer } from '../../../src/shared/records/search-model.ts'
import { page, section } from '../test-index.ts'

const pages = (word: string) => [
  page('/a', 'Alpha', `Introduction with ${word}.`, [section('Use', 'The spinner turns.')]),
  page('/b', 'Beta', 'Another spinner.'),
]

/** Files of a deployed index, with a list of requests. */
function host(files: Map<string, string>) {
  const asked: string[] = []
  let failing = (_path: string): boolean => false
  return {
    asked,
    deploy: (next: Map<string, string>) => {
      files = next
    },
    failFor: (test: (path: string) => boolean) => {
      failing = test
    },
    read: async (url: string): Promise<unknown> => {
      const path = url.slice('/search-index/'.length)
      asked.push(path)
      if (failing(path)) throw Object.assign(new Error('offline'), {})
      const content = files.get(path)
      if (content === undefined) throw Object.assign(new Error('not found'), { status: 404 })
      return JSON.parse(content) as unknown
    },
  }
}

const ask = async (source: ReturnType<typeof createIndexSource>, query: string) => {
  const answers: SearchAnswer[] = []
  await source.search({ query, limit: 5 }, (answer) => answers.push(answer))
  return answers
}

describe('an index source', () => {
  test('answers from the fields first, then from the text, then with excerpts', async () => {
    const server = host(buildIndex(pages('one'), []))
    const source = createIndexSource('/search-index/index.json', server.read)
    await source.prepare()
    expect(server.asked).toEqual(['index.json'])
    const answers = await ask(source, 'spinner')
    expect(answers.map(({ total, final }) => [total, final])).toEqual([
      [0, false],
      [2, false],
      [2, true],
    ])
    const marked = answers.at(-1)?.hits.map(({ snippet }) => snippet.some((part) => part.marked))
    expect(marked).toContain(true)
    const before = server.asked.length
    await ask(source, 'spinner')
    expect(server.asked.length).toBe(before)
  })

  test('answers a request that came while the index was loading', async () => {
    const server = host(buildIndex(pages('one'), []))
    let release = (): void => undefined
    const loaded = new Promise<void>((resolve) => {
      release = resolve
    })
    const source = createIndexSource('/search-index/index.json', async (url) => {
      await loaded
      return server.read(url)
    })
    const preparing = source.prepare()
    const answering = ask(source, 'spinner')
    release()
    await preparing
    expect((await answering).at(-1)).toMatchObject({ total: 2, final: true })
  })

  test('delivers no answer that is no longer wanted, and answers other requests', async () => {
    const source = createIndexSource(
      '/search-index/index.json',
      host(buildIndex(pages('one'), [])).read,
    )
    const answers: SearchAnswer[] = []
    let isWanted = true
    const old = source.search(
      { query: 'alpha', limit: 5 },
      (answer) => answers.push(answer),
      () => isWanted,
    )
    const others = [ask(source, 'beta'), ask(source, 'spinner')]
    isWanted = false
    await old
    expect(answers).toEqual([])
    const last = (await Promise.all(others)).map((all) => all.at(-1))
    expect(last).toMatchObject([
      { query: 'beta', total: 1, final: true },
      { query: 'spinner', total: 2, final: true },
    ])
  })

  test("doesn't wait for a pause if the reader has stopped typing", async () => {
    const source = createIndexSource(
      '/search-index/index.json',
      host(buildIndex(pages('one'), [])).read,
    )
    await source.prepare()
    // Timers never fire.
    vi.useFakeTimers()
    const answers: SearchAnswer[] = []
    const request = { query: 'spinner', limit: 5, settled: true }
    await source.search(request, (answer) => answers.push(answer))
    vi.useRealTimers()
    expect(answers.at(-1)?.final).toBe(true)
  })

  test('shows the first pages of a split index as soon as their files arrive, then the others', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      page(`/p${index}`, `Spinner ${index}`, `Turns ${index} times.`),
    )
    const server = host(buildIndex(many, [], 0))
    const source = createIndexSource('/search-index/index.json', server.read)
    const answers: SearchAnswer[] = []
    await source.search({ query: 'spinner', limit: 8 }, (answer) => answers.push(answer))
    expect(answers.map(({ total, hits, final }) => [total, hits.length, final])).toEqual([
      [9, 6, false],
      [9, 8, true],
    ])
  })

  test('fetches nothing from a split index for first letters that are followed by others', async () => {
    const server = host(buildIndex(pages('one'), [], 0))
    const source = createIndexSource('/search-index/index.json', server.read)
    await source.prepare()
    let isWanted = true
    const first = source.search(
      { query: 's', limit: 5 },
      () => undefined,
      () => isWanted,
    )
    // The query becomes outdated in a separate task, after the search has done everything that it can do immediately.
    await new Promise((resolve) => setTimeout(resolve))
    isWanted = false
    await first
    expect(server.asked).toEqual(['index.json'])
    expect((await ask(source, 's')).at(-1)).toMatchObject({ total: 2, final: true })
  })

  test('fails if a part cannot be reached, and answers the next time', async () => {
    const server = host(buildIndex(pages('one'), []))
    const source = createIndexSource('/search-index/index.json', server.read)
    server.failFor((path) => path === 'index.json')
    await expect(ask(source, 'alpha')).rejects.toThrow('offline')
    server.failFor((path) => path.includes('terms'))
    await expect(ask(source, 'spinner')).rejects.toThrow('offline')
    server.failFor(() => false)
    expect((await ask(source, 'spinner')).at(-1)).toMatchObject({ total: 2, final: true })
  })

  test('switches to the index of a newer build', async () => {
    const server = host(buildIndex(pages('one'), []))
    const source = createIndexSource('/search-index/index.json', server.read)
    await source.prepare()
    server.deploy(buildIndex(pages('zebra'), []))
    expect((await ask(source, 'zebra')).at(-1)).toMatchObject({ total: 1, final: true })
  })
})
