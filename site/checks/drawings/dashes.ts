/** Finds entries of drawn Command Logs with a dash that Cypress wouldn't show, or without one that it would show. */

import { readEntries, type LogLine } from '../../src/drawings/command-log/entries.ts'
import { typeOf } from './command-types.ts'
import { flatten } from './compare.ts'
import type { SampleCommand } from './sample-commands.ts'

/** The first wrong entry of a drawn log, or of its hooks, as a sentence. */
export function findWrongDash(
  log: LogLine[] | Record<string, LogLine[]>,
  commands: readonly SampleCommand[],
): string | undefined {
  const hooks = Array.isArray(log) ? [log] : Object.values(log)
  for (const { kind, name } of hooks.flatMap((lines) => flatten(readEntries(lines)))) {
    if (kind !== 'command' && kind !== 'child') continue
    const command = name.replace(/^-/, '')
    const dashes = possibleDashes(command, commands)
    if (dashes.includes(kind === 'child')) continue
    const shown = kind === 'child' ? `"-${command}"` : `"${command}"`
    const right = kind === 'child' ? `"${command}"` : `"-${command}"`
    return `The drawing shows ${shown}, but Cypress shows ${right}: see checks/drawings/command-types.ts`
  }
  return undefined
}

/** Whether the entry may have a dash (`true`), and whether it may have none (`false`). */
function possibleDashes(name: string, commands: readonly SampleCommand[]): readonly boolean[] {
  switch (typeOf(name)) {
    case 'child':
      return [true]
    case 'parent':
    case 'query':
      return [false]
    case 'dual': {
      const uses = commands.filter((command) => command.name === name)
      return uses.length > 0 ? uses.map(({ isChained }) => isChained) : [true, false]
    }
    default:
      return [true, false]
  }
}
