import { spawn } from 'node:child_process'

/**
 * Runs a command attached to this process's terminal. Rejects if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else
        reject(
          new Error(`${[command, ...args].join(' ')} failed (${signal ?? `exit code ${code}`})`),
        )
    })
  })
}
