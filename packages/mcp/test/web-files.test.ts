import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { MissingFile } from '../src/site-files.ts'
import { webFiles } from '../src/web-files.ts'

describe('the files of a published site', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  const serve = async (answer: RequestListener): Promise<string> => {
    server = createServer(answer)
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const limits = { timeout: 5000, maxBytes: 100 }

  test('are read below the path of the address', async () => {
    const asked: string[] = []
    const url = await serve((request, response) => {
      asked.push(request.url ?? '')
      response.end('text')
    })
    expect(await webFiles(`${url}/docs?x#y`, limits).read('a b/ü?#.md')).toBe('text')
    expect(asked).toEqual(['/docs/a%20b/%C3%BC%3F%23.md'])
  })

  test('a file that the site does not have is missing', async () => {
    const url = await serve((_, response) => response.writeHead(404).end('<html>'))
    await expect(webFiles(url, limits).read('none.md')).rejects.toThrow(MissingFile)
  })

  // @covers 10.36
  test('a path outside the site is never requested', async () => {
    const asked: string[] = []
    const url = await serve((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    const files = webFiles(`${url}/docs/`, limits)
    for (const path of ['../secret', 'a/../../secret', './../secret'])
      await expect(files.read(path)).rejects.toThrow(MissingFile)
    expect(asked).toEqual([])
  })

  // @covers 10.36
  test('only redirects within the site are followed', async () => {
    const url = await serve((request, response) => {
      const to = {
        '/docs/moved': '/docs/new',
        '/docs/out': '/secret',
        '/docs/away': 'http://127.0.0.1:9/docs/',
        '/docs/loop': '/docs/loop',
      }[request.url ?? '']
      if (to === undefined) response.end('new')
      else response.writeHead(302, { Location: to }).end()
    })
    const files = webFiles(`${url}/docs/`, limits)
    expect(await files.read('moved')).toBe('new')
    await expect(files.read('out')).rejects.toMatchObject({ code: 'site-redirects-away' })
    await expect(files.read('away')).rejects.toMatchObject({ code: 'site-redirects-away' })
    await expect(files.read('loop')).rejects.toMatchObject({ code: 'site-unreachable' })
  })

  test("a file that is too large isn't read completely", async () => {
    const url = await serve((request, response) => {
      if (request.url === '/endless') {
        const send = (): void => {
          if (response.write('x'.repeat(1000))) setImmediate(send)
          else response.once('drain', send)
        }
        send()
      } else response.end('x'.repeat(100))
    })
    const files = webFiles(url, limits)
    expect(await files.read('small')).toHaveLength(100)
    await expect(files.read('endless')).rejects.toMatchObject({ code: 'site-file-too-large' })
  })

  test("a server that doesn't respond or stops in the middle times out", async () => {
    const url = await serve((request, response) => {
      if (request.url === '/half') response.write('half')
    })
    const files = webFiles(url, { ...limits, timeout: 50 })
    for (const path of ['silent', 'half'])
      await expect(files.read(path)).rejects.toMatchObject({
        code: 'site-unreachable',
        message: expect.stringContaining('no complete response in 0.05 seconds'),
      })
  })

  test('a server that fails or is unreachable is reported', async () => {
    const url = await serve((_, response) => response.writeHead(500).end())
    await expect(webFiles(url, limits).read('a.md')).rejects.toThrow(
      `${url}/a.md couldn't be read: the server responded with 500.`,
    )
    await expect(webFiles('http://127.0.0.1:9/', limits).read('a.md')).rejects.toMatchObject({
      code: 'site-unreachable',
    })
  })

  test.each(['docs.example.com', 'ftp://a/', 'https://user:password@docs.example.com/'])(
    'need a valid address: %s',
    (url) => {
      expect(() => webFiles(url)).toThrow("isn't a site address")
    },
  )
})
