/** Checks that every page names the sources that its statements were compared with. */

import { SOURCE_FORM, SOURCE_HINT } from '../../data/source-form.ts'
import type { Finding } from './findings.ts'
import { lineOfKey, type Page } from '../page/page.ts'

/** The installed `cypress` package. */
export interface Installed {
  version: string
  has: (path: string) => boolean
}

/** Problems with a page's `sources`. */
export function checkSources(page: Page, cypress: Installed): Finding[] {
  const { sources } = page.frontMatter
  const start = lineOfKey(page, 'sources')
  const report = (found: string, fix: string, line = start): Finding => ({
    gate: 'sources',
    file: page.file,
    line,
    found,
    fix,
  })
  if (sources === undefined || (Array.isArray(sources) && sources.length === 0)) {
    return [
      report('no `sources` in the front matter', `List what you compared with: ${SOURCE_HINT}.`),
    ]
  }
  if (!Array.isArray(sources)) {
    return [report("`sources` that isn't a list", `Write a list of entries: ${SOURCE_HINT}.`)]
  }
  return sources.flatMap((source: unknown, index) => {
    const line = lineOfEntry(page, start, index)
    const problem = sources.indexOf(source) < index ? DUPLICATE : problemOf(source, cypress)
    return problem === undefined ? [] : [report(`the source ${String(source)}`, problem, line)]
  })
}

const DUPLICATE = 'It is listed twice. Remove one of the two.'

function problemOf(source: unknown, cypress: Installed): string | undefined {
  const parts = typeof source === 'string' ? SOURCE_FORM.exec(source)?.groups : undefined
  if (parts === undefined) return `Write it as ${SOURCE_HINT}.`
  const { origin, version = '', path = '' } = parts
  if (origin !== 'cypress') return undefined
  if (version !== cypress.version) {
    return `The installed version is ${cypress.version}. Compare again and write cypress@${cypress.version}:${path}.`
  }
  if (path.startsWith('packages/') || cypress.has(path)) return undefined
  return `The cypress package has no ${path}. Write a path of the package, or name the repository: cypress-io/cypress@<commit>:<path>.`
}

/** Entries are one per line below the key; a list in brackets is on the key's line. */
function lineOfEntry({ lines }: Page, start: number, index: number): number {
  const below = lines.slice(start).map(({ kind, text }, offset) => ({ kind, text, offset }))
  const end = below.find(({ kind, text }) => kind !== 'front-matter' || /^[^\s#-]/.test(text))
  const entries = below
    .slice(0, end?.offset ?? below.length)
    .filter(({ text }) => /^\s*-\s/.test(text))
  const entry = entries[index]
  return entry === undefined ? start : start + entry.offset + 1
}
