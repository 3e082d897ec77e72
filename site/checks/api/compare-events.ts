/** Events of the browser and of Node. */

/** @typedef {import('./documented.mjs').Documented} Documented */
/** @typedef {import('./findings.mjs').Comparison} Comparison */
/** @typedef {import('./findings.mjs').Finding} Finding */
/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./published.mjs').Published} Published */

const CATALOG = /catalog-of-events\.mdx$/
const INDEX = 'site/data/api-index.ts'

/**
 * Events of the browser have a row in the catalog, those of Node a listener on a page; both have an entry in
 * the index. Rows and entries name events that exist.
 *
 * @param {Published} published
 * @param {Documented} documented
 * @returns {Comparison}
 */
export function compareEvents({ events, nodeEvents }, { pages, index }) {
  const catalog = pages.find(({ file }) => CATALOG.test(file))
  const rows = (catalog?.tables ?? [])
    .filter(({ columns }) => columns[0] === 'Event')
    .flatMap((table) => table.rows)
  const node = pages.filter(({ file }) => /\/api\/node-events\//.test(file))
  const entries = index.filter(
    ({ kind, name }) => kind === 'event' && /^[a-z-]+(?::[a-z-]+)*$/.test(name),
  )
  /** @param {string} name */
  const isListed = (name) => entries.some((entry) => entry.name === name)
  /** @type {(name: string, file: string, what: string) => Finding} */
  const missing = (name, file, what) => ({
    problem: 'undocumented',
    kind: 'events',
    entry: name,
    file,
    line: 1,
    message: `The types have the event "${name}". Give it ${what} and an entry in ${INDEX}.`,
  })
  const file = catalog?.file ?? 'site/docs/api/cypress-api/catalog-of-events.mdx'
  /** @type {Finding[]} */
  const findings = [
    ...events
      .filter((name) => !isListed(name) || !rows.some((row) => row.name === name))
      .map((name) => missing(name, file, 'a row in the catalog')),
    ...nodeEvents
      .filter((name) => !isListed(name) || !node.some((page) => mentions(page, name)))
      .map((name) => missing(name, 'site/docs/api/node-events/overview.mdx', 'its place')),
  ]
  const known = new Set([...events, ...nodeEvents])
  const named = [...rows.map((row) => ({ ...row, file })), ...entries]
  for (const { name, line, file: place } of named.filter((item) => !known.has(item.name))) {
    findings.push({
      problem: 'unpublished',
      kind: 'events',
      entry: name,
      file: place,
      line,
      message: `The types have no event "${name}". Correct the name.`,
    })
  }
  return { kind: 'events', total: events.length + nodeEvents.length, findings }
}

/**
 * @param {Page} page
 * @param {string} event
 */
function mentions({ syntax, code }, event) {
  return syntax.includes(`'${event}'`) || code.some(({ text }) => text === event)
}
