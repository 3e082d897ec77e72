import type { ReactNode } from 'react'
import type { Tone } from '../../drawings/screen/kit.tsx'

export interface DonutProps {
  /** The shares, which add up to 1. */
  shares: { share: number; tone: Tone }[]
}

/** A ring whose segments show shares. It starts at the top and goes around clockwise. */
export function Donut({ shares }: DonutProps): ReactNode {
  return (
    <svg className="screen-donut" viewBox="0 0 40 40">
      {shares.map(({ share, tone }, index) => {
        const start = shares.slice(0, index).reduce((sum, each) => sum + each.share, 0)
        return (
          <circle
            key={tone}
            className={`screen-stroke-${tone}`}
            cx="20"
            cy="20"
            r="15"
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
            strokeDashoffset={-start * 100}
            transform="rotate(-90 20 20)"
          />
        )
      })}
    </svg>
  )
}
