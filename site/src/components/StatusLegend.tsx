import type { ReactNode } from 'react'
import { renderInline } from './parts/inline-markdown.tsx'
import { statuses, type StatusName } from './parts/statuses.ts'
import Status from './Status.tsx'

export interface StatusLegendProps {
  /** The states to explain. Default: all. */
  values?: StatusName[]
}

/** A table of states with their icons and meanings. */
export default function StatusLegend({
  values = Object.keys(statuses) as StatusName[],
}: StatusLegendProps): ReactNode {
  return (
    <table className="status-legend">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <tr key={value}>
            <th scope="row">
              <Status value={value} />
            </th>
            <td>{renderInline(statuses[value])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
