import type { ReactNode } from 'react'
import { StatusIcon } from './parts/status-icons.tsx'
import { isStatus, statuses, type StatusName } from './parts/statuses.ts'

export interface StatusProps {
  value: StatusName
  /** Words in place of the state's own name. */
  children?: ReactNode
}

/** The state of a run, a spec or a test: an icon and always its name. */
export default function Status({ value, children }: StatusProps): ReactNode {
  // Pages are not type-checked, so a wrong word has to be named here.
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
