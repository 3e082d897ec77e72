import { expect, test } from 'vitest'
import { listen } from '../../src/preview/serve.ts'

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
