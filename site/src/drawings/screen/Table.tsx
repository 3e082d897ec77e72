import type { ReactNode } from 'react'
import { regionOf } from './region.ts'

export interface TableRow {
  cells: ReactNode[]
  /** Number of the row's region. */
  n?: number
  /** Content below the row's cells, such as its bar in a timeline. */
  below?: ReactNode
  /** Content of an expanded row, which is indented. */
  children?: ReactNode
}

export interface TableProps {
  /** Names of the columns. Without them, the rows have no header. */
  head?: ReactNode[]
  rows: TableRow[]
  /** Numbers of the columns' regions by position. They're in the first row, because a phone has no header. */
  marks?: Record<number, number>
}

/**
 * Rows whose values share columns: the first column takes what's left, and the others are aligned at their end. On a
 * phone, the values are below the first cell, each with its column's name.
 */
export function Table({ head, rows, marks }: TableProps): ReactNode {
  const columns = rows[0]?.cells.length ?? 0
  return (
    <div className={`screen-table screen-table-${columns}`}>
      {head && (
        <div className="screen-table-head">
          {head.map((name, index) => (
            <span key={index}>{name}</span>
          ))}
        </div>
      )}
      {rows.map(({ cells, n, below, children }, row) => (
        <div key={row} className="screen-table-row" {...regionOf(n, 'start')}>
          {cells.map((cell, index) => (
            <span
              key={index}
              data-column={index > 0 && head ? nameOf(head[index]) : undefined}
              {...(row === 0 && regionOf(marks?.[index]))}
            >
              {cell}
            </span>
          ))}
          {below !== undefined && <div className="screen-below">{below}</div>}
          {children !== undefined && <div className="screen-expanded">{children}</div>}
        </div>
      ))}
    </div>
  )
}

function nameOf(head: ReactNode): string | undefined {
  return typeof head === 'string' && head !== '' ? head.replace(/ [↑↓]$/, '') : undefined
}
