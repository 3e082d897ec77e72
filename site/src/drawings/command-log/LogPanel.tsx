import type { ReactNode } from 'react'

/** A table: the header row, which is empty for a table without one, then all other rows. */
export type PanelRows = (string | number)[][]

/** An instrument panel: the routes, spies and stubs, or sessions of a test. */
export function LogPanel({ name, rows }: { name: string; rows: PanelRows }): ReactNode {
  const [head = [], ...body] = rows
  return (
    <div className="log-panel">
      <p className="log-hook-name">{`${name} (${body.length})`}</p>
      <LogTable head={head} body={body} />
    </div>
  )
}

export interface LogTableProps {
  head: PanelRows[number]
  body: PanelRows
}

/** A small table in an instrument panel or in the console's output. */
export function LogTable({ head, body }: LogTableProps): ReactNode {
  return (
    <table className="log-table">
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {body.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>
                {head[column] === 'Alias' && cell !== '' ? (
                  <span className="log-badge">{cell}</span>
                ) : (
                  drawGlobe(cell)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Marks a session of all spec files in the Sessions panel, as Cypress does. */
const GLOBE = '🌐 '

/** Draws the globe as an icon, because not every system has a font with it. */
function drawGlobe(cell: string | number): ReactNode {
  if (typeof cell === 'number' || !cell.startsWith(GLOBE)) return cell
  return (
    <>
      <svg className="log-globe" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M1.5 8h13M8 1.5c-4 4-4 9 0 13 4-4 4-9 0-13" />
      </svg>{' '}
      <span className="visually-hidden">Global session: </span>
      {cell.slice(GLOBE.length)}
    </>
  )
}
