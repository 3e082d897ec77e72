import type { Hosting } from '../config/plugins/built-site.ts'
import { readText } from '../files/read-text.ts'
import { join } from '../shared/node/paths.ts'
import { HEADERS_FILE } from '../shared/parse-headers.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import { hostingOf } from './hosting.ts'
import { type FinishedSite, textFile } from './output.ts'

/** Name and value of a response header. */
type Header = Hosting['headers'][number]

/** Value of `Cache-Control` for files whose address changes with their content. */
const FOREVER = 'public, max-age=31536000, immutable'

/** `_headers`: caching and security for static hosts. The site's rules come first. */
export function headers(site: FinishedSite): OutputFile[] {
  const { config, statics } = site
  const headersFile = join(config.siteDir, config.staticDir, HEADERS_FILE)
  const ownRules = statics.has(HEADERS_FILE) ? `${readText(headersFile).trimEnd()}\n\n` : ''
  return [textFile(HEADERS_FILE, ownRules + headerRules(hostingOf(site)), 'the headers')]
}

/**
 * Hashed files are cached for a year, and only the site's scripts run. These hosts revalidate pages by default. They
 * join the values of a header from several matching rules, so no two rules for the same file set the same header.
 */
export function headerRules({
  baseUrl,
  searchRoots,
  headers: everywhere,
  markdownPages,
}: Pick<Hosting, 'baseUrl' | 'searchRoots' | 'headers' | 'markdownPages'>): string {
  const cached: Header[] = [['Cache-Control', FOREVER]]
  const rules: [path: string, headers: Header[]][] = [
    [`${baseUrl}assets/*`, cached],
    ...searchRoots.map((root): [string, Header[]] => [`${root}/:version/*`, cached]),
    [`${baseUrl}*`, [...everywhere]],
  ]
  const copies: Header[] = [
    ['Content-Type', 'text/markdown; charset=utf-8'],
    // The copies have the same content as the pages, and search results should lead to the pages.
    ['X-Robots-Tag', 'noindex'],
  ]
  if (markdownPages) rules.push([`${baseUrl}*.md`, copies])
  return rules
    .map(
      ([path, list]) => `${path}\n${list.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    )
    .join('\n')
}
