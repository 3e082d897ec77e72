import type { ReactNode } from 'react'
import {
  apiIndex,
  type ApiEntry,
  type ApiGroupName,
  type ApiKind,
  type ApiRetry,
} from '../../data/api-index.ts'
import { renderInline } from './parts/inline-markdown.tsx'

const KINDS: Record<ApiKind, string> = {
  query: 'Query',
  action: 'Action',
  assertion: 'Assertion',
  other: 'Other',
  api: 'API',
  event: 'Event',
}

const RETRIES: Record<ApiRetry, string> = { yes: 'Yes', waits: 'Waits', no: 'No' }

const ONLY = { e2e: 'End-to-end tests only.', component: 'Component tests only.' }

export interface ApiGroupProps {
  name: ApiGroupName
  /** Header of the first column. */
  label: string
  /** The group's heading and introduction. */
  children?: ReactNode
}

/** A group of the API index: a table of commands with their kinds, or of APIs or events. */
export default function ApiGroup({ name, label, children }: ApiGroupProps): ReactNode {
  const entries = apiIndex[name] as ApiEntry[] | undefined
  // Pages aren't type-checked, so an invalid value has to be reported here.
  if (!entries) {
    throw new Error(`Unknown group "${String(name)}". Known: ${Object.keys(apiIndex).join(', ')}.`)
  }
  const areCommands = entries.some(({ retries }) => retries !== undefined)
  return (
    <section className="api-group">
      {children}
      <table>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">{areCommands ? 'What it does' : 'What it is'}</th>
            {areCommands && (
              <>
                <th scope="col">Kind</th>
                <th scope="col">Retries</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr
              key={entry.name}
              data-kind={entry.kind}
              data-words={entry.words}
              data-since={entry.since}
            >
              <th scope="row">{link(entry)}</th>
              <td>
                {renderInline(entry.summary)}
                {entry.only && ` ${ONLY[entry.only]}`}
                {entry.deprecated && ` Deprecated since ${entry.deprecated}.`}
              </td>
              {areCommands && (
                <>
                  <td>{KINDS[entry.kind]}</td>
                  <td>{entry.retries && RETRIES[entry.retries]}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function link({ name, href }: ApiEntry): ReactNode {
  return (
    <a href={href}>
      <code>{name}</code>
    </a>
  )
}
