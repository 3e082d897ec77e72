import type { ReactNode } from 'react'

export interface ArrowHeadProps {
  /** Unique on the page. Lines refer to it with `markerEnd="url(#id)"`. */
  id: string
  color?: string
}

/** Arrowhead for a diagram's `<defs>`. At the start of a line (`markerStart`), it points backward. */
export function ArrowHead({ id, color = 'var(--diagram-stroke)' }: ArrowHeadProps): ReactNode {
  return (
    <marker
      id={id}
      viewBox="0 0 10 10"
      refX="8"
      refY="5"
      markerWidth="7"
      markerHeight="7"
      orient="auto-start-reverse"
    >
      <path d="M0 0 L10 5 L0 10 z" fill={color} />
    </marker>
  )
}
