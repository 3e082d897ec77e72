import type { ReactNode } from 'react'

/** Moments from early to late, on a line. */
export function Timeline({ moments }: { moments: [when: string, what: string][] }): ReactNode {
  return (
    <div className="flow-order flow-timeline">
      {moments.map(([when, what]) => (
        <p key={when}>
          <b>{when}</b>
          <span>{what}</span>
        </p>
      ))}
    </div>
  )
}
