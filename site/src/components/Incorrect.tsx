import type { ReactNode } from 'react'
import LabeledSample from './parts/LabeledSample.tsx'

/** The incorrect half of a `Mistake`. */
export default function Incorrect({ children }: { children?: ReactNode }): ReactNode {
  return (
    <LabeledSample kind="incorrect" label="Incorrect">
      {children}
    </LabeledSample>
  )
}
