import type { ReactNode } from 'react'

/** Draws the ordered list inside it as numbered steps. */
export default function Steps({ children }: { children?: ReactNode }): ReactNode {
  return <div className="steps">{children}</div>
}
