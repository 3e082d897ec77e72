import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

export interface RunningExample {
  /** Address that the server printed. */
  url: string
  stop: () => void
}

/** Runs `npm start` in an example and waits until its server prints its address. */
export async function startExample(folder: string): Promise<RunningExample> {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...process.env, PORT: String(await freePort()), NO_COLOR: '1', BROWSER: 'none' },
    // A separate process group, so that npm's child ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = (): void => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer): void => {
      output += data.toString()
      const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', reject)
    child.on('exit', (code) =>
      reject(new Error(`npm start ended with code ${code} in ${folder}:\n${output}`)),
    )
  })
  return { url, stop }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
