/** Checks command lines that start Cypress. */

import type { Problem } from '../leniency.ts'

export const SHELL_LANGUAGES: ReadonlySet<string> = new Set([
  'bash',
  'bat',
  'cmd',
  'console',
  'powershell',
  'sh',
  'shell',
  'zsh',
])

/** The end of a line that continues on the next line, in POSIX shells, cmd, and PowerShell. */
const CONTINUES = /(?:\\|\s[\^`])\s*$/
const COMMENT = /^\s*(?:#|REM\b|::)/i
/** Separators of commands on the same line. */
const SEPARATORS = /&&|\|\||[;|]/
const RECORD_KEY = /(?:^|\s)(?:--key|-k)(?=[\s=]|$)/
const NPM_RUN_CYPRESS = /(?:^|\s)npm run(?:-script)? cypress(?=\s|$)/

export const KEY_MESSAGE = '--key does nothing without --record; add --record, or remove the key'
export const SCRIPT_MESSAGE =
  'a script named "cypress" hides the cypress binary; name it cy:open or cy:run'

/** Problems in shell code, with positions. */
export function checkShell(code: string[]): Problem[] {
  return commandsOf(code).flatMap(({ text, line, column }): Problem[] => {
    const problems: Problem[] = []
    if (keyWithoutRecord(text))
      problems.push({ line, column, code: 'record-key', message: KEY_MESSAGE })
    if (NPM_RUN_CYPRESS.test(text))
      problems.push({ line, column, code: 'cypress-script', message: SCRIPT_MESSAGE })
    return problems
  })
}

interface Command {
  text: string
  line: number
  column: number
}

function commandsOf(code: string[]): Command[] {
  const commands: Command[] = []
  let joined: Command | undefined
  for (const [index, source] of code.entries()) {
    if (!joined && COMMENT.test(source)) continue
    const goesOn = CONTINUES.test(source)
    const text = source.replace(CONTINUES, '')
    joined = joined
      ? { ...joined, text: `${joined.text} ${text}` }
      : { text, line: index + 1, column: 1 }
    if (goesOn) continue
    commands.push(...split(joined))
    joined = undefined
  }
  return joined ? [...commands, ...split(joined)] : commands
}

function split({ text: source, line }: Command): Command[] {
  // Quoted text doesn't separate commands unless it contains a command.
  const text = source.replace(/"[^"]*"|'[^']*'/g, (quoted) =>
    quoted.includes('cypress run') ? quoted : quoted.replace(/[&|;]/g, '_'),
  )
  let offset = 0
  return text.split(SEPARATORS).map((part) => {
    const start = text.indexOf(part, offset)
    offset = start + part.length
    return { text: part, line, column: start + (part.length - part.trimStart().length) + 1 }
  })
}

/** Whether a command passes a record key to a run that isn't recorded. */
export function keyWithoutRecord(command: string): boolean {
  return (
    /\bcypress run\b/.test(command) &&
    RECORD_KEY.test(command) &&
    !/(?:^|\s)--record(?=[\s=]|$)/.test(command)
  )
}
