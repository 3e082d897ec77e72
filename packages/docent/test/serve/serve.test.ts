import { expect, test } from 'vitest'
import { isDocentError } from '../../src/errors/index.ts'
import { listen } from '../../src/serve/serve.ts'

test.each(['localhost', '127.0.0.1', '0.0.0.0'])(
  'gives an address for the host %s that browsers on this machine can open',
  async (host) => {
    const { server, url } = await listen((_, response) => response.end('here'), {
      port: 0,
      host,
      strictPort: true,
    })
    try {
      expect(url).toMatch(/^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/)
      expect(await (await fetch(url)).text()).toBe('here')
    } finally {
      server.close()
    }
  },
)

test("an address that isn't this machine's is an error with a fix", async () => {
  const options = { port: 4000, host: '192.0.2.1', strictPort: true }
  const error: unknown = await listen(() => undefined, options).catch((reason: unknown) => reason)
  expect(isDocentError(error) && error.message).toMatch(
    /^The server can't use port 4000 on 192\.0\.2\.1: listen EADDRNOTAVAIL/,
  )
})
