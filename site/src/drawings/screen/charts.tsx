import type { ReactNode } from 'react'
import type { Tone } from './kit.tsx'

/** Charts of screens. Widths are percentages, so that bars and round ends aren't distorted. */

/** A result, or one of the series that only their names tell apart. */
export type Fill = Tone | 'one' | 'two' | 'three'

/** Distance of the top gridline from the chart's edge: half the height of its label. */
const TOP = 8
/** Height between the top gridline and the baseline. */
const HEIGHT = 96

export interface PlotProps {
  /** Labels of the gridlines, which have equal distances, from top to bottom. The last one is the baseline's. */
  scale: string[]
  /** Labels below the chart, from left to right: one for each bar, or only for the first and the last value. */
  labels: ReactNode[]
  /** Whether each label is centered below its bar. */
  each?: boolean
  children: ReactNode
}

/** A chart's axes around its data. */
function Plot({ scale, labels, each, children }: PlotProps): ReactNode {
  return (
    <div className="screen-plot">
      <div className="screen-scale">
        {scale.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <svg className="screen-chart">
        {scale.slice(0, -1).map((label, index) => {
          const y = TOP + (index / (scale.length - 1)) * HEIGHT
          return <line key={label} className="screen-grid" x2="100%" y1={y} y2={y} />
        })}
        {children}
      </svg>
      <div className={`screen-axis${each ? ' screen-each' : ''}`}>
        {labels.map((label, index) => (
          <span key={index}>{label}</span>
        ))}
      </div>
    </div>
  )
}

export interface BarsProps extends Omit<PlotProps, 'children'> {
  /** The parts of each bar, from bottom to top. */
  bars: number[][]
  /** The value of the top gridline. */
  top: number
  /** The fill of each part, in the same order. */
  fills: Fill[]
  /** Fills of individual bars by position, for bars with a single part. */
  own?: Record<number, Fill>
  /** The bar that the screen is about. The others are paler. */
  subject?: number
}

/** A bar chart whose bars may consist of several values. */
export function BarChart({ bars, top, fills, own, subject, ...plot }: BarsProps): ReactNode {
  const slot = 100 / bars.length
  return (
    <Plot {...plot}>
      {bars.flatMap((parts, bar) =>
        // Each part reaches from its top to the baseline, the highest one first, so that only a bar's top is round.
        parts
          .map((_, index) => index)
          .reverse()
          .filter((index) => parts[index] !== 0)
          .map((index, order) => {
            const sum = parts.slice(0, index + 1).reduce((total, value) => total + value, 0)
            const y = TOP + HEIGHT * (1 - sum / top)
            const pale = subject !== undefined && subject !== bar
            return (
              <rect
                key={`${bar}-${index}`}
                className={`screen-fill-${own?.[bar] ?? fills[index] ?? 'plain'}${pale ? ' screen-pale' : ''}`}
                x={`${round(slot * (bar + 0.24))}%`}
                y={round(y)}
                width={`${round(slot * 0.52)}%`}
                height={round(TOP + HEIGHT + 4 - y)}
                rx={order === 0 ? 2.5 : 0}
              />
            )
          }),
      )}
    </Plot>
  )
}

export interface LinesProps extends Omit<PlotProps, 'children'> {
  /** Values of each line, from left to right. */
  lines: { values: number[]; fill: Fill }[]
  /** The value of the top gridline. */
  top: number
}

/** A line chart. A single line has an area below it. */
export function LineChart({ lines, top, ...plot }: LinesProps): ReactNode {
  return (
    <Plot {...plot}>
      {lines.map(({ values, fill }) => {
        const x = (index: number): number => (index / (values.length - 1)) * 100
        const y = (value: number): number => TOP + HEIGHT * (1 - value / top)
        const points = values.map((value, index) => `${round(x(index))},${round(y(value))}`)
        return (
          <svg
            key={fill}
            viewBox={`0 0 100 ${TOP + HEIGHT}`}
            height={TOP + HEIGHT}
            preserveAspectRatio="none"
          >
            {lines.length === 1 && (
              <polygon
                className={`screen-fill-${fill} screen-area`}
                points={`0,${TOP + HEIGHT} ${points.join(' ')} 100,${TOP + HEIGHT}`}
              />
            )}
            <polyline className={`screen-stroke-${fill}`} points={points.join(' ')} />
          </svg>
        )
      })}
    </Plot>
  )
}

/** Names of a chart's fills. */
export function Legend({ names }: { names: [name: string, fill: Fill][] }): ReactNode {
  return (
    <span className="screen-legend">
      {names.map(([name, fill]) => (
        <span key={name}>
          <svg width="8" height="8">
            <circle className={`screen-fill-${fill}`} cx="4" cy="4" r="4" />
          </svg>
          {name}
        </span>
      ))}
    </span>
  )
}

/** A share from 0 to 1, as a partially filled bar. */
export function Meter({ share, fill = 'good' }: { share: number; fill?: Fill }): ReactNode {
  return (
    <svg className="screen-meter">
      <rect className="screen-track" width="100%" height="6" rx="3" />
      <rect className={`screen-fill-${fill}`} width={`${round(share * 100)}%`} height="6" rx="3" />
    </svg>
  )
}

export interface SpansProps {
  /** Where each span starts and ends, from 0 to 100. */
  spans: [start: number, end: number, fill?: Fill][]
}

/** A line of a timeline, such as the specs that a machine ran. */
export function Spans({ spans }: SpansProps): ReactNode {
  return (
    <svg className="screen-spans">
      <rect className="screen-track" y="5" width="100%" height="2" />
      {spans.map(([start, end, fill = 'good']) => (
        <rect
          key={start}
          className={`screen-fill-${fill}`}
          x={`${round(start)}%`}
          width={`${round(end - start - 0.6)}%`}
          height="12"
          rx="2.5"
        />
      ))}
    </svg>
  )
}

export interface DonutProps {
  /** The shares, which add up to 1. */
  shares: { share: number; fill: Fill }[]
}

/** A ring whose segments show shares. It starts at the top and goes around clockwise. */
export function Donut({ shares }: DonutProps): ReactNode {
  return (
    <svg className="screen-donut" viewBox="0 0 40 40">
      {shares.map(({ share, fill }, index) => {
        const start = shares.slice(0, index).reduce((sum, each) => sum + each.share, 0)
        return (
          <circle
            key={fill}
            className={`screen-stroke-${fill}`}
            cx="20"
            cy="20"
            r="15.5"
            pathLength="100"
            strokeDasharray={`${round(share * 100 - 1)} 100`}
            strokeDashoffset={round(-start * 100)}
            transform="rotate(-90 20 20)"
          />
        )
      })}
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
