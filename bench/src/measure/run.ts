import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

export interface RunOptions {
  command: string
  args: string[]
  cwd: string
  env?: NodeJS.ProcessEnv
  /** File that receives both output streams. */
  logFile: string
  timeoutSeconds?: number
  onStart?: (pid: number) => void
}

/** Running process groups, which end with the benchmark. */
const running = new Set<number>()
process.on('exit', () => running.forEach(endGroup))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130))
}

/** @param pid process ID of the group's leader */
function endGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

/**
 * Runs a command in a separate process group and writes its output to a file. Resolves with the duration in seconds.
 * Processes that the command leaves behind are killed.
 *
 * @throws {RunError} if it fails or takes too long
 */
export function runLogged({
  command,
  args,
  cwd,
  env,
  logFile,
  timeoutSeconds = 1800,
  onStart,
}: RunOptions): Promise<number> {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] })
    closeSync(log)
    const pid = child.pid
    let problem = ''
    const timer = setTimeout(() => {
      problem = `took more than ${timeoutSeconds} s`
      if (pid) endGroup(pid)
    }, timeoutSeconds * 1000)
    if (pid) {
      running.add(pid)
      onStart?.(pid)
    }
    const finish = (reason: string) => {
      clearTimeout(timer)
      const seconds = (performance.now() - start) / 1000
      if (pid) {
        endGroup(pid)
        running.delete(pid)
      }
      if (reason === '') resolve(seconds)
      else reject(new RunError(reason, logFile))
    }
    child.on('error', (error) => finish(`could not start: ${error.message}`))
    child.on('exit', (code, signal) => {
      finish(problem || (code === 0 ? '' : `ended with ${signal ?? `code ${code}`}`))
    })
  })
}

/**
 * Starts a server in a separate process group and writes its output to a file.
 *
 * @returns `stop` ends the whole group; `ended` rejects if the server ends by itself
 */
export function startLogged({ command, args, cwd, env, logFile }: RunOptions): {
  stop: () => void
  ended: Promise<never>
} {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const { pid } = child
  if (pid) running.add(pid)
  const ended = new Promise<never>((_, reject) => {
    child.on('error', (error) => reject(new RunError(`could not start: ${error.message}`, logFile)))
    child.on('exit', (code, signal) => {
      reject(new RunError(`ended with ${signal ?? `code ${code}`}`, logFile))
    })
  })
  // A stopped server's end is expected, and nobody waits for it.
  ended.catch(() => {})
  const stop = () => {
    if (!pid) return
    endGroup(pid)
    running.delete(pid)
  }
  return { stop, ended }
}

/** A command that failed. Its output is in `logFile`. */
export class RunError extends Error {
  readonly logFile: string

  constructor(reason: string, logFile: string) {
    super(`${reason}; its output is in ${logFile}`)
    this.name = 'RunError'
    this.logFile = logFile
  }
}
