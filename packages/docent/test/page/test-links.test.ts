import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  retryAfter,
  testLinks,
  type TestLinksOptions,
  type Verdict,
} from '../../src/page/checks/test-links.ts'

/** A server that replaces all other sites, with the requests that it received and its responses. */
interface OtherSites {
  /** `METHOD https://host/path` */
  asked: string[]
  answer: (request: IncomingMessage, response: ServerResponse) => void
  fetch: typeof fetch
  server: Server
}

/** Responds for every host: a request to `https://host/path` reaches it as `/host/path`. */
async function otherSites(): Promise<OtherSites> {
  const server = createServer((request, response) => {
    sites.asked.push(`${request.method} https:/${request.url}`)
    sites.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sites: OtherSites = {
    asked: [],
    answer: (_, response) => response.end(),
    fetch: (input, init) =>
      fetch(`http://127.0.0.1:${port}/${String(input).replace(/^https?:\/\//, '')}`, init),
    server,
  }
  return sites
}

describe('testing links to other sites', () => {
  let sites: OtherSites
  let time: number
  let pauses: number[]
  beforeEach(async () => {
    sites = await otherSites()
    time = 0
    pauses = []
  })
  afterEach(() => {
    sites.server.closeAllConnections()
    sites.server.close()
  })

  const run = async (
    urls: string[],
    options: Partial<TestLinksOptions> = {},
  ): Promise<Record<string, Verdict>> => {
    const verdicts: Record<string, Verdict> = {}
    await testLinks(
      urls,
      {
        fetch: sites.fetch,
        timeout: 5000,
        concurrency: { all: 8, host: 2 },
        tries: 3,
        longestWait: 60_000,
        now: () => time,
        wait: async (ms) => {
          pauses.push(ms)
          time += ms
        },
        ...options,
      },
      (url, verdict) => (verdicts[url] = verdict),
    )
    return verdicts
  }

  /** Sets the responses with a status and headers, by path. */
  const respond = (answers: Record<string, [number, Record<string, string>?]>): void => {
    sites.answer = ({ url = '' }, response) => {
      const [status, headers] = answers[url.replace(/^\/[^/]*/, '')] ?? [200]
      response.writeHead(status, headers).end()
    }
  }

  test('a page that responds takes one request without a body', async () => {
    expect(await run(['https://a.dev/page?q=1'])).toEqual({
      'https://a.dev/page?q=1': { kind: 'ok' },
    })
    expect(sites.asked).toEqual(['HEAD https://a.dev/page?q=1'])
  })

  test("a server that doesn't accept HEAD gets a GET request", async () => {
    sites.answer = ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end()
    expect(await run(['https://a.dev/'])).toEqual({ 'https://a.dev/': { kind: 'ok' } })
    expect(sites.asked).toEqual(['HEAD https://a.dev/', 'GET https://a.dev/'])
  })

  test('a missing page is broken, and a server that refuses programs is unclear', async () => {
    respond({ '/404': [404], '/410': [410], '/403': [403], '/999': [999] })
    expect(
      await run([
        'https://a.dev/404',
        'https://a.dev/410',
        'https://a.dev/403',
        'https://a.dev/999',
      ]),
    ).toEqual({
      'https://a.dev/404': { kind: 'broken', problem: 'the server responded with 404' },
      'https://a.dev/410': { kind: 'broken', problem: 'the server responded with 410' },
      'https://a.dev/403': { kind: 'unclear', problem: 'the server responded with 403' },
      'https://a.dev/999': { kind: 'unclear', problem: 'the server responded with 999' },
    })
    expect(pauses).toEqual([])
  })

  test('permanent redirects are reported up to the first temporary one', async () => {
    respond({
      '/old': [301, { Location: '/newer' }],
      '/newer': [308, { Location: 'https://b.dev/new' }],
      '/login': [302, { Location: '/form' }],
      '/both': [301, { Location: '/login' }],
      '/gone': [301, { Location: '/404' }],
      '/404': [404],
      '/circle': [302, { Location: '/circle' }],
    })
    expect(
      await run(['old', 'login', 'both', 'gone', 'circle'].map((path) => `https://a.dev/${path}`)),
    ).toEqual({
      'https://a.dev/old': { kind: 'moved', to: 'https://b.dev/new' },
      'https://a.dev/login': { kind: 'ok' },
      'https://a.dev/both': { kind: 'moved', to: 'https://a.dev/login' },
      'https://a.dev/gone': { kind: 'broken', problem: 'the server responded with 404' },
      'https://a.dev/circle': { kind: 'unclear', problem: 'it redirects in a loop' },
    })
  })

  test('a failing server is tried again, with pauses that double', async () => {
    let left = 4
    sites.answer = (_, response) => response.writeHead(left-- > 0 ? 503 : 200).end()
    expect(await run(['https://a.dev/'])).toEqual({ 'https://a.dev/': { kind: 'ok' } })
    expect(pauses).toEqual([1000, 2000])
    left = Infinity
    expect(await run(['https://a.dev/'])).toEqual({
      'https://a.dev/': { kind: 'broken', problem: 'the server responded with 503' },
    })
  })

  // @covers 10.40
  test('a Retry-After delay applies to all pages of the server', async () => {
    let left = 1
    sites.answer = (_, response) => {
      left -= 1
      if (left >= 0) response.writeHead(429, { 'Retry-After': '30' }).end()
      else response.end()
    }
    const urls = ['https://a.dev/1', 'https://a.dev/2']
    const verdicts = await run(urls, { concurrency: { all: 8, host: 1 } })
    expect(verdicts).toEqual({ [urls[0] ?? '']: { kind: 'ok' }, [urls[1] ?? '']: { kind: 'ok' } })
    expect(sites.asked).toEqual([`HEAD ${urls[0]}`, `HEAD ${urls[0]}`, `HEAD ${urls[1]}`])
    expect(pauses).toEqual([30_000])
  })

  test('a server that asks to wait too long or too often is unclear', async () => {
    respond({ '/hour': [429, { 'Retry-After': '3600' }], '/always': [429] })
    expect(await run(['https://a.dev/hour', 'https://b.dev/always'])).toEqual({
      'https://a.dev/hour': { kind: 'unclear', problem: 'the server responded with 429' },
      'https://b.dev/always': { kind: 'unclear', problem: 'the server responded with 429' },
    })
    expect(sites.asked.filter((url) => url.endsWith('/hour'))).toHaveLength(1)
    expect(sites.asked.filter((url) => url.endsWith('/always'))).toHaveLength(3)
  })

  test("a server that doesn't respond times out", async () => {
    sites.answer = () => undefined
    const verdicts = await run(['https://a.dev/'], { timeout: 30, tries: 1 })
    expect(verdicts['https://a.dev/']).toEqual({
      kind: 'broken',
      problem: 'there was no response in 0.03 seconds',
    })
  })

  test("a host that doesn't exist, a refused connection, and an invalid address are broken", async () => {
    const verdicts = await run(['http://nowhere.invalid/', 'http://127.0.0.1:9/', 'https://a b/'], {
      fetch,
      tries: 1,
    })
    expect(verdicts).toMatchObject({
      'http://nowhere.invalid/': { kind: 'broken', problem: expect.stringMatching(/nowhere/) },
      'http://127.0.0.1:9/': { kind: 'broken' },
      'https://a b/': { kind: 'broken', problem: "it isn't a valid URL" },
    })
  })

  test("the other pages of an unreachable host aren't requested", async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    const asked: string[] = []
    const urls = ['1', '2', '3'].map((page) => `http://127.0.0.1:${port}/${page}`)
    const verdicts = await run(urls, {
      concurrency: { all: 8, host: 1 },
      fetch: (input, init) => {
        asked.push(String(input))
        return fetch(input, init)
      },
    })
    expect(new Set(asked)).toEqual(new Set(urls.slice(0, 1)))
    for (const url of urls)
      expect(verdicts[url]).toMatchObject({ kind: 'broken', unreachable: true })
    expect(pauses).toEqual([1000, 2000])
  })

  // @covers 10.40
  test('the number of parallel requests is limited for each host and in total', async () => {
    const open = new Map<string, () => void>()
    const held: typeof fetch = (input) =>
      new Promise((resolve) => {
        open.set(String(input), () => {
          open.delete(String(input))
          resolve(new Response(null))
        })
      })
    const urls = ['a', 'b', 'c'].flatMap((host) =>
      [1, 2, 3, 4].map((page) => `https://${host}.dev/${page}`),
    )
    const running = run(urls, { fetch: held, concurrency: { all: 5, host: 2 } })
    const most = { all: 0, host: 0 }
    for (let done = 0; done < urls.length; done += 1) {
      await expect.poll(() => open.size).toBeGreaterThan(0)
      // Waits until everything that can start has started.
      await new Promise((resolve) => setImmediate(resolve))
      const hosts = [...open.keys()].map((url) => new URL(url).host)
      most.all = Math.max(most.all, hosts.length)
      for (const host of hosts)
        most.host = Math.max(most.host, hosts.filter((other) => other === host).length)
      open.values().next().value?.()
    }
    expect(Object.keys(await running)).toHaveLength(urls.length)
    expect(most).toEqual({ all: 5, host: 2 })
  })
})

test.each([
  [null, undefined],
  ['120', 120_000],
  ['Thu, 01 Jan 1970 00:00:30 GMT', 20_000],
  ['Thu, 01 Jan 1970 00:00:05 GMT', 0],
  ['soon', undefined],
])('Retry-After: %s', (value, ms) => {
  expect(retryAfter(value, 10_000)).toBe(ms)
})
