/** Compares the commands that a drawing shows with the commands that its sample runs. */

import {
  REST,
  readEntries,
  type LogEntry,
  type LogLine,
} from '../../src/drawings/command-log/entries.ts'
import type { SampleCommand } from './sample-commands.ts'

export interface DrawnLog {
  /** Names without the dash of child commands; `…` if entries are omitted. */
  names: string[]
  /** Whether the test stops early: nothing is drawn after a failed or running entry. */
  isStopped: boolean
}

/** The commands of a drawn log, or of its hooks in order. */
export function readDrawn(log: LogLine[] | Record<string, LogLine[]>): DrawnLog {
  const hooks = Array.isArray(log) ? [log] : Object.values(log)
  const entries = hooks.flatMap((lines) => flatten(readEntries(lines)))
  return {
    names: collapse(entries.flatMap(namesOf)),
    isStopped: entries.some(({ state }) => state === 'failed' || state === 'pending'),
  }
}

/**
 * The difference as a sentence; undefined if the drawing matches. Commands in a loop may be drawn once or more. Custom
 * commands are optional, because only the commands that they run have entries.
 */
export function compareLog(
  drawn: DrawnLog,
  commands: readonly SampleCommand[],
  isBuiltIn: (name: string) => boolean,
): string | undefined {
  const sample = collapseCommands(commands)
  const pattern = (count: number): RegExp =>
    new RegExp(
      `^${sample
        .slice(0, count)
        .map((command) => part(command, isBuiltIn))
        .join('')}$`,
    )
  const fits = drawn.names.includes(REST)
    ? isPart(
        drawn.names,
        sample.map(({ name }) => name),
      )
    : counts(sample.length, drawn.isStopped).some((count) =>
        pattern(count).test(drawn.names.map((name) => `${name} `).join('')),
      )
  if (fits) return undefined
  const list = (names: readonly string[]): string => names.join(', ') || 'nothing'
  return `The drawing shows ${list(drawn.names)}, but the sample runs ${list(sample.map(({ name }) => name))}`
}

/** A test that stops early may have drawn any number of its commands. */
function counts(length: number, isStopped: boolean): number[] {
  return isStopped ? Array.from({ length: length + 1 }, (_, index) => length - index) : [length]
}

function part({ name, repeats }: SampleCommand, isBuiltIn: (name: string) => boolean): string {
  const token = `${name.replace(/\W/g, '\\$&')} `
  if (repeats) return `(?:${token}|\\S+ )*`
  return isBuiltIn(name) || name === 'assert' ? token : `(?:${token}|\\S+ )*`
}

/** Whether all drawn names occur in the sample in this order. */
function isPart(drawn: readonly string[], sample: readonly string[]): boolean {
  let from = 0
  return drawn
    .filter((name) => name !== REST)
    .every((name) => {
      const index = sample.indexOf(name, from)
      from = index + 1
      return index >= 0
    })
}

/** A drawn text in which `**`, which marks what is emphasized, has no partner, so that readers would see it. */
export function findUnbalanced(data: unknown): string | undefined {
  if (typeof data === 'string') return data.split('**').length % 2 === 0 ? data : undefined
  if (typeof data !== 'object' || data === null) return undefined
  return Object.values(data)
    .map(findUnbalanced)
    .find((text) => text !== undefined)
}

/** All entries, with those inside groups. */
export function flatten(entries: readonly LogEntry[]): LogEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.entries ?? [])])
}

function namesOf({ kind, name }: LogEntry): string[] {
  if (kind === 'event' || kind === 'step') return []
  return [kind === 'assertion' ? 'assert' : name.replace(/^-/, '')]
}

/** One assertion can have several entries, so consecutive assertions count once. */
function collapse(names: readonly string[]): string[] {
  return names.filter((name, index) => name !== 'assert' || names[index - 1] !== 'assert')
}

function collapseCommands(commands: readonly SampleCommand[]): SampleCommand[] {
  return commands.filter(
    ({ name }, index) => name !== 'assert' || commands[index - 1]?.name !== 'assert',
  )
}
