/** Members of `Cypress` and of the objects in it. */

import { isNewer, type Comparison, type Finding } from './findings.ts'
import { bareName, type DocumentedPage } from './page-tables.ts'
import type { Documented } from './documented.ts'
import type { Published } from './published.ts'

const API = /\/api\//
const INDEX = 'site/data/api-index.ts'

/**
 * Every member of `Cypress` and its objects must be in a call form, in a table on the object's page, or in the index.
 * Every `Cypress.…` in code formatting on an API page must exist.
 */
export function compareMembers(
  { members, exports }: Published,
  { pages, index }: Documented,
  version: string,
): Comparison {
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
  const findings: Finding[] = members
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
 * Whether a name doesn't exist: `Cypress.a` with an unknown `a`, or `Cypress.a.b` if the members of `a` are known and
 * don't include `b`.
 */
function isWrong(name: string, members: string[]) {
  const [, object = '', member] = name.split('.')
  if (!members.includes(`Cypress.${object}`)) return true
  const known = members.some((other) => other.startsWith(`Cypress.${object}.`))
  return known && member !== undefined && !members.includes(name)
}

/** The page that a member belongs on, which is the page of its object. */
function pageOf(name: string, pages: DocumentedPage[], index: Documented['index']) {
  const object = name.split('.').slice(0, 2).join('.')
  const page = pages.find(({ syntax }) => membersIn(syntax).includes(object))
  return page?.file ?? index.find((entry) => membersIn(entry.name).includes(object))?.file ?? INDEX
}

/** The members that a page shows: in its call forms, and as rows below their object. */
function membersOf(page: DocumentedPage, index: Documented['index']) {
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

function routeOf({ file }: DocumentedPage) {
  return file.replace(/^.*\/docs|\.mdx?$/g, '')
}

/** `Cypress.a` and `Cypress.a.b` in a text. */
function membersIn(text: string): string[] {
  const names = text.matchAll(/(?<![\w.$])Cypress\.(?:([\w$]+)\.([\w$]+)|([\w$]+))/g)
  return [...names].flatMap(([, object, member, alone]) =>
    object ? [`Cypress.${object}`, `Cypress.${object}.${member}`] : [`Cypress.${alone}`],
  )
}
