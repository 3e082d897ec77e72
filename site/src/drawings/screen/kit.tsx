import type { ReactNode } from 'react'
import { StatusIcon } from '../../components/parts/status-icons.tsx'
import type { StatusName } from '../../components/parts/statuses.ts'

/** Parts of schematic screens. A screen combines them; `screen.css` draws them. */

/** The number of a callout next to the part of the screen that the list explains. */
export function Callout({ n }: { n: number }): ReactNode {
  return <span className="screen-callout">{n}</span>
}

export interface PanelProps {
  title?: ReactNode
  /** Content at the right end of the title. */
  aside?: ReactNode
  children?: ReactNode
}

/** A box with a title, such as a card or a chart's frame. */
export function Panel({ title, aside, children }: PanelProps): ReactNode {
  return (
    <div className="screen-panel">
      {(title !== undefined || aside !== undefined) && (
        <Row start={<b>{title}</b>} end={aside} className="screen-panel-title" />
      )}
      {children}
    </div>
  )
}

export interface RowProps {
  start: ReactNode
  end?: ReactNode
  className?: string
}

/** A line of a list: its subject, and details at its end. */
export function Row({ start, end, className = 'screen-row' }: RowProps): ReactNode {
  return (
    <div className={className}>
      <span>{start}</span>
      {end !== undefined && <span className="screen-row-end">{end}</span>}
    </div>
  )
}

/** Names of a screen's views. The open one is marked. */
export function Tabs({ names, open }: { names: ReactNode[]; open: number }): ReactNode {
  return (
    <div className="screen-tabs">
      {names.map((name, index) => (
        <span key={index} className={index === open ? 'screen-open' : undefined}>
          {name}
        </span>
      ))}
    </div>
  )
}

export type Tone = 'good' | 'bad' | 'warn' | 'plain'

/** A status icon with the name of the item that has the status. */
export function State({ is, children }: { is: StatusName; children: ReactNode }): ReactNode {
  return (
    <span>
      <span className={`status status--${is}`}>
        <StatusIcon name={is} />
      </span>{' '}
      {children}
    </span>
  )
}

/** A short label, such as **Flaky** or a count. */
export function Pill({
  tone = 'plain',
  children,
}: {
  tone?: Tone
  children: ReactNode
}): ReactNode {
  return <span className={`screen-pill screen-${tone}`}>{children}</span>
}

/** A drawn button or menu. */
export function Button({
  children,
  primary,
}: {
  children: ReactNode
  primary?: boolean
}): ReactNode {
  return <span className={`screen-button${primary ? ' screen-primary' : ''}`}>{children}</span>
}

/** Parts next to each other that share the available width. On a phone, they're below each other. */
export function Columns({ children }: { children: ReactNode }): ReactNode {
  return <div className="screen-columns">{children}</div>
}

/** Parts in one line that wraps. */
export function Line({ children }: { children: ReactNode }): ReactNode {
  return <div className="screen-line">{children}</div>
}

/** A number with the name of what it counts. */
export function Figure({ value, label }: { value: ReactNode; label: ReactNode }): ReactNode {
  return (
    <div className="screen-figure">
      <b>{value}</b>
      <span>{label}</span>
    </div>
  )
}

/** A form field with its label and value. */
export function Field({ label, value }: { label: ReactNode; value: ReactNode }): ReactNode {
  return (
    <div className="screen-field">
      <span>{label}</span>
      <span>{value}</span>
    </div>
  )
}

/** A switch with its label. */
export function Switch({ label, on }: { label: ReactNode; on?: boolean }): ReactNode {
  return <span className={`screen-switch${on ? ' screen-on' : ''}`}>{label}</span>
}

export interface BarsProps {
  /** One bar for each value. */
  values: number[]
  tone?: Tone
  /** Tones of individual bars by position. */
  tones?: Record<number, Tone>
}

/** A bar chart without axes, because only its shape matters in a schematic screen. */
export function Bars({ values, tone = 'plain', tones }: BarsProps): ReactNode {
  const top = Math.max(...values)
  return (
    <svg
      className="screen-chart"
      viewBox={`0 0 ${values.length * 10} 40`}
      preserveAspectRatio="none"
    >
      {values.map((value, index) => {
        const height = (value / top) * 38
        return (
          <rect
            key={index}
            className={`screen-fill-${tones?.[index] ?? tone}`}
            x={index * 10 + 2}
            y={40 - height}
            width="6"
            height={height}
          />
        )
      })}
    </svg>
  )
}

/** A share from 0 to 1, as a partially filled bar. */
export function Meter({ share, tone = 'good' }: { share: number; tone?: Tone }): ReactNode {
  return (
    <svg className="screen-meter" viewBox="0 0 100 6" preserveAspectRatio="none">
      <rect className="screen-fill-plain" width="100" height="6" rx="3" />
      <rect className={`screen-fill-${tone}`} width={share * 100} height="6" rx="3" />
    </svg>
  )
}

export interface SpansProps {
  /** Where each span starts and ends, from 0 to 100, and its tone. */
  spans: [start: number, end: number, tone?: Tone][]
}

/** A line of a timeline, such as the specs that a machine ran. */
export function Spans({ spans }: SpansProps): ReactNode {
  return (
    <svg className="screen-spans" viewBox="0 0 100 10" preserveAspectRatio="none">
      {spans.map(([start, end, tone = 'plain']) => (
        <rect
          key={start}
          className={`screen-fill-${tone}`}
          x={start}
          y="1"
          width={end - start - 0.6}
          height="8"
        />
      ))}
    </svg>
  )
}
