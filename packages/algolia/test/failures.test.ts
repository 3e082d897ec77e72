import { describe, expect, test } from 'vitest'
import type { SearchProvider } from 'docent/plugin'
import { type ServiceAnswer } from './search-service.ts'
import { host, provider, wanted, ask, hit, answer } from './harness.ts'

describe('several requests', () => {
  test('aborted ones end without an answer and without an error', async () => {
    const service = await host(({ body }) => {
      const [{ query } = { query: '' }] = body.requests as { query: string }[]
      if (query === 'broken') return { status: 400, body: { message: 'no', status: 400 } }
      return {
        ...(answer([hit(`/${query}`, { lvl1: query })]) as object),
        delay: query === 'slow' ? 60 : 0,
      } as ServiceAnswer
    })
    const search = provider([service])
    const answers: string[] = []
    const request = (query: string, signal: AbortSignal): Promise<void> =>
      search.search({ query, limit: 5 }, (given) => answers.push(given.query), signal)
    const old = new AbortController()
    const aborted = [request('slow', old.signal), request('broken', old.signal)]
    old.abort()
    await Promise.all([...aborted, request('fast', wanted), request('other', wanted)])
    expect(answers.sort()).toEqual(['fast', 'other'])
  })
})

describe('a failing service', () => {
  const failure = (search: SearchProvider, query = 'click'): Promise<void> =>
    search.search({ query, limit: 5 }, () => undefined, wanted)

  test('a host that fails is replaced by the next one', async () => {
    const broken = await host({ status: 503, body: { message: 'down' } })
    const dropping = await host('drop')
    const good = await host(answer([hit('/a', { lvl1: 'A' })]))
    const { hits } = await ask(provider([broken, dropping, good]))
    expect(hits[0]?.href).toBe('/a')
    expect(broken.requests).toHaveLength(1)
  })

  test('a host that does not answer in time is replaced by the next one', async () => {
    const silent = await host('hang')
    const good = await host(answer([hit('/a', { lvl1: 'A' })]))
    const { hits } = await ask(provider([silent, good]))
    expect(hits[0]?.href).toBe('/a')
  })

  test('no host answers: the search fails, and a later one succeeds', async () => {
    let isDown = true
    const service = await host(() => (isDown ? 'drop' : answer([hit('/a', { lvl1: 'A' })])))
    const search = provider([service])
    await expect(failure(search)).rejects.toThrow('The search service cannot be reached.')
    isDown = false
    expect((await ask(search)).hits).toHaveLength(1)
  })

  test('the search fails after its timeout', async () => {
    const search = provider([await host('hang'), await host('hang')], {}, 50)
    await expect(failure(search)).rejects.toThrow('did not answer within 0.05 seconds')
  })

  test('too many requests: one retry, then an error', async () => {
    const busy = await host({ status: 429, body: { message: 'Too Many Requests', status: 429 } })
    const search = provider([busy])
    await expect(failure(search)).rejects.toThrow('The search service is busy')
    expect(busy.requests).toHaveLength(2)
  })

  test.each([
    [403, 'Invalid Application-ID or API key', /refused the application ID or the search key/],
    [404, 'Index acme_docs does not exist', /has no such index: Index acme_docs does not exist/],
    [400, 'Unknown parameter: foo', /responded with 400: Unknown parameter: foo/],
  ])('status %s has a readable message', async (status, message, text) => {
    const service = await host({ status, body: { message, status } })
    await expect(failure(provider([service]))).rejects.toThrow(text)
  })

  test.each([
    ['no JSON', '<html>Sign in to the network</html>', /something that is not JSON/],
    ['nothing', '', /no list of results/],
    ['another object', {}, /no list of results/],
    ['no results', { results: [] }, /its result has no hits/],
    ['no hits', { results: [{ nbHits: 1 }] }, /its result has no hits/],
    ['no count', { results: [{ hits: [] }] }, /no number of hits/],
    ['a list of numbers', { results: [{ hits: [1], nbHits: 1 }] }, /isn't for documentation/],
    [
      'records of something else',
      { results: [{ hits: [{ objectID: 'shoe-1', price: 3 }], nbHits: 1 }] },
      /"shoe-1" has no address/,
    ],
    [
      'records without headings',
      { results: [{ hits: [{ objectID: 'p', url: '/p' }], nbHits: 1 }] },
      /"p" has no headings/,
    ],
  ])('a response that is %s is refused', async (_name, body, text) => {
    const service = await host({ body })
    await expect(failure(provider([service]))).rejects.toThrow(text)
  })
})
