import type { ReactNode } from 'react'
import { Pill, State } from '../../drawings/screen/kit.tsx'

export interface TotalsProps {
  flaky?: number
  skipped: number
  pending: number
  passed: number
  failed: number
}

/** Numbers of tests by status, as Cypress Cloud shows them for a run. */
export function Totals({ flaky, skipped, pending, passed, failed }: TotalsProps): ReactNode {
  return (
    <>
      {flaky !== undefined && <Pill tone="warn">{flaky} Flaky</Pill>}{' '}
      <State is="skipped">{skipped}</State> <State is="pending">{pending}</State>{' '}
      <State is="passed">{passed}</State> <State is="failed">{failed}</State>
    </>
  )
}
