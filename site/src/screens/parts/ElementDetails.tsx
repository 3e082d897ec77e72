import type { ReactNode } from 'react'
import { AppPreview, type AppPart } from '../../drawings/app/AppPreview.tsx'
import { Line, Pill } from '../../drawings/screen/kit.tsx'
import { regionOf, type RegionProps } from '../../drawings/screen/region.ts'
import { ElementCount } from './AccessibilityReport.tsx'

/** An element in a report's details. */
export function ElementRow({
  kind,
  pinned,
  n,
  children,
}: RegionProps & {
  kind: 'failed' | 'inconclusive'
  pinned?: boolean
  children: string
}): ReactNode {
  return (
    <div
      className={`screen-row screen-code${pinned ? ' screen-open' : ''}`}
      {...regionOf(n, 'start')}
    >
      <ElementCount kind={kind}>{children}</ElementCount>
    </div>
  )
}

/** The page as it was when the report's elements were found. */
export function Snapshot({
  address,
  navigation,
  parts,
  navigationMark,
  n,
}: RegionProps & {
  address: string
  /** Which snapshot it is, with its score. */
  navigation?: ReactNode
  parts: AppPart[]
  navigationMark?: number
}): ReactNode {
  return (
    <div className="screen-snapshot">
      <Line>
        {navigation !== undefined && (
          <span className="screen-region" {...regionOf(navigationMark)}>
            {navigation}
          </span>
        )}
        <span className="screen-input">{address}</span> <Pill>1000x660</Pill>
      </Line>
      <div className="run-paper" {...regionOf(n)}>
        <AppPreview parts={parts} />
      </div>
    </div>
  )
}
