import { spawn } from 'node:child_process'
import { BIN } from './docent.ts'
import type { FixtureSite } from './fixtures.ts'

/** A preview in a separate process. */
export interface RunningDev {
  port: number
  /** Its output so far. */
  output(): string
  /** Returns a function for the output from now on. */
  following(): () => string
  get(path: string): Promise<{ status: number; body: string }>
  stop(): void
}

/** Starts `docent dev` on a free port. */
export async function startDev(
  site: FixtureSite,
  flags: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<RunningDev> {
  const server = spawn('node', [BIN, 'dev', '--port', '0', ...flags], {
    cwd: site.dir,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  })
  let output = ''
  const port = await new Promise<number>((resolve, reject) => {
    const collect = (chunk: Buffer): void => {
      output += chunk.toString()
      const [, found] = /Preview at http:\/\/localhost:(\d+)/.exec(output) ?? []
      if (found !== undefined) resolve(Number(found))
    }
    server.stdout.on('data', collect)
    server.stderr.on('data', collect)
    server.on('exit', (code) => reject(new Error(`docent dev ended with ${code}:\n${output}`)))
  })
  return {
    port,
    output: () => output,
    following() {
      const from = output.length
      return () => output.slice(from)
    },
    async get(path) {
      const response = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })
      return { status: response.status, body: await response.text() }
    },
    stop() {
      server.removeAllListeners('exit')
      server.kill()
    },
  }
}
