import type { ReactNode } from 'react'
import { StatusIcon } from './parts/status-icons.tsx'
import { isStatus, statuses, type StatusName } from './parts/statuses.ts'

export interface StatusProps {
  value: StatusName
  /** Text that replaces the state's name. */
  children?: ReactNode
}

/** The state of a run, a spec, or a test: an icon with its name. */
export default function Status({ value, children }: StatusProps): ReactNode {
  // Pages aren't type-checked, so an invalid value has to be reported here.
  if (!isStatus(value)) {
    throw new Error(
      `Unknown status "${String(value)}". Known: ${Object.keys(statuses).join(', ')}.`,
    )
  }
  return (
    <span className={`status status--${value}`}>
      <StatusIcon name={value} /> {children ?? value}
    </span>
  )
}
