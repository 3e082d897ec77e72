import type { ReactNode } from 'react'
import type { Tone } from '../../drawings/screen/kit.tsx'

export interface TrendLinesProps {
  /** Values of each line, from left to right. */
  lines: { values: number[]; tone: Tone }[]
}

/** A line chart without axes. */
export function TrendLines({ lines }: TrendLinesProps): ReactNode {
  const scale = 36 / Math.max(...lines.flatMap(({ values }) => values))
  const points = (values: number[]): string =>
    values.map((value, index) => `${index * 10 + 5},${38 - value * scale}`).join(' ')
  const count = Math.max(...lines.map(({ values }) => values.length))
  return (
    <svg className="screen-chart" viewBox={`0 0 ${count * 10} 40`} preserveAspectRatio="none">
      {lines.map(({ values, tone }) => (
        <polyline key={tone} className={`screen-stroke-${tone}`} points={points(values)} />
      ))}
    </svg>
  )
}
