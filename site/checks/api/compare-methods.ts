/** Compares the methods of `cy` with the pages that document them. */

import { isNewer, type Comparison, type Finding } from './findings.ts'
import type { Documented } from './documented.ts'
import type { DocumentedPage } from './page-tables.ts'
import type { Published } from './published.ts'

const COMMANDS = /\/api\/commands\/[^/]+$/
const API = /\/api\//
const INDEX = 'site/data/api-index.ts'

/**
 * Every method of `cy` must have a page with its call forms and an entry in the index. Every command page must name an
 * existing command.
 */
export function compareMethods(
  { methods }: Published,
  { pages, index }: Documented,
  version: string,
): Comparison {
  const commands = pages.filter(({ file }) => COMMANDS.test(file))
  const api = pages.filter(({ file }) => API.test(file))
  const findings: Finding[] = methods.flatMap((name) => {
    const own = commands.find((page) => page.title === name)
    const shows = (page: DocumentedPage) => callsIn(page.syntax).has(name)
    const listed = index.some((entry) => callsIn(entry.name).has(name))
    // `cy.on()` and similar methods share a page.
    if (own ? listed && shows(own) : api.some(shows)) return []
    const file = own?.file ?? `site/docs/api/commands/${name.toLowerCase()}.mdx`
    const fix = own
      ? `Show \`.${name}()\` in its syntax block and list it in ${INDEX}.`
      : `Write the page and list it in ${INDEX}.`
    return [
      {
        problem: 'undocumented',
        kind: 'methods',
        entry: `cy.${name}`,
        file,
        line: 1,
        message: `The types have the method "${name}". ${fix}`,
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

/** The methods of `cy` in call forms, such as `cy.get(` and `.click(`. */
function callsIn(text: string) {
  const calls = text.matchAll(/(?:^|[\s(,]|\bcy)\.(\w+)\(/gm)
  return new Set([...calls].map((match) => match[1] ?? ''))
}
