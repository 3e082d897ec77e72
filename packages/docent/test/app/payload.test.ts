import { describe, expect, test } from 'vitest'
import { createPayloadStore } from '../../src/app/payload.ts'
import type { PagePayload } from '../../src/shared/records/page-data.ts'
import { payload } from './router-harness.ts'

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

  test('returns a page that the reader has seen only if the network fails', async () => {
    const page = (route: string): PagePayload => ({ ...payload(route), html: 'kept' })
    const { fetch } = fakeFetch([
      Response.json({ build: 'b' }),
      new Response('', { status: 500 }),
      ...Array.from({ length: 70 }, () => Response.json({})),
    ])
    const store = createPayloadStore('/', fetch)
    store.keep(page('/テスト'))
    store.keep(page('/b'))
    // The network comes first.
    await expect(store.load('/b')).resolves.toEqual({ build: 'b' })
    // An error of the server isn't hidden.
    await expect(store.load('/%E3%83%86%E3%82%B9%E3%83%88')).rejects.toThrow('500')
    // Prefetched pages don't displace it.
    for (let count = 0; count < 70; count += 1) await store.load(`/other-${count}`)
    await expect(store.load('/%E3%83%86%E3%82%B9%E3%83%88')).resolves.toMatchObject({
      html: 'kept',
    })
    await expect(store.load('/b/')).resolves.toMatchObject({ html: 'kept' })
    await expect(store.load('/c')).rejects.toThrow('network connection')
    // At most 60 are kept, the newest ones.
    for (let count = 0; count < 59; count += 1) store.keep(page(`/seen-${count}`))
    await expect(store.load('/b')).resolves.toMatchObject({ html: 'kept' })
    store.keep(page('/seen-59'))
    await expect(store.load('/%E3%83%86%E3%82%B9%E3%83%88')).rejects.toThrow('network connection')
  })
})
