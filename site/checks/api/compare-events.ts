/** Browser events and Node events. */

import type { Documented } from './documented.ts'
import type { Comparison, Finding } from './findings.ts'
import type { DocumentedPage } from './page-tables.ts'
import type { Published } from './published.ts'

const CATALOG = /catalog-of-events\.mdx$/
const INDEX = 'site/data/api-index.ts'

/**
 * Browser events need a row in the catalog, and Node events need a listener on a page; both need an entry in the index.
 * Rows and entries must name existing events.
 */
export function compareEvents(
  { events, nodeEvents }: Published,
  { pages, index }: Documented,
): Comparison {
  const catalog = pages.find(({ file }) => CATALOG.test(file))
  const rows = (catalog?.tables ?? [])
    .filter(({ columns }) => columns[0] === 'Event')
    .flatMap((table) => table.rows)
  const node = pages.filter(({ file }) => /\/api\/node-events\//.test(file))
  const entries = index.filter(
    ({ kind, name }) => kind === 'event' && /^[a-z-]+(?::[a-z-]+)*$/.test(name),
  )
  const isListed = (name: string) => entries.some((entry) => entry.name === name)
  const missing: (name: string, file: string, what: string) => Finding = (name, file, what) => ({
    problem: 'undocumented',
    kind: 'events',
    entry: name,
    file,
    line: 1,
    message: `The types have the event "${name}". Give it ${what} and an entry in ${INDEX}.`,
  })
  const file = catalog?.file ?? 'site/docs/api/cypress-api/catalog-of-events.mdx'
  const findings: Finding[] = [
    ...events
      .filter((name) => !isListed(name) || !rows.some((row) => row.name === name))
      .map((name) => missing(name, file, 'a row in the catalog')),
    ...nodeEvents
      .filter((name) => !isListed(name) || !node.some((page) => mentions(page, name)))
      .map((name) => missing(name, 'site/docs/api/node-events/overview.mdx', 'its place')),
  ]
  const known = new Set([...events, ...nodeEvents])
  const named = [...rows.map((row) => ({ ...row, file })), ...entries]
  for (const { name, line, file: index } of named.filter((item) => !known.has(item.name))) {
    findings.push({
      problem: 'unpublished',
      kind: 'events',
      entry: name,
      file: index,
      line,
      message: `The types have no event "${name}". Correct the name.`,
    })
  }
  return { kind: 'events', total: events.length + nodeEvents.length, findings }
}

function mentions({ syntax, code }: DocumentedPage, event: string) {
  return syntax.includes(`'${event}'`) || code.some(({ text }) => text === event)
}
