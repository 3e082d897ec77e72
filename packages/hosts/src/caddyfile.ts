import type { Hosting } from 'docent/plugin'
import {
  COPY_ROBOTS,
  escapePattern,
  filesToHide,
  FOREVER,
  oldAddresses,
  redirectTarget,
} from './host-files.ts'

type Redirect = Hosting['redirects'][number]

/** The query of a request with its question mark, or an empty string. */
const QUERY = '{docent_query}'

/**
 * Configuration for Caddy, which `caddy run` reads from the output folder. It responds like `docent preview`.
 * @see https://caddyserver.com/docs/caddyfile
 */
export function caddyfile(hosting: Hosting): string {
  const { baseUrl, headers } = hosting
  const lines = [
    '# In this folder: SITE_ADDRESS=docs.example.com caddy run',
    '# From elsewhere: SITE_ADDRESS=docs.example.com SITE_ROOT=/path/to/this/folder caddy run --config …',
    '#',
    '# Caddy gets a certificate for the address. Without an address, the site is on port 80 for all hosts.',
    ...block('{$SITE_ADDRESS::80}', [
      'root * {$SITE_ROOT:.}',
      'encode zstd gzip',
      ...block(`map {query} ${QUERY}`, ['"" ""', 'default "?{query}"']),
      ...movedMap(hosting),
      ...block('route', [
        ...block('header', [
          'Cache-Control no-cache',
          ...headers.map(([name, value]) => `${name} ${quoted(value)}`),
        ]),
        ...(hosting.redirects.some(isPlain)
          ? ['@moved not vars {docent_moved} ""', 'redir @moved {docent_moved} 301']
          : []),
        ...hosting.redirects.filter((redirect) => !isPlain(redirect)).flatMap(oddRedirect),
        ...(baseUrl === '/' ? [] : baseLines(hosting)),
        ...block(`route ${baseUrl}*`, siteLines(hosting)),
        'error 404',
      ]),
      ...block('handle_errors', [
        'header Cache-Control no-cache',
        'rewrite * /404.html',
        ...fileServer(hosting),
      ]),
    ]),
  ]
  return `${lines.join('\n')}\n`
}

/** The targets of old addresses; empty for all others. Caddy compares decoded paths. */
function movedMap({ redirects }: Hosting): string[] {
  const plain = redirects.filter(isPlain)
  if (plain.length === 0) return []
  return block('map {path} {docent_moved}', [
    ...plain.flatMap(({ from, to }) =>
      oldAddresses(from).map(
        (address) => `${quoted(address)} ${quoted(redirectTarget(to, QUERY))}`,
      ),
    ),
    'default ""',
  ])
}

/** Whether an old address has no character that is syntax in a quoted string. */
function isPlain({ from }: Redirect): boolean {
  return !/["\\`{}\s]/.test(from)
}

/** Any other address is a regular expression, because quotes can't contain any text, such as `{$HOME}`. */
function oddRedirect({ from, to }: Redirect, index: number): string[] {
  const code = (character: string): string =>
    `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`
  const expression = from.replace(/[^\w/\u0080-\uffff]/g, code)
  return [
    `@moved_${index} path_regexp ${raw(`^${expression}/?$`)}`,
    `redir @moved_${index} ${quoted(redirectTarget(to, QUERY))} 301`,
  ]
}

/** Without `trailingSlash`, the home page is at the base URL without its slash. */
function baseLines({ baseUrl, addresses }: Hosting): string[] {
  const base = baseUrl.slice(0, -1)
  return [
    `redir / ${baseUrl} 302`,
    addresses ? `redir ${base} ${baseUrl}${QUERY} 301` : `rewrite ${base} ${baseUrl}`,
  ]
}

function siteLines(hosting: Hosting): string[] {
  const { baseUrl, searchRoots, markdownPages, addresses } = hosting
  const base = baseUrl.slice(0, -1)
  const notFound = addresses?.trailingSlash === false ? ['404', '404.html'] : ['404.html']
  const hidden = [...filesToHide(hosting), ...notFound].map((file) => baseUrl + file)
  const hashed = [
    `${escapePattern(baseUrl)}assets/`,
    ...searchRoots.map((root) => `${escapePattern(root)}/[^/]+/`),
  ]
  return [
    `@hidden path ${hidden.join(' ')}`,
    'error @hidden 404',
    `@hashed path_regexp ${raw(`^(?:${hashed.join('|')})`)}`,
    `header @hashed Cache-Control ${quoted(FOREVER)}`,
    ...otherNames(hosting),
    ...(base === '' ? [] : [`uri strip_prefix ${base}`]),
    ...(markdownPages ? copyLines() : []),
    `try_files {path} ${addresses?.trailingSlash === false ? '{path}.html ' : ''}{path}/index.html`,
    ...(markdownPages
      ? [
          ...block('@copy', ['path *.md', 'file']),
          ...block('header @copy', [
            'Content-Type "text/markdown; charset=utf-8"',
            `X-Robots-Tag ${COPY_ROBOTS}`,
          ]),
        ]
      : []),
    ...fileServer(hosting),
  ]
}

/** Other addresses of a page redirect to its address. */
function otherNames({ baseUrl, addresses }: Hosting): string[] {
  const base = escapePattern(baseUrl.slice(0, -1))
  const isLong = addresses?.trailingSlash === true
  const end = isLong ? '(?:(?:/index)?\\.html)?' : '(?:/|(?:/index)?\\.html)'
  const file = addresses?.trailingSlash === false ? '.html' : '/index.html'
  const languages = (addresses?.roots ?? []).filter((root) => root !== baseUrl)
  return [
    ...languages.map((root) => `redir ${root.slice(0, -1)} ${root}${QUERY} 301`),
    `@index path ${baseUrl}index.html`,
    `redir @index ${baseUrl}${QUERY} 301`,
    `@other path_regexp page ${raw(`^${base}(/.*?[^/])${end}$`)}`,
    ...block('route @other', [
      `@page file {re.page.1}${file}`,
      ...block('route @page', [
        '# As it was sent, because a decoded address is not safe in a header. Two slashes would begin a host.',
        `@sent vars_regexp sent {uri} ${raw(`^(/[^/?][^?]*?)${end}(?:\\?|$)`)}`,
        `redir @sent {re.sent.1}${isLong ? '/' : ''}${QUERY} 301`,
      ]),
    ]),
  ]
}

/** Clients that ask for Markdown get a page's Markdown copy. */
function copyLines(): string[] {
  return [
    'header +Vary Accept',
    ...block('@markdown', [
      'header_regexp Accept text/markdown',
      'not header_regexp Accept text/html.*text/markdown',
    ]),
    ...block('route @markdown', ['uri strip_suffix /', 'try_files {path}.md {path}/index.md']),
  ]
}

function fileServer({ precompress }: Hosting): string[] {
  return block('file_server', [
    'disable_canonical_uris',
    ...(precompress ? ['precompressed br gzip'] : []),
  ])
}

function block(name: string, lines: readonly string[]): string[] {
  return [`${name} {`, ...lines.map((line) => `\t${line}`), '}']
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}

/** A quoted string without placeholders. */
function raw(value: string): string {
  return `\`${value}\``
}
