import type { ReactNode } from 'react'
import { StatusIcon } from '../../components/parts/status-icons.tsx'
import type { StatusName } from '../../components/parts/statuses.ts'
import { regionOf, type RegionPlace, type RegionProps } from './region.ts'

/**
 * Parts of screens. A screen combines them with those in `charts.tsx` and `Table.tsx`; `screen.css` draws them. A part
 * with `n` is a numbered region.
 */

/** Any content as a numbered region. */
export function Region({
  n,
  place,
  children,
}: {
  n: number
  place?: RegionPlace
  children: ReactNode
}): ReactNode {
  return (
    <span className="screen-region" {...regionOf(n, place)}>
      {children}
    </span>
  )
}

export interface PanelProps extends RegionProps {
  title?: ReactNode
  /** Content at the right end of the title. */
  aside?: ReactNode
  children?: ReactNode
}

/** A box with a title, such as a card or a chart's frame. */
export function Panel({ title, aside, n, children }: PanelProps): ReactNode {
  return (
    <div className="screen-panel" {...regionOf(n)}>
      {(title !== undefined || aside !== undefined) && (
        <div className="screen-title">
          <b>{title}</b>
          {aside !== undefined && <span className="screen-end screen-aside">{aside}</span>}
        </div>
      )}
      {children}
    </div>
  )
}

export interface HeaderProps extends RegionProps {
  is?: StatusName
  title: ReactNode
  /** Labels after the title. */
  tags?: ReactNode
  /** Details below the title, which are joined with dots. */
  meta?: string[]
  /** Content at the right end. */
  end?: ReactNode
}

/** The subject of a screen or of an entry, such as a run: its status, its title, and a line of details. */
export function Header({ is, title, tags, meta, end, n }: HeaderProps): ReactNode {
  return (
    <div className="screen-header" {...regionOf(n, 'start')}>
      <span className="screen-subject">
        {is && <Icon is={is} />}
        <b>{title}</b>
        {tags}
      </span>
      {end !== undefined && <span className="screen-end">{end}</span>}
      {meta && <Meta parts={meta} />}
    </div>
  )
}

/** Details in small type, such as `8 specs · 00:48`. */
export function Meta({ parts }: { parts: string[] }): ReactNode {
  return (
    <span className="screen-meta">
      {parts.map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </span>
  )
}

export interface RowProps extends RegionProps {
  start: ReactNode
  end?: ReactNode
  /** Content at the start of the next line. */
  below?: ReactNode
  /** The chosen entry of a list. */
  open?: boolean
}

/** A line of a list: its subject, and details at its end. */
export function Row({ start, end, below, open, n }: RowProps): ReactNode {
  return (
    <div className={`screen-row${open ? ' screen-open' : ''}`} {...regionOf(n, 'start')}>
      <span>{start}</span>
      {end !== undefined && <span className="screen-end">{end}</span>}
      {below !== undefined && <div className="screen-below">{below}</div>}
    </div>
  )
}

/** Text of several lines. */
export function Text({ n, children }: RegionProps & { children: ReactNode }): ReactNode {
  return (
    <div className="screen-text" {...regionOf(n, 'start')}>
      {children}
    </div>
  )
}

export interface TabsProps {
  /** Names of the views, with the count of what's in them. */
  names: (string | [name: string, count: number | string])[]
  open: number
  /** Numbers of the regions by position. */
  marks?: Record<number, number>
}

/** Names of a screen's views. The open one is marked. */
export function Tabs({ names, open, marks }: TabsProps): ReactNode {
  return (
    <div className="screen-tabs">
      {names.map((name, index) => (
        <span
          key={index}
          className={index === open ? 'screen-open' : undefined}
          {...regionOf(marks?.[index])}
        >
          {Array.isArray(name) ? (
            <>
              {name[0]} <Pill>{name[1]}</Pill>
            </>
          ) : (
            name
          )}
        </span>
      ))}
    </div>
  )
}

/** The entries of a report, with their counts, next to the open one's content. */
export function Sections({
  names,
  open,
  children,
}: {
  names: [name: string, count: number][]
  open: number
  children: ReactNode
}): ReactNode {
  return (
    <div className="screen-sections">
      <div className="screen-list">
        {names.map(([name, count], index) => (
          <span key={name} className={`screen-item${index === open ? ' screen-open' : ''}`}>
            {name} <Pill>{count}</Pill>
          </span>
        ))}
      </div>
      <div className="screen-content">{children}</div>
    </div>
  )
}

export type Tone = 'good' | 'bad' | 'warn' | 'accent' | 'plain'

/** A status icon. */
export function Icon({ is }: { is: StatusName }): ReactNode {
  return (
    <span className={`screen-icon status--${is}`}>
      <StatusIcon name={is} />
    </span>
  )
}

/** A status icon with the name or the number of what has the status. */
export function State({ is, children }: { is: StatusName; children: ReactNode }): ReactNode {
  return (
    <span className="screen-state">
      <Icon is={is} />
      <span>{children}</span>
    </span>
  )
}

/** A short label, such as **Flaky** or a count. */
export function Pill({
  tone = 'plain',
  n,
  children,
}: RegionProps & { tone?: Tone; children: ReactNode }): ReactNode {
  return (
    <span className={`screen-pill screen-${tone}`} {...regionOf(n, 'end')}>
      {children}
    </span>
  )
}

/** A drawn button or menu. */
export function Button({
  children,
  primary,
  menu,
  n,
}: RegionProps & { children: ReactNode; primary?: boolean; menu?: boolean }): ReactNode {
  const classes = ['screen-button', primary && 'screen-primary', menu && 'screen-menu']
  return (
    <span className={classes.filter(Boolean).join(' ')} {...regionOf(n)}>
      {children}
    </span>
  )
}

/** A drawn link. */
export function Go({ n, children }: RegionProps & { children: ReactNode }): ReactNode {
  return (
    <span className="screen-link" {...regionOf(n, 'start')}>
      {children}
    </span>
  )
}

/** Parts next to each other that share the available width. On a phone, they're below each other. */
export function Columns({
  children,
  wide,
}: {
  children: ReactNode
  /** The column that gets more than half of the width. */
  wide?: 'first' | 'last'
}): ReactNode {
  return <div className={`screen-columns${wide ? ` screen-wide-${wide}` : ''}`}>{children}</div>
}

/** Parts in one line that wraps. */
export function Line({ n, children }: RegionProps & { children: ReactNode }): ReactNode {
  return (
    <div className="screen-line" {...regionOf(n, 'start')}>
      {children}
    </div>
  )
}

/** Numbers with the names of what they count, each in a card. */
export function Figures({
  values,
  n,
}: RegionProps & { values: [value: ReactNode, label: string, tone?: Tone][] }): ReactNode {
  return (
    <div className="screen-figures" {...regionOf(n)}>
      {values.map(([value, label, tone = 'plain']) => (
        <div key={label}>
          <span className={`screen-label screen-${tone}`}>{label}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  )
}

/** A form field with its label, and with its value or its placeholder. */
export function Field({
  label,
  value,
  placeholder,
  n,
}: RegionProps & { label?: ReactNode; value?: ReactNode; placeholder?: string }): ReactNode {
  return (
    <div className="screen-field">
      {label !== undefined && <span>{label}</span>}
      <span className="screen-input" {...regionOf(n)}>
        {value ?? <span className="screen-placeholder">{placeholder}</span>}
      </span>
    </div>
  )
}

/** A switch with its label. */
export function Switch({ label, on }: { label?: ReactNode; on?: boolean }): ReactNode {
  return <span className={`screen-switch${on ? ' screen-on' : ''}`}>{label}</span>
}

/** An option of which one is chosen. */
export function Choice({
  chosen,
  n,
  end,
  children,
}: RegionProps & { chosen?: boolean; end?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <Row
      n={n}
      start={<span className={`screen-choice${chosen ? ' screen-on' : ''}`}>{children}</span>}
      end={end}
    />
  )
}
