import type { ReactNode } from 'react'
import { readEntries, type LogLine } from './entries.ts'
import { LogEntries } from './LogEntries.tsx'
import { LogError, type LogErrorData } from './LogError.tsx'
import { LogPanel, type PanelRows } from './LogPanel.tsx'

/** Entries of the test body, or of each hook by its name: `{ 'before each': […], 'test body': […] }`. */
export type Log = LogLine[] | Record<string, LogLine[]>

export interface TestLogProps {
  log: Log
  /** The test's title. Without one, only its entries are drawn. */
  test?: string
  /** The test's status. Default: `failed` if there is an error; otherwise, `passed`. */
  state?: TestState
  /** Instrument panels above the entries by name, each a table that starts with its header row. */
  panels?: Record<string, PanelRows>
  /** The error below the failed entry. */
  error?: LogErrorData
}

export type TestState = 'passed' | 'failed' | 'pending' | 'running' | 'skipped'

/** One test of the Command Log: its title, instrument panels, hooks with their entries, and its error. */
export function TestLog({ log, test, error, panels, state }: TestLogProps): ReactNode {
  const hooks = Object.entries(Array.isArray(log) ? { 'test body': log } : log)
  const ended = state ?? (error ? 'failed' : 'passed')
  return (
    <div className={`log-test log-test-${ended}`}>
      {test !== undefined && (
        <p className="log-title">
          <span className="visually-hidden">{`${ended}: `}</span>
          {test}
        </p>
      )}
      {Object.entries(panels ?? {}).map(([name, rows]) => (
        <LogPanel key={name} name={name} rows={rows} />
      ))}
      {hooks.map(([hook, lines]) => (
        <div key={hook} className="log-hook">
          <p className="log-hook-name">{hook}</p>
          <LogEntries entries={readEntries(lines)} />
        </div>
      ))}
      {error && <LogError error={error} />}
    </div>
  )
}
