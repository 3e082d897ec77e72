import { spawn } from 'node:child_process'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface Command {
  name: string
  args: string[]
  cwd?: string
  env?: Record<string, string>
}

export interface RunningServer {
  port: number
  stop(): Promise<void>
}

/**
 * Starts a server on a free port and waits until it accepts connections.
 * @param command returns the command for a port
 */
export async function startServer(
  command: (port: number) => Command | Promise<Command>,
): Promise<RunningServer> {
  const port = await freePort()
  const { name, args, cwd, env } = await command(port)
  const child = spawn(name, args, { cwd, env: { ...process.env, ...env } })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (log += part.toString()))
  let isRunning = true
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      isRunning = false
      resolve()
    }
    child.on('exit', end).on('error', end)
  })
  while (!(await accepts(port))) {
    if (!isRunning) throw new Error(`${name} ended with ${child.exitCode}:\n${log}`)
    await pause(20)
  }
  return {
    port,
    async stop() {
      child.kill()
      await ended
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const answer = (does: boolean): void => {
      socket.destroy()
      resolve(does)
    }
    socket.on('connect', () => answer(true)).on('error', () => answer(false))
  })
}
