import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/**
 * The program and arguments that start a command. On Windows, `npm` and `npx` are batch files, which Node.js runs only
 * in a shell, and a shell reads some characters of arguments as its own. So npm's script runs in Node.js instead.
 * @param {string} command
 * @param {string[]} args
 * @param {{ platform?: string, npmScript?: string }} [system] npm sets the path of its script for the scripts it runs
 * @returns {[string, string[]]}
 */
export function programOf(
  command,
  args,
  { platform = process.platform, npmScript = process.env.npm_execpath } = {},
) {
  if (platform !== 'win32' || (command !== 'npm' && command !== 'npx')) return [command, args]
  if (!npmScript) throw new Error(`Start this with npm, so that it finds ${command}.`)
  return [process.execPath, [npmScript.replace(/npm-cli\.js$/, `${command}-cli.js`), ...args]]
}

/**
 * Runs a command attached to this process's terminal. Rejects if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<void>}
 */
export async function run(command, args, options = {}) {
  const child = spawn(...programOf(command, args), { stdio: 'inherit', ...options })
  await ended(child, [command, ...args])
}

/**
 * Runs a command and writes its output when it ends, so that commands that run at the same time don't mix theirs.
 * Rejects if it fails.
 * @type {typeof run}
 */
export async function runQuietly(command, args, options = {}) {
  /** @type {import('node:child_process').SpawnOptionsWithStdioTuple<'ignore', 'pipe', 'pipe'>} */
  const settings = { ...options, stdio: ['ignore', 'pipe', 'pipe'] }
  const child = spawn(...programOf(command, args), settings)
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
