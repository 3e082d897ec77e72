import type { AppPart } from '../app/AppPreview.tsx'
import { REST, type LogEntryData, type LogLine, type PageAt } from '../command-log/entries.ts'
import type { Log } from '../command-log/TestLog.tsx'

/** A page of a run, and the entries during which it looks like that. */
export interface RunPage {
  /** Positions of the entries in the log, counted from 1. 0 is the time before the first entry. */
  rows: number[]
  /** What the entry says, which names the page for screen readers. */
  name: string
  /** The address that the preview bar shows. */
  url?: string
  snapshots: [name: string, parts: AppPart[]][]
}

export interface Run {
  /** The log, whose entries can be chosen. */
  log: Log
  pages: RunPage[]
}

/** The style sheet has a rule for each position. */
const MOST_ROWS = 24

/** What Cypress shows before a test has visited a page or mounted a component. */
export const BLANK_PAGE: AppPart[] = [
  { heading: 'Default blank page' },
  'This page was cleared by navigating to about:blank.',
  'All active session data (cookies, localStorage and sessionStorage) across all domains are cleared.',
]

/**
 * The pages that readers can go back to in a run. An entry without a page shows that of the entry before it.
 * Undefined if no entry has a page.
 * @param id unique name of the run on its page
 * @param url the address after the first page has been opened, unless an entry has another one
 */
export function readRun(log: Log, id: string, url: string | undefined): Run | undefined {
  const hooks: [string | undefined, LogLine[]][] = Array.isArray(log)
    ? [[undefined, log]]
    : Object.entries(log)
  const entries = hooks.flatMap(([, lines]) => flatten(lines))
  if (!entries.some(({ page }) => page !== undefined)) return undefined
  if (entries.length > MOST_ROWS) {
    throw new Error(
      `A run has ${entries.length} entries, but readers can go back in at most ${MOST_ROWS}. Leave some out with "${REST}".`,
    )
  }
  const pages = readPages(entries, url)
  const pinned = entries.findIndex((entry) => entry.pinned) + 1 || entries.length
  let at = 0
  const withChoices = (lines: LogLine[]): LogLine[] =>
    lines.map((line) => {
      const entry = asData(line)
      if (entry.line === REST) return entry
      at += 1
      const choice = { run: id, at, isChosen: at === pinned }
      return {
        ...entry,
        pinned: false,
        choice,
        ...(entry.entries && { entries: withChoices(entry.entries) }),
      }
    })
  const chosen = hooks.map(([hook, lines]) => [hook ?? '', withChoices(lines)] as const)
  return {
    log: Array.isArray(log) ? (chosen[0]?.[1] ?? []) : Object.fromEntries(chosen),
    pages,
  }
}

function readPages(entries: readonly LogEntryData[], address: string | undefined): RunPage[] {
  let current: RunPage = { rows: [0], name: '', snapshots: [['', BLANK_PAGE]] }
  const pages = [current]
  let url = address
  for (const [index, entry] of entries.entries()) {
    url = entry.url ?? url
    if (entry.page === undefined && entry.url === undefined) {
      current.rows.push(index + 1)
      continue
    }
    const snapshots = entry.page === undefined ? current.snapshots : asSnapshots(entry.page)
    current = { rows: [index + 1], name: entry.line.replaceAll('**', ''), url, snapshots }
    pages.push(current)
  }
  return pages
}

function asSnapshots(page: PageAt): RunPage['snapshots'] {
  return Array.isArray(page) ? [['', page]] : Object.entries(page)
}

const asData = (line: LogLine): LogEntryData => (typeof line === 'string' ? { line } : line)

function flatten(lines: readonly LogLine[]): LogEntryData[] {
  return lines
    .map(asData)
    .filter(({ line }) => line !== REST)
    .flatMap((entry) => [entry, ...flatten(entry.entries ?? [])])
}
