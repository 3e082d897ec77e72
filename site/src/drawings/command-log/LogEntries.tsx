import type { ReactNode } from 'react'
import { emphasize } from './emphasize.tsx'
import type { LogEntry } from './entries.ts'

/** The entries of one hook, or of one group, as a list. */
export function LogEntries({ entries }: { entries: LogEntry[] }): ReactNode {
  return (
    <ul className="log-entries">
      {entries.map((entry, index) => (
        <Entry key={index} entry={entry} />
      ))}
    </ul>
  )
}

function Entry({ entry }: { entry: LogEntry }): ReactNode {
  const { kind, number, name, message, state, entries, pinned } = entry
  const classes = [
    'log-entry',
    kind !== 'command' && `log-${kind}`,
    state && state !== 'passed' && `log-${state}`,
    pinned && 'log-pinned',
    entry.answeredBy && `log-${entry.answeredBy}`,
    entries && (entries.length > 0 ? 'log-open' : 'log-closed'),
  ]
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <span className="log-row">
        <span className="log-number">{pinned ? undefined : number}</span>{' '}
        <span className="log-text">
          <Name kind={kind} name={name} />{' '}
          {message !== '' && <span className="log-message">{emphasize(message)}</span>}
          {state === 'failed' && <span className="visually-hidden"> (failed)</span>}
          {state === 'pending' && <span className="visually-hidden"> (running)</span>}
          {pinned && <span className="visually-hidden"> (selected)</span>}
        </span>{' '}
        <Labels entry={entry} />
      </span>
      {entries && entries.length > 0 && <LogEntries entries={entries} />}
    </li>
  )
}

/** A child command's dash isn't part of the label that marks an assertion. */
function Name({ kind, name }: Pick<LogEntry, 'kind' | 'name'>): ReactNode {
  if (kind !== 'assertion') return <b className="log-name">{name}</b>
  return (
    <b className="log-name">
      {name.startsWith('-') && '-'}
      <span className="log-assert">assert</span>
    </b>
  )
}

function Labels({ entry }: { entry: LogEntry }): ReactNode {
  const { elements, hidden, badges = [] } = entry
  const isCounted = elements !== undefined && elements !== 1
  if (!isCounted && !hidden && badges.length === 0) return null
  return (
    <span className="log-labels">
      {hidden && (
        <span className="log-hidden">
          <span className="visually-hidden">hidden</span>
        </span>
      )}
      {badges.map((badge) => (
        <span key={badge} className="log-badge">
          {badge}
        </span>
      ))}
      {isCounted && (
        <span className="log-count">
          {elements}
          <span className="visually-hidden"> elements</span>
        </span>
      )}
    </span>
  )
}
