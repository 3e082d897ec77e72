import type { ReactNode } from 'react'
import { Line, Panel, State, Tabs } from '../../drawings/screen/kit.tsx'
import { regionOf } from '../../drawings/screen/region.ts'

export interface SpecGroupProps {
  /** The group's number of specs, with its machines. */
  machines: string
  pending?: number
  passed: number
  duration: string
  n?: number
  children: ReactNode
}

/** The views of the Specs tab. */
export function SpecViews({ open, n }: { open: number; n: number }): ReactNode {
  return (
    <Line>
      <span className="screen-region" {...regionOf(n, 'start')}>
        <span className="screen-meta">Views:</span>
        <Tabs names={['Timeline', 'Bar Chart', 'Machines']} open={open} />
      </span>
    </Line>
  )
}

/** A group of a run on the Specs tab: its name and its numbers above its specs. */
export function SpecGroup({
  machines,
  pending,
  passed,
  duration,
  n,
  children,
}: SpecGroupProps): ReactNode {
  return (
    <Panel
      title="e2e"
      aside={
        <>
          {machines}
          {pending !== undefined && <State is="pending">{pending}</State>}
          <State is="passed">{passed}</State> {duration}
        </>
      }
      n={n}
    >
      {children}
    </Panel>
  )
}
