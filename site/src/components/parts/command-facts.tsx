import type { ReactNode } from 'react'
import { apiIndex, type ApiEntry, type ApiKind, type ApiRetry } from '../../../data/api-index.ts'

const KINDS: Partial<Record<ApiKind, string>> = {
  query: 'Query',
  action: 'Action',
  assertion: 'Assertion',
}

const RETRIES: Record<ApiRetry, [text: string, href: string]> = {
  yes: ['Retries', '/app/core-concepts/retry-ability'],
  waits: ['Waits for the element', '/app/core-concepts/interacting-with-elements'],
  no: ["Doesn't retry", '/app/core-concepts/retry-ability'],
}

const ONLY = { e2e: 'End-to-end tests only', component: 'Component tests only' }

/** The facts about a command that a reader needs first, in one line. Undefined on other pages. */
export function commandFacts(route: string, html: string): ReactNode {
  const entry = (Object.values(apiIndex).flat() as ApiEntry[]).find(({ href }) => href === route)
  if (!entry?.retries) return undefined
  const [retries, about] = RETRIES[entry.retries]
  return (
    <>
      {KINDS[entry.kind] && <a href="/api/table-of-contents">{KINDS[entry.kind]}</a>}{' '}
      <a href={about}>{retries}</a> {html.includes(' id="yields"') && <a href="#yields">Yields</a>}{' '}
      {html.includes(' id="options"') && <a href="#options">Options</a>}{' '}
      {entry.only && <span>{ONLY[entry.only]}</span>}{' '}
      {entry.since && (
        <a className="since" href="#history" data-since={entry.since}>
          Since {entry.since}
        </a>
      )}
    </>
  )
}
