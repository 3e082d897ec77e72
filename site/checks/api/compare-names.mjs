/** Methods, members and events: what exists, and where the site tells of it. */

import { isNewer } from './findings.mjs'

/** @typedef {import('./documented.mjs').Documented} Documented */
/** @typedef {import('./findings.mjs').Comparison} Comparison */
/** @typedef {import('./findings.mjs').Finding} Finding */
/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./published.mjs').Published} Published */

const COMMANDS = /\/api\/commands\/[^/]+$/
const API = /\/api\//
const CATALOG = /catalog-of-events\.mdx$/
const INDEX = 'site/data/api-index.ts'

/**
 * Every method of `cy` has a page with its call forms and an entry in the index; every command page names a
 * command that exists.
 *
 * @param {Published} published
 * @param {Documented} documented
 * @param {string} version
 * @returns {Comparison}
 */
export function compareMethods({ methods }, { pages, index }, version) {
  const commands = pages.filter(({ file }) => COMMANDS.test(file))
  const api = pages.filter(({ file }) => API.test(file))
  /** @type {Finding[]} */
  const findings = methods.flatMap((name) => {
    const own = commands.find((page) => page.title === name)
    const shows = (/** @type {Page} */ page) => callsIn(page.syntax).has(name)
    const listed = index.some((entry) => callsIn(entry.name).has(name))
    // `cy.on()` and its kin share a page.
    if (own ? listed && shows(own) : api.some(shows)) return []
    const file = own?.file ?? `site/docs/api/commands/${name.toLowerCase()}.mdx`
    const remedy = own
      ? `Show \`.${name}()\` in its syntax block and list it in ${INDEX}.`
      : `Write the page and list it in ${INDEX}.`
    return [
      {
        problem: 'undocumented',
        kind: 'methods',
        entry: `cy.${name}`,
        file,
        line: 1,
        message: `The types have the method "${name}". ${remedy}`,
      },
    ]
  })
  for (const { file, title, since } of commands) {
    if (methods.includes(title) || isNewer(since, version)) continue
    findings.push({
      problem: 'unpublished',
      kind: 'methods',
      entry: `cy.${title}`,
      file,
      line: 1,
      message: `The types have no method "${title}". Correct the title, or give the page the "since" of a newer version.`,
    })
  }
  return { kind: 'methods', total: methods.length, findings }
}

/**
 * The methods of `cy` in call forms: `cy.get(`, `.click(`.
 *
 * @param {string} text
 */
function callsIn(text) {
  const calls = text.matchAll(/(?:^|[\s(,]|\bcy)\.(\w+)\(/gm)
  return new Set([...calls].map((match) => match[1] ?? ''))
}

/**
 * Every member of `Cypress`, and of the objects in it, stands in a call form, in a table of the object's page
 * or in the index; every `Cypress.…` that an API page sets as code exists.
 *
 * @param {Published} published
 * @param {Documented} documented
 * @param {string} version
 * @returns {Comparison}
 */
export function compareMembers({ members, exports }, { pages, index }, version) {
  const api = pages.filter(({ file }) => API.test(file))
  const shown = new Set(api.flatMap((page) => membersOf(page, index)))
  for (const { name } of index) for (const member of membersIn(name)) shown.add(member)
  const newer = index.filter(({ href }) =>
    api.some((page) => routeOf(page) === href && isNewer(page.since, version)),
  )
  const known = [
    ...members,
    ...exports.map((name) => `Cypress.${name}`),
    ...newer.flatMap(({ name }) => membersIn(name)),
  ]
  /** @type {Finding[]} */
  const findings = members
    .filter((name) => !shown.has(name))
    .map((name) => ({
      problem: 'undocumented',
      kind: 'members',
      entry: name,
      file: pageOf(name, api, index),
      line: 1,
      message: `The types have "${name}". Show it in a syntax block or in a table of its page.`,
    }))
  for (const { file, since, code } of api) {
    if (isNewer(since, version)) continue
    for (const { text, line } of code) {
      for (const name of membersIn(text).filter((member) => isWrong(member, known))) {
        findings.push({
          problem: 'unpublished',
          kind: 'members',
          entry: name,
          file,
          line,
          message: `The types have no "${name}". Correct the name.`,
        })
      }
    }
  }
  return { kind: 'members', total: members.length, findings }
}

/**
 * Whether a name is none: `Cypress.a` of an unknown `a`, `Cypress.a.b` where the members of `a` are known.
 *
 * @param {string} name
 * @param {string[]} members
 */
function isWrong(name, members) {
  const [, object = '', member] = name.split('.')
  if (!members.includes(`Cypress.${object}`)) return true
  const known = members.some((other) => other.startsWith(`Cypress.${object}.`))
  return known && member !== undefined && !members.includes(name)
}

/**
 * The page that a member belongs on: that which shows its object.
 *
 * @param {string} name
 * @param {Page[]} pages
 * @param {Documented['index']} index
 */
function pageOf(name, pages, index) {
  const object = name.split('.').slice(0, 2).join('.')
  const page = pages.find(({ syntax }) => membersIn(syntax).includes(object))
  return page?.file ?? index.find((entry) => membersIn(entry.name).includes(object))?.file ?? INDEX
}

/**
 * What a page shows: in its call forms, and as rows below the object that it is about.
 *
 * @param {Page} page
 * @param {Documented['index']} index
 */
function membersOf(page, index) {
  const entries = index.filter(({ href }) => href === routeOf(page))
  const shown = [page.syntax, ...entries.map(({ name }) => name)].flatMap(membersIn)
  const objects = new Set(shown.map((name) => name.split('.')[1]))
  const rows = page.tables.flatMap((table) => table.rows)
  return [
    ...shown,
    ...rows.flatMap(({ name }) =>
      [...objects].map((object) => `Cypress.${object}.${bareName(name)}`),
    ),
  ]
}

/** @param {Page} page */
function routeOf({ file }) {
  return file.replace(/^.*\/docs|\.mdx?$/g, '')
}

/**
 * `Cypress.a` and `Cypress.a.b` of a text.
 *
 * @param {string} text
 * @returns {string[]}
 */
function membersIn(text) {
  const names = text.matchAll(/(?<![\w.$])Cypress\.(?:([\w$]+)\.([\w$]+)|([\w$]+))/g)
  return [...names].flatMap(([, object, member, alone]) =>
    object ? [`Cypress.${object}`, `Cypress.${object}.${member}`] : [`Cypress.${alone}`],
  )
}

/**
 * `isVisible(element)` is the row of `isVisible`, `req.reply(body)` that of `reply`.
 *
 * @param {string} name
 */
export function bareName(name) {
  const called = name.replace(/\(.*$/, '')
  return called.slice(called.lastIndexOf('.') + 1)
}

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
