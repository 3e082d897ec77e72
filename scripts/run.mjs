import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/**
 * Runs a command attached to this process's terminal. Rejects if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<void>}
 */
export async function run(command, args, options = {}) {
  await ended(spawn(command, args, { stdio: 'inherit', ...options }), [command, ...args])
}

/**
 * Runs a command and writes its output when it ends, so that commands that run at the same time don't mix theirs.
 * Rejects if it fails.
 * @type {typeof run}
 */
export async function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const [outcome, stdout, stderr] = await Promise.all([
    ended(child, [command, ...args]).catch((/** @type {Error} */ error) => error),
    text(child.stdout),
    text(child.stderr),
  ])
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  if (outcome) throw outcome
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string[]} words
 * @returns {Promise<void>}
 */
function ended(child, words) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${words.join(' ')} failed (${signal ?? `exit code ${code}`})`))
    })
  })
}
