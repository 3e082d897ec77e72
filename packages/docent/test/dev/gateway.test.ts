import { EventEmitter, once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openGateway, type Backend } from '../../src/dev/gateway.ts'
import { rawRequest } from '../faults/requests.ts'

const open = () => openGateway({ port: 0, host: 'localhost', strictPort: true })
const backend = (answer: RequestListener): Backend => ({ answer, upgrades: new EventEmitter() })
const saying = (text: string): Backend => backend((_, response) => response.end(text))

describe('the gateway of dev', () => {
  test('holds requests that arrive before the first preview is ready', async () => {
    const gateway = await open()
    const early = [rawRequest(gateway.port, '/a'), rawRequest(gateway.port, '/b')]
    await rawRequest(gateway.port, '/%')
    await gateway.use(saying('ready'))
    for (const { status, body } of await Promise.all(early))
      expect({ status, body }).toMatchObject({
        status: 200,
        body: expect.stringContaining('ready'),
      })
  })

  // @covers 10.46
  test('refuses no connection while previews replace each other', async () => {
    const gateway = await open()
    await gateway.use(saying('preview 0'))
    const done = new AbortController()
    const bodies = new Set<string>()
    const visit = async (): Promise<void> => {
      while (!done.signal.aborted) {
        const { status, body } = await rawRequest(gateway.port, '/')
        expect(status).toBe(200)
        bodies.add(/preview \d+/.exec(body)?.[0] ?? body)
      }
    }
    const visitors = [visit(), visit(), visit()]
    for (let turn = 1; turn <= 20; turn += 1) {
      await gateway.use(saying(`preview ${turn}`))
      expect((await rawRequest(gateway.port, '/')).body).toContain(`preview ${turn}`)
    }
    done.abort()
    await Promise.all(visitors)
    expect(bodies).toContain('preview 20')
  })

  test('lets the previous preview finish its responses', async () => {
    const gateway = await open()
    const responses = new EventEmitter()
    await gateway.use(backend((_, response) => responses.emit('response', response)))
    const slow = rawRequest(gateway.port, '/slow')
    const [response] = (await once(responses, 'response')) as [ServerResponse]
    let isFree = false
    const replaced = gateway.use(saying('new')).then(() => (isFree = true))
    expect((await rawRequest(gateway.port, '/')).body).toContain('new')
    expect(isFree).toBe(false)
    response.end('old')
    await replaced
    expect((await slow).body).toContain('old')
  })

  // @covers 10.48
  test.each([
    ['another protocol', '/', 'chat'],
    ['no protocol', '/', ''],
    ['an unknown protocol of Vite', '/', 'vite-x'],
    ['an address without WebSockets', '/elsewhere', 'vite-hmr'],
    ['a malformed address', '/%zz', 'vite-hmr'],
    ['an address that a server would parse as a host', '//[', 'vite-hmr'],
  ])('closes the WebSocket of a client with %s', async (_, target, protocol) => {
    const gateway = await open()
    await gateway.use(saying('here'))
    const socket = connect(gateway.port, 'localhost')
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Protocol: ${protocol}\r\n\r\n`,
    )
    const [data] = (await once(socket, 'data')) as [Buffer]
    expect(data.toString()).toMatch(/^HTTP\/1\.1 400 /)
    expect((await rawRequest(gateway.port, '/')).body).toContain('here')
  })
})
