import type { ReactNode } from 'react'
import { emphasize } from './emphasize.tsx'
import type { LogChoice, LogEntry } from './entries.ts'

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
  const { kind, number, name, message, state, entries, pinned, choice, badges = [] } = entry
  const Row = choice ? 'label' : 'span'
  const classes = [
    'log-entry',
    kind !== 'command' && `log-${kind}`,
    state && state !== 'passed' && `log-${state}`,
    pinned && 'log-pinned',
    entry.answeredBy && `log-${entry.answeredBy}`,
    entries && 'log-group',
    entries?.length === 0 && 'log-closed',
  ]
  return (
    <li className={classes.filter(Boolean).join(' ')} data-at={choice?.at}>
      <Row className="log-row">
        {choice && <Choice {...choice} />}
        <span className="log-number">{pinned ? undefined : number}</span>{' '}
        <span className="log-text">
          <Name kind={kind} name={name} />{' '}
          {message !== '' && <span className="log-message">{emphasize(message)}</span>}
          {badges.filter(isReference).map((alias) => (
            <Badge key={alias} name={alias} />
          ))}
          {state === 'failed' && <span className="visually-hidden"> (failed)</span>}
          {state === 'pending' && <span className="visually-hidden"> (running)</span>}
          {pinned && <span className="visually-hidden"> (selected)</span>}
        </span>{' '}
        <Labels entry={entry} />
      </Row>
      {entries && entries.length > 0 && <LogEntries entries={entries} />}
    </li>
  )
}

/** The control that shows the page at an entry. It's drawn as the entry's row. */
function Choice({ run, at, isChosen }: LogChoice): ReactNode {
  return (
    <input
      type="radio"
      className="visually-hidden"
      name={run}
      value={at}
      defaultChecked={isChosen}
      autoComplete="off"
    />
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

/** An alias that a command refers to, such as `@cart`, is next to its name. Other labels are on the right. */
const isReference = (badge: string): boolean => badge.startsWith('@')

function Badge({ name, isState }: { name: string; isState?: boolean }): ReactNode {
  return <span className={isState ? 'log-state' : 'log-badge'}>{name}</span>
}

function Labels({ entry }: { entry: LogEntry }): ReactNode {
  const { elements, hidden, name } = entry
  const badges = (entry.badges ?? []).filter((badge) => !isReference(badge))
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
        <Badge key={badge} name={badge} isState={name === 'session'} />
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
