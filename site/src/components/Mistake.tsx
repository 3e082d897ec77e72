import { Children, isValidElement, type ReactNode } from 'react'
import Correct from './Correct.tsx'
import Incorrect from './Incorrect.tsx'

export interface MistakeProps {
  /** An `Incorrect` and a `Correct` sample, followed by the reason in one or two sentences. */
  children?: ReactNode
}

/** A common mistake next to its correction. */
export default function Mistake({ children }: MistakeProps): ReactNode {
  const [first, second, ...reason] = Children.toArray(children).filter(isValidElement)
  if (first?.type !== Incorrect || second?.type !== Correct || reason.length === 0) {
    throw new Error(
      'A Mistake needs an Incorrect sample, a Correct sample, and then the reason, in this order.',
    )
  }
  return (
    // An element can't query its own width, so the grid is inside the container.
    <div className="mistake">
      <div className="mistake-pair">{children}</div>
    </div>
  )
}
