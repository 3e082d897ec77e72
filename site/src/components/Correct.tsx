import type { ReactNode } from 'react'
import LabeledSample from './parts/LabeledSample.tsx'

/** The correct half of a `Mistake`. */
export default function Correct({ children }: { children?: ReactNode }): ReactNode {
  return (
    <LabeledSample kind="correct" label="Correct">
      {children}
    </LabeledSample>
  )
}
