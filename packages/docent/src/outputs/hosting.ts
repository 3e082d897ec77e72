import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { SEARCH_INDEX } from '../content/make-site-data.ts'
import { servedRedirects } from '../content/site-redirects.ts'
import { readText } from '../files/read-text.ts'
import { inlineStyles } from '../page/document.ts'
import { HEADERS_FILE } from '../serve/resolve-request.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import { caddyfile } from './formats/caddyfile.ts'
import { contentSecurityPolicy } from './formats/content-security-policy.ts'
import {
  COPY_ROBOTS,
  FOREVER,
  type Header,
  type Hosting,
  siteHeaders,
} from './formats/hosting-data.ts'
import { NGINX_SERVER_FILE, nginxMain, nginxServer } from './formats/nginx-server.ts'
import { type FinishedSite, textFile } from './output.ts'

/** The site's data for host configurations, which are written in several formats. */
export function hostingOf({ config, sites, main, inline }: FinishedSite): Hosting {
  const { prePaint, restoreTabs, cleanAddress, redirect, article } = inline
  const scripts = [
    prePaint,
    restoreTabs,
    cleanAddress,
    redirect,
    ...article.map(({ code }) => code),
    ...inlineHeadTags(config, 'script'),
  ]
  const policy = contentSecurityPolicy(config, {
    scripts: scripts.map(policyHash),
    styles: [...inlineStyles(main), ...inlineHeadTags(config, 'style')].map(policyHash),
  })
  return {
    baseUrl: config.baseUrl,
    searchRoots: Object.values(sites).map(({ baseUrl }) => baseUrl + SEARCH_INDEX),
    policy,
    markdownPages: config.markdownPages,
    addresses: main.addresses,
    redirects: servedRedirects(config),
    precompress: config.precompress,
  }
}

/** Inline scripts or styles that the site adds to the head. */
function inlineHeadTags({ headTags }: Config, name: 'script' | 'style'): string[] {
  return headTags.flatMap(({ tag, attributes, html }) =>
    tag === name && html !== undefined && attributes.src === undefined ? [html] : [],
  )
}

/** Hash of an inline script or style for a content security policy. */
function policyHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}

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

/** A complete configuration for nginx, and the part for a `server` block. A site can provide its own files. */
export function nginx(site: FinishedSite): OutputFile[] {
  const hosting = hostingOf(site)
  const origin = 'the configuration for nginx'
  return [
    textFile('nginx.conf', nginxMain(hosting), origin),
    textFile(NGINX_SERVER_FILE, nginxServer(hosting), origin),
  ].filter(({ path }) => !site.statics.has(path))
}

const PATH = 'Caddyfile'

/** `Caddyfile`: a complete configuration for Caddy. A site can provide its own. */
export function caddy(site: FinishedSite): OutputFile[] {
  if (site.statics.has(PATH)) return []
  return [textFile(PATH, caddyfile(hostingOf(site)), 'the configuration for Caddy')]
}
