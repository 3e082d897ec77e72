import type { ReactNode } from 'react'
import { Pill, State } from '../../drawings/screen/kit.tsx'
import { regionOf, type RegionProps } from '../../drawings/screen/region.ts'

export interface TotalsProps extends RegionProps {
  flaky?: number
  skipped: number
  pending: number
  passed: number
  failed: number
}

/** Numbers of tests by status, as Cypress Cloud shows them for a run. */
export function Totals({ flaky, skipped, pending, passed, failed, n }: TotalsProps): ReactNode {
  return (
    <span className="screen-line" {...regionOf(n, 'end')}>
      {flaky !== undefined && <Pill tone="warn">{flaky} Flaky</Pill>}
      <span className="screen-slots">
        <State is="skipped">{skipped}</State>
        <State is="pending">{pending}</State>
        <State is="passed">{passed}</State>
        <State is="failed">{failed}</State>
      </span>
    </span>
  )
}
