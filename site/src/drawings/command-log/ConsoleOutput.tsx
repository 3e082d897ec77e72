import { Fragment, type ReactNode } from 'react'
import { LogTable, type PanelRows } from './LogPanel.tsx'

/** The console output after a click on an entry: a value for each label, or a table that starts with its header row. */
export type ConsoleData = Record<string, string | number | boolean | PanelRows>

/** The browser's console after a click on an entry. */
export function ConsoleOutput({ output }: { output: ConsoleData }): ReactNode {
  return (
    <div className="log-console">
      <p>Console</p>
      <dl>
        {Object.entries(output).map(([label, value]) => (
          <Fragment key={label}>
            <dt>{`${Array.isArray(value) ? label : labelOf(label)}:`}</dt>
            <dd>{Array.isArray(value) ? <ConsoleTable rows={value} /> : String(value)}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}

/** The app prints a property's name in lowercase except for its first letter, and a table's name unchanged. */
function labelOf(property: string): string {
  return property.charAt(0).toUpperCase() + property.slice(1).toLowerCase()
}

function ConsoleTable({ rows }: { rows: PanelRows }): ReactNode {
  const [head = [], ...body] = rows
  return <LogTable head={head} body={body} />
}
