import type { AppPart } from '../app/AppPreview.tsx'

/** The status of an entry. A pending entry is still being retried. */
export type LogState = 'passed' | 'failed' | 'pending'

/** An entry as a page writes it: its text alone, or its text and everything else that the Command Log shows. */
export type LogLine = string | LogEntryData

export interface LogEntryData {
  /**
   * The text as the Command Log shows it: `get .row`, `-click`, `-assert expected **<li>** to be **visible**`, or
   * `(fetch) GET 200 /api/notes`. Text between `**` is emphasized.
   */
  line: string
  state?: LogState
  /** Number of elements that the query found. The Command Log shows it unless it's one. */
  elements?: number
  /** The elements aren't visible, which an icon before their number indicates. */
  hidden?: boolean
  /** Labels on the right: aliases, or the status of a session. */
  badges?: string[]
  /** For a request: whether the server or a stub responded. */
  answeredBy?: 'server' | 'stub'
  /** The entry was clicked, so a pin replaces its number, and the console output belongs to it. */
  pinned?: boolean
  /** The commands that the command ran, indented below it. An empty list is a collapsed group. */
  entries?: LogLine[]
  /**
   * In a runner, the page at this entry, which readers see when they choose it. Default: that of the entry before it.
   * An action has two snapshots: `{ before: […], after: […] }`.
   */
  page?: PageAt
  /** In a runner, the address of the page from this entry on. Default: the runner's. */
  url?: string
  /** Set by a runner whose entries have pages. */
  choice?: LogChoice
}

/** The page at an entry: its parts, or its snapshots by name if there are several, such as `before` and `after`. */
export type PageAt = AppPart[] | Record<string, AppPart[]>

/** Makes an entry one of several that can be chosen. */
export interface LogChoice {
  /** Name of the run, which is unique on the page. */
  run: string
  /** Position in the log, counted from 1. */
  at: number
  isChosen: boolean
}

/** The kind of an entry, which its text determines. */
export type EntryKind = 'command' | 'child' | 'assertion' | 'event' | 'step' | 'rest'

/** An entry, ready to be drawn. */
export interface LogEntry extends Omit<LogEntryData, 'line' | 'entries'> {
  kind: EntryKind
  /** Position in the test. Events and steps have none. */
  number?: number
  name: string
  message: string
  entries?: LogEntry[]
}

/** Replaces entries that a drawing omits. */
export const REST = '…'

const EVENT = /^(\([^)]+\))\s*(.*)$/s
const STEP = /^_(.+)_$/s
const COMMAND = /^(\S+)\s*(.*)$/s

/**
 * Parses entries and numbers them as Cypress does: through groups, without events.
 * @example readEntries(['get .row', '-click']) // [{ kind: 'command', number: 1, name: 'get', … }, …]
 */
export function readEntries(lines: readonly LogLine[], first = 1): LogEntry[] {
  const entries: LogEntry[] = []
  let next = first
  for (const line of lines) {
    const entry = readEntry(line, next)
    next += countNumbered([entry])
    entries.push(entry)
  }
  return entries
}

function readEntry(written: LogLine, number: number): LogEntry {
  const { line, entries, ...data } = typeof written === 'string' ? { line: written } : written
  const { kind, name, message } = readLine(line)
  const isNumbered = kind === 'command' || kind === 'child' || kind === 'assertion'
  return {
    ...data,
    kind,
    name,
    message,
    ...(isNumbered && { number }),
    ...(kind === 'assertion' && { state: data.state ?? 'passed' }),
    ...(entries && { entries: readEntries(entries, isNumbered ? number + 1 : number) }),
  }
}

function readLine(line: string): Pick<LogEntry, 'kind' | 'name' | 'message'> {
  const text = line.trim()
  if (text === '')
    throw new Error('An entry of the Command Log is empty. Write its text, such as "get .row".')
  if (text === REST) return { kind: 'rest', name: REST, message: '' }
  const step = STEP.exec(text)?.[1]
  if (step !== undefined) return { kind: 'step', name: step, message: '' }
  const [, name = '', message = ''] = EVENT.exec(text) ?? COMMAND.exec(text) ?? []
  return { kind: kindOf(name), name, message }
}

function kindOf(name: string): EntryKind {
  if (name.startsWith('(')) return 'event'
  if (/^-?assert$/.test(name)) return 'assertion'
  return name.startsWith('-') ? 'child' : 'command'
}

function countNumbered(entries: readonly LogEntry[]): number {
  return entries.reduce(
    (count, { number, entries: inner = [] }) =>
      count + (number === undefined ? 0 : 1) + countNumbered(inner),
    0,
  )
}
