import { describe, expect, test } from 'vitest'
import { createPayloadStore } from '../../src/app/payload.ts'

function fakeFetch(answers: Response[]): { fetch: typeof fetch; urls: string[] } {
  const urls: string[] = []
  return {
    urls,
    fetch: (url) => {
      urls.push(String(url))
      const answer = answers.shift()
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('network'))
    },
  }
}

describe('createPayloadStore', () => {
  test('requests a page once, regardless of the form of its address', async () => {
    const { fetch, urls } = fakeFetch([Response.json({ build: 'b' })])
    const store = createPayloadStore('/', fetch)
    store.prefetch('/a/b/')
    await store.load('/a/b/index.html')
    expect(urls).toEqual(['/a/b/index.json'])
  })

  test('finds the home page below a base URL', async () => {
    const { fetch, urls } = fakeFetch([Response.json({})])
    await createPayloadStore('/two/', fetch).load('/two/')
    expect(urls).toEqual(['/two/index.json'])
  })

  test('prefetches the page that an old address leads to', async () => {
    const { fetch, urls } = fakeFetch([
      Response.json({ redirect: '/new?q=1#part' }),
      Response.json({ build: 'b' }),
    ])
    const store = createPayloadStore('/', fetch)
    store.prefetch('/old')
    await expect.poll(() => urls).toEqual(['/old/index.json', '/new/index.json'])
    expect(await store.load('/old')).toEqual({ redirect: '/new?q=1#part' })
  })

  test('forgets a failed request, so that it can be tried again', async () => {
    const { fetch, urls } = fakeFetch([
      new Response('', { status: 500 }),
      Response.json({ build: 'b' }),
    ])
    const store = createPayloadStore('/', fetch)
    await expect(store.load('/a')).rejects.toThrow(
      'The page /a could not be loaded: the server responded with 500.',
    )
    expect(await store.load('/a')).toEqual({ build: 'b' })
    expect(urls).toHaveLength(2)
  })

  test('reports a network error if there is no response', async () => {
    await expect(createPayloadStore('/', fakeFetch([]).fetch).load('/a')).rejects.toThrow(
      'check your network connection',
    )
  })
})
