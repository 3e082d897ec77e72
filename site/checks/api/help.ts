/** The flags and subcommands of the installed executable, as its `--help` prints them. */

import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

export interface Flag {
  /** `run`. */
  command: string
  /** `--browser`, or the name of a subcommand. */
  flag: string
  /** `-b`. */
  alias?: string
}

const require = createRequire(import.meta.url)
const EXECUTABLE = path.join(path.dirname(require.resolve('cypress/package.json')), 'bin/cypress')

/** Runs `--help` for every command that the executable lists. This needs neither the application nor a network. */
export async function readFlags(executable: string = EXECUTABLE): Promise<Flag[]> {
  const commands = parseCommands(await help(executable, [])).filter((name) => name !== 'help')
  const texts = await Promise.all(commands.map((command) => help(executable, [command])))
  return commands.flatMap((command, index) => parseFlags(command, texts[index] ?? ''))
}

async function help(executable: string, args: string[]) {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [executable, ...args, '--help'], {
    env: { ...process.env, CI: '1', NO_COLOR: '1' },
  })
  return stdout
}

/** The names below `Commands:`. */
export function parseCommands(text: string) {
  const list = text.split(/^Commands:$/m)[1] ?? ''
  return [...list.matchAll(/^ {2}([a-z][\w:-]*)/gm)].map((match) => match[1] ?? '')
}

/** The rows of the list of options, which also contains subcommands. */
export function parseFlags(command: string, text: string): Flag[] {
  return [...text.matchAll(/^ {2}(?:(-\w), )?(--[a-z][\w-]*|[a-z][\w-]*)(?= |$)/gm)].map(
    ([, alias, flag = '']) => (alias ? { command, flag, alias } : { command, flag }),
  )
}
