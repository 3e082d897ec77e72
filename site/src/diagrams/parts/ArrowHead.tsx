import type { ReactNode } from 'react'

export interface ArrowHeadProps {
  /** Unique in the page: lines name it as `markerEnd="url(#id)"`. */
  id: string
  color?: string
}

/** Head of the arrows of a diagram, for its `<defs>`; at the start of a line (`markerStart`) it points back. */
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
