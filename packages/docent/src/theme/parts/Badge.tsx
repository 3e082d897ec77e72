import type { ReactNode } from 'react'

const KINDS = ['note', 'info', 'tip', 'caution', 'danger'] as const

export interface BadgeProps {
  /** What the badge means, in the colors of admonitions. Without it, the badge has the accent color. */
  kind?: (typeof KINDS)[number]
  children?: ReactNode
}

/** A short mark in a line of text: "New", "Beta", "Deprecated". */
export function Badge({ kind, children }: BadgeProps): ReactNode {
  // Pages aren't type-checked, so an unknown kind has to be named here.
  if (kind !== undefined && !KINDS.includes(kind))
    throw new Error(`<Badge kind="${String(kind)}">: the kinds are ${KINDS.join(', ')}.`)
  return <span className={kind === undefined ? 'badge' : `badge badge-${kind}`}>{children}</span>
}
