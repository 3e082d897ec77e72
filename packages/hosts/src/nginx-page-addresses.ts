import type { Hosting } from 'docent/plugin'
import { escapePattern } from './host-files.ts'

/**
 * Locations for pages: one for the address, and one for other spellings of it, with `.html` or a slash, which redirects to
 * it. Addresses of moved pages are in `nginx-server.ts`.
 */
export function pageLines(hosting: Hosting): string[] {
  const { baseUrl, addresses } = hosting
  if (addresses?.trailingSlash)
    return [
      ...otherNames(hosting, { end: '(?:(?:/index)?\\.html)?', file: '/index.html', slash: '/' }),
      ...location(`~ "^${escapePattern(baseUrl.slice(0, -1))}(?<docent_page>/.+)/$"`, [
        ...vary(hosting),
        ...find(
          hosting,
          ...copies(hosting, '$docent_page', '$docent_page/index'),
          '$docent_page/index.html',
        ),
      ]),
    ]
  const end = '(?:/|(?:/index)?\\.html)'
  if (!addresses)
    return [
      ...otherNames(hosting, { end, file: '/index.html', slash: '' }),
      ...vary(hosting),
      ...find(hosting, ...copies(hosting, '$uri', '$uri/index'), '$uri', '$uri/index.html'),
    ]
  const languages = addresses.roots.filter((root) => root !== baseUrl)
  return [
    ...languages.flatMap((root) => [
      ...location(`= ${root.slice(0, -1)}`, [`return 301 ${root}$is_args$args;`]),
      ...location(`= ${root}`, [
        ...vary(hosting),
        ...find(hosting, ...copies(hosting, '${uri}index'), '${uri}index.html'),
      ]),
    ]),
    ...otherNames(hosting, { end, file: '.html', slash: '' }),
    ...vary(hosting),
    ...find(hosting, ...copies(hosting, '$uri'), '$uri', '$uri.html'),
  ]
}

interface OtherNames {
  /** Ending of the redirected addresses, as a regular expression. */
  end: string
  /** Ending of the page's file. */
  file: string
  /** Ending of the address. */
  slash: '' | '/'
}

function otherNames(hosting: Hosting, { end, file, slash }: OtherNames): string[] {
  const base = escapePattern(hosting.baseUrl.slice(0, -1))
  return [
    '# Other names of a page lead to its address.',
    ...location(`~ "^${base}(?<docent_page>/.*?[^/])${end}$"`, [
      'set $docent_found "";',
      `if (-f $document_root$docent_page${file}) {`,
      '  set $docent_found "page:$request_uri";',
      '}',
      '# As it was sent, because a decoded address is not safe in a header. Two slashes would begin a host.',
      `if ($docent_found ~ "^page:(?<docent_sent>/[^/?][^?]*?)${end}(?:\\?|$)") {`,
      `  return 301 $docent_sent${slash}$is_args$args;`,
      '}',
      ...find(hosting, '$uri'),
    ]),
  ]
}

/** Serves the first of these files. File paths don't include the base URL. */
export function find({ baseUrl }: Hosting, ...files: string[]): string[] {
  const base = baseUrl.slice(0, -1)
  return [
    ...(base === '' ? [] : [`rewrite "^${escapePattern(base)}(/.*)$" $1 break;`]),
    `try_files ${files.join(' ')} =404;`,
  ]
}

/** Serves pages' Markdown copies to clients that ask for Markdown. */
export function copies({ markdownPages }: Hosting, ...pages: string[]): string[] {
  return markdownPages ? pages.map((page) => `${page}$docent_copy`) : []
}

/** The response depends on the client. */
export function vary({ markdownPages }: Hosting): string[] {
  return markdownPages ? ['set $docent_vary Accept;'] : []
}

/** A block with its lines, followed by an empty line. */
export function location(match: string, lines: readonly string[]): string[] {
  const inner = lines.map((line) => (line === '' ? '' : `  ${line}`))
  return [`location ${match} {`, ...inner, '}', '']
}

/** A complete file. */
export function configText(lines: readonly string[]): string {
  return `${lines
    .join('\n')
    .replace(/\n+(?=\s*\})/g, '\n')
    .trimEnd()}\n`
}

/** A quoted value, which can contain any character. */
export function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
