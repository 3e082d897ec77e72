import type { ReactNode } from 'react'

export interface StepsProps {
  /** One ordered list. */
  children?: ReactNode
}

/** Draws the ordered list inside it as numbered steps on a line. */
export function Steps({ children }: StepsProps): ReactNode {
  return <div className="steps">{children}</div>
}
