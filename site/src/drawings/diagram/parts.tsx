import type { ReactNode } from 'react'
import { renderInline } from '../../components/parts/inline-markdown.tsx'
import { StatusIcon } from '../../components/parts/status-icons.tsx'
import type { StatusName } from '../../components/parts/statuses.ts'

/** Parts of diagrams. Text may have Markdown for code. `diagram.css` draws them. */

/** What a part is about: the diagram's subject, or a result. */
export type Tone = 'accent' | 'good' | 'bad'

function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

export interface BoxProps {
  title?: string
  /** Text below the title, a line each. */
  lines?: readonly string[]
  tone?: Tone
  /** Something temporary, hidden, or that doesn't happen. */
  dashed?: boolean
  children?: ReactNode
}

/** A step, a place, or a thing. */
export function Box({ title, lines, tone, dashed, children }: BoxProps): ReactNode {
  return (
    <div className={classes('flow-box', tone && `flow-${tone}`, dashed && 'flow-dashed')}>
      {title !== undefined && <b>{renderInline(title)}</b>}
      {lines?.map((line) => (
        <span key={line}>{renderInline(line)}</span>
      ))}
      {children}
    </div>
  )
}

export interface GroupProps {
  title: string
  /** Text at the right end of the title. */
  aside?: string
  tone?: Tone
  dashed?: boolean
  children: ReactNode
}

/** A frame around other parts, such as a process or a loop. */
export function Group({ title, aside, tone, dashed, children }: GroupProps): ReactNode {
  return (
    <div className={classes('flow-group', tone && `flow-${tone}`, dashed && 'flow-dashed')}>
      <p className="flow-title">
        <b>{renderInline(title)}</b>
        {aside !== undefined && <span>{renderInline(aside)}</span>}
      </p>
      {children}
    </div>
  )
}

export interface ArrowProps {
  label?: string
  tone?: Tone
  /** It also points back. */
  both?: boolean
  /** It only points back. */
  up?: boolean
}

/** An arrow to the next part below. In a column, it takes the height that's left. */
export function Arrow({ label, tone, both, up }: ArrowProps): ReactNode {
  return (
    <p
      className={classes(
        'flow-arrow',
        tone && `flow-${tone}`,
        both && 'flow-both',
        up && 'flow-up',
      )}
    >
      {label !== undefined && <span>{renderInline(label)}</span>}
    </p>
  )
}

/** Columns of the same width. */
export function Columns({ children }: { children: ReactNode }): ReactNode {
  return <div className="flow-columns">{children}</div>
}

/** Parts below each other, usually with arrows between them. */
export function Column({ children }: { children: ReactNode }): ReactNode {
  return <div className="flow-column">{children}</div>
}

/** Parts that start over: a line leads from the last one back to the first one. */
export function Loop({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flow-loop">
      <div className="flow-column">{children}</div>
      <p className="flow-return">{renderInline(label)}</p>
    </div>
  )
}

/** Two parts next to each other with an arrow between them. */
export function Across({
  from,
  to,
  tone,
  both,
  blocked,
}: {
  from: ReactNode
  to: ReactNode
  tone?: Tone
  both?: boolean
  blocked?: boolean
}): ReactNode {
  return (
    <div className="flow-across">
      {from}
      <p
        className={classes(
          'flow-link',
          tone && `flow-${tone}`,
          both && 'flow-both',
          blocked && 'flow-blocked',
        )}
      />
      {to}
    </div>
  )
}

/** A state's icon. */
export function Mark({ is }: { is: StatusName | 'none' }): ReactNode {
  if (is === 'none') return <span className="flow-mark">–</span>
  const tone = is === 'passed' ? 'good' : is === 'failed' ? 'bad' : 'plain'
  return (
    <span className={`flow-mark flow-text-${tone}`}>
      <StatusIcon name={is} />
    </span>
  )
}

export interface TableProps {
  head?: ReactNode[]
  rows: ReactNode[][]
}

/** Rows whose values line up. The first column takes the width that's left. */
export function Table({ head, rows }: TableProps): ReactNode {
  const columns = head?.length ?? rows[0]?.length ?? 1
  return (
    <div className={`flow-table flow-table-${columns}`}>
      {head && <Row cells={head} isHead />}
      {rows.map((cells, index) => (
        <Row key={index} cells={cells} />
      ))}
    </div>
  )
}

function Row({ cells, isHead }: { cells: ReactNode[]; isHead?: boolean }): ReactNode {
  return (
    <div className={isHead ? 'flow-head' : undefined}>
      {cells.map((cell, index) => (
        <span key={index}>{typeof cell === 'string' ? renderInline(cell) : cell}</span>
      ))}
    </div>
  )
}

/** A small heading in a diagram. */
export function Heading({ children }: { children: string }): ReactNode {
  return <p className="flow-heading">{renderInline(children)}</p>
}
