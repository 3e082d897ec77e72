import { join } from 'node:path'
import { readText } from '../files/read-text.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import { COPY_ROBOTS, FOREVER, siteHeaders, type Header } from './formats/host-headers.ts'
import type { Hosting } from './formats/hosting-data.ts'
import { HEADERS_FILE } from '../serve/read-headers.ts'
import { hostingOf } from './hosting.ts'
import { textFile, type FinishedSite } from './output.ts'

/** `_headers`: caching and security for static hosts. The site's rules come first. */
export function headers(site: FinishedSite): OutputFile[] {
  const { config, statics } = site
  const own = join(config.siteDir, config.staticDir, HEADERS_FILE)
  const ownRules = statics.has(HEADERS_FILE) ? `${readText(own).trimEnd()}\n\n` : ''
  return [textFile(HEADERS_FILE, ownRules + headerRules(hostingOf(site)), 'the headers')]
}

/**
 * Hashed files are cached for a year, and only the site's scripts run. These hosts revalidate pages by default. They
 * join the values of a header from several matching rules, so no two rules for the same file set the same header.
 */
export function headerRules({
  baseUrl,
  searchRoots,
  policy,
  markdownPages,
}: Pick<Hosting, 'baseUrl' | 'searchRoots' | 'policy' | 'markdownPages'>): string {
  const cached: Header[] = [['Cache-Control', FOREVER]]
  const rules: [path: string, headers: Header[]][] = [
    [`${baseUrl}assets/*`, cached],
    ...searchRoots.map((root): [string, Header[]] => [`${root}/:version/*`, cached]),
    [`${baseUrl}*`, siteHeaders(policy)],
  ]
  const copies: Header[] = [
    ['Content-Type', 'text/markdown; charset=utf-8'],
    ['X-Robots-Tag', COPY_ROBOTS],
  ]
  if (markdownPages) rules.push([`${baseUrl}*.md`, copies])
  return rules
    .map(
      ([path, list]) => `${path}\n${list.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    )
    .join('\n')
}
