import type { ReactNode } from 'react'
import Since from '../Since.tsx'
import { breakable } from './breakable.tsx'

export interface ReferenceTableProps {
  /** Headers of the columns. */
  columns: readonly string[]
  /** `ReferenceRow` elements. */
  children?: ReactNode
}

/** A reference table, such as the configuration's. Each row has an anchor. */
export function ReferenceTable({ columns, children }: ReferenceTableProps): ReactNode {
  return (
    // On phones, rows are displayed as blocks, which would remove their table semantics. The explicit roles restore
    // them.
    <table className="options-table" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  )
}

export interface ReferenceRowProps {
  /** Anchor. */
  id: string
  name: string
  since?: string
  /** Shown below the name. */
  marks?: readonly string[]
  /** Cells between the name and the description: the column's header and the content. */
  cells: readonly (readonly [label: string, content: ReactNode])[]
  description: ReactNode
}

export function ReferenceRow({
  id,
  name,
  since,
  marks,
  cells,
  description,
}: ReferenceRowProps): ReactNode {
  return (
    <tr id={id} data-since={since} role="row">
      <th scope="row" role="rowheader">
        <a className="options-table-anchor" href={`#${id}`}>
          <code>{breakable(name)}</code>
        </a>
        {since && (
          <>
            {' '}
            <Since version={since} />
          </>
        )}
        {marks?.map((mark) => (
          <span key={mark}>
            {' '}
            <span className="badge" data-search-ignore="">
              {mark}
            </span>
          </span>
        ))}
      </th>
      {cells.map(([label, content]) => (
        <td key={label} role="cell" data-label={label}>
          {content}
        </td>
      ))}
      <td role="cell">{description}</td>
    </tr>
  )
}
