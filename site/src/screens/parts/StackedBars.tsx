import type { ReactNode } from 'react'
import type { Tone } from '../../drawings/screen/kit.tsx'

export interface StackedBarsProps {
  /** Values of each bar, from bottom to top. */
  bars: number[][]
  /** The tone of each value, in the same order. */
  tones: Tone[]
}

/** A bar chart without axes whose bars consist of several values. */
export function StackedBars({ bars, tones }: StackedBarsProps): ReactNode {
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
  const scale = 38 / Math.max(...bars.map(sum))
  return (
    <svg className="screen-chart" viewBox={`0 0 ${bars.length * 10} 40`} preserveAspectRatio="none">
      {bars.flatMap((values, bar) =>
        values.map((value, index) => (
          <rect
            key={`${bar}-${index}`}
            className={`screen-fill-${tones[index] ?? 'plain'}`}
            x={bar * 10 + 2}
            y={40 - sum(values.slice(0, index + 1)) * scale}
            width="6"
            height={value * scale}
          />
        )),
      )}
    </svg>
  )
}
