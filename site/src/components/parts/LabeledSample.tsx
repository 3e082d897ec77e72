import type { ReactNode } from 'react'

export interface LabeledSampleProps {
  kind: 'correct' | 'incorrect'
  label: string
  children?: ReactNode
}

/** A sample below a label that describes it in words, so that it doesn't depend on color. */
export default function LabeledSample({ kind, label, children }: LabeledSampleProps): ReactNode {
  return (
    <div className={`labeled-sample is-${kind}`}>
      <p className="labeled-sample-label">
        <strong>{label}</strong>
      </p>
      {children}
    </div>
  )
}
