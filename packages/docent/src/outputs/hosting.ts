import { join } from '../shared/node/paths.ts'
import { sha256 } from '../shared/node/hash.ts'
import { encodeAddress, SEARCH_INDEX } from '../shared/routes.ts'
import { readText } from '../files/read-text.ts'
import { inlineStyles } from '../page/document.ts'
import type { HeadTags } from '../shared/records/page.ts'
import type { Hosting } from '../config/plugins/built-site.ts'
import { HEADERS_FILE } from '../shared/headers-file.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import { contentSecurityPolicy } from './formats/content-security-policy.ts'
import { type FinishedSite, MARKER, textFile } from './output.ts'
import { REDIRECTS_FILE } from './redirect-files.ts'

/** What host configurations are made from. */
export type HostingInput = Pick<FinishedSite, 'config' | 'sites' | 'main' | 'inline'> & {
  pages: readonly { headTags?: HeadTags }[]
}

/** Name and value of a response header. */
type Header = Hosting['headers'][number]

/** Value of `Cache-Control` for files whose address changes with their content. */
const FOREVER = 'public, max-age=31536000, immutable'

/** What a host has to know to serve the site. */
export function hostingOf({ config, sites, main, inline, pages }: HostingInput): Hosting {
  const { prePaint, markSection, restoreTabs, cleanAddress, redirect, article } = inline
  const tags = [...config.headTags, ...pages.flatMap(({ headTags = [] }) => headTags)]
  const scripts = [
    prePaint,
    markSection,
    restoreTabs,
    cleanAddress,
    redirect,
    ...article.map(({ code }) => code),
    ...inlineHeadTags(tags, 'script'),
  ]
  const policy = contentSecurityPolicy(config, {
    scripts: [...new Set(scripts)].map(policyHash),
    styles: [...new Set([...inlineStyles(main), ...inlineHeadTags(tags, 'style')])].map(policyHash),
  })
  return {
    baseUrl: config.baseUrl,
    searchRoots: Object.values(sites).map(({ baseUrl }) => baseUrl + SEARCH_INDEX),
    policy,
    headers: siteHeaders(policy),
    hiddenFiles: [MARKER, HEADERS_FILE, REDIRECTS_FILE],
    markdownPages: config.markdownPages,
    addresses: main.addresses,
    redirects: config.redirects.map(({ from, address }) => ({ from, to: encodeAddress(address) })),
    precompress: config.precompress,
  }
}

/** Headers of every response. */
export function siteHeaders(policy: string | undefined): Header[] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...(policy === undefined ? [] : [['Content-Security-Policy', policy] as const]),
  ]
}

/** Inline scripts or styles that the site and its plugins add to the head. */
function inlineHeadTags(tags: HeadTags, name: 'script' | 'style'): string[] {
  return tags.flatMap(({ tag, attributes = {}, html }) =>
    tag === name && html !== undefined && attributes.src === undefined ? [html] : [],
  )
}

/** Hash of an inline script or style for a content security policy. */
function policyHash(source: string): string {
  return `sha256-${sha256(source, 'base64')}`
}

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
