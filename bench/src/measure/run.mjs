import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * @typedef {object} RunOptions
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} logFile receives both streams
 * @property {number} [timeoutSeconds]
 * @property {(pid: number) => void} [onStart]
 */

/** Groups of processes that are running: ended with the benchmark. @type {Set<number>} */
const running = new Set()
process.on('exit', () => running.forEach(endGroup))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => process.exit(130))
}

/** @param {number} pid leader of the group */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

/**
 * Runs a command in a process group of its own, its output in a file; resolves with the seconds it took.
 * Whatever it leaves behind is ended.
 * @param {RunOptions} options
 * @returns {Promise<number>}
 * @throws {RunError} when it fails or takes too long
 */
export function runLogged({ command, args, cwd, env, logFile, timeoutSeconds = 1800, onStart }) {
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
    /** @param {string} reason */
    const finish = (reason) => {
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

/** A command that failed; its output is in `logFile`. */
export class RunError extends Error {
  /**
   * @param {string} reason
   * @param {string} logFile
   */
  constructor(reason, logFile) {
    super(`${reason}; its output is in ${logFile}`)
    this.name = 'RunError'
    this.logFile = logFile
  }
}
