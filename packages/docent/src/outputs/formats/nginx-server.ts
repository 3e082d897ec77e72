import { COPY_ROBOTS, FOREVER, siteHeaders, type Hosting } from './host-headers.ts'

export interface NginxInput extends Hosting {
  /** Whether the site has redirects, which are in a file for the `http` block. */
  hasRedirects: boolean
}

/** Types that shrink. nginx compresses HTML in any case. */
const COMPRESSED = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'image/svg+xml',
  'text/xml',
  'application/xml',
  'application/atom+xml',
  'text/plain',
  'text/markdown',
]

/**
 * Configuration for nginx, to be included in the `server` block of the site. It responds as `docent preview` does.
 *
 * nginx inherits `add_header` only where a location has none, so all headers are set here once, with variables that
 * locations change. A header with an empty value isn't sent.
 */
export function nginxServer(input: NginxInput): string {
  const { baseUrl, searchRoots, policy, markdownPages, hasRedirects } = input
  const base = baseUrl.slice(0, -1)
  const hashed = [
    `${pattern(baseUrl)}assets/`,
    ...searchRoots.map((root) => `${pattern(root)}/[^/]+/`),
  ]
  const lines = [
    '# Include this file in the server block of the site:',
    '#',
    '#   server {',
    '#     listen 80;',
    base === ''
      ? '#     root /path/to/dist;'
      : `#     root /path/to/folder;  # which contains the site as ${base.slice(1)}`,
    '#     include /path/to/dist/nginx.conf;',
    '#   }',
    ...(hasRedirects
      ? ['#', '# and this one in the http block: include /path/to/dist/redirects.nginx.conf;']
      : []),
    '',
    'charset utf-8;',
    'absolute_redirect off;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${COMPRESSED.join(' ')};`,
    '',
    'set $docent_cache "no-cache";',
    'set $docent_robots "";',
    'set $docent_vary "";',
    'add_header Cache-Control $docent_cache always;',
    'add_header X-Robots-Tag $docent_robots always;',
    'add_header Vary $docent_vary always;',
    ...siteHeaders(policy).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    '',
    `error_page 404 ${baseUrl}404.html;`,
    ...location(`= ${baseUrl}404.html`, ['internal;']),
    ...location(`~ "^${pattern(baseUrl)}(?:_headers|_redirects|(?:redirects\\.)?nginx\\.conf)$"`, [
      'return 404;',
    ]),
    ...(hasRedirects ? ['if ($docent_redirect) {', '  return 301 $docent_redirect;', '}', ''] : []),
    ...(markdownPages ? markdownLines() : []),
    '# Files with a hash in their address.',
    ...location(`~ "^(?:${hashed.join('|')})"`, [
      `set $docent_cache ${quoted(FOREVER)};`,
      'try_files $uri =404;',
    ]),
    '# Other names of a page lead to its address.',
    ...location('~ "^(?<docent_page>/.+?)(?:/|(?:/index)?\\.html)$"', [
      'set $docent_found "";',
      'if (-f $document_root$docent_page/index.html) {',
      '  set $docent_found "page:$request_uri";',
      '}',
      '# As it was sent, because a decoded address is not safe in a header. Two slashes would begin a host.',
      'if ($docent_found ~ "^page:(?<docent_sent>/[^/?][^?]*?)(?:/|(?:/index)?\\.html)(?:\\?|$)") {',
      '  return 301 $docent_sent$is_args$args;',
      '}',
      'try_files $uri =404;',
    ]),
    ...(markdownPages
      ? location('~ "\\.md$"', [
          'types {}',
          'default_type text/markdown;',
          'charset_types text/markdown;',
          `set $docent_robots ${COPY_ROBOTS};`,
          'try_files $uri =404;',
        ])
      : []),
    ...(base === '' ? [] : location('= /', [`return 302 ${baseUrl};`])),
    ...location(`= ${baseUrl}index.html`, [`return 301 ${baseUrl}$is_args$args;`]),
    ...location(`= ${baseUrl}`, [`try_files ${baseUrl}index.html =404;`]),
    ...location('/', ['try_files $uri $uri/index.html =404;']),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

/**
 * Clients that ask for Markdown, and not for HTML before it, get the page's copy. These conditions are in the `server`
 * block, because `try_files` doesn't work in a location with a condition that is true.
 */
function markdownLines(): string[] {
  const copies = ['$uri.md', '$uri/index.md']
  return [
    '# Pages are Markdown for clients that ask for it.',
    'set $docent_copy "";',
    ...copies.flatMap((copy) => [
      `if (-f $document_root${copy}) {`,
      '  set $docent_vary Accept;',
      `  set $docent_copy "${copy} $http_accept";`,
      '}',
    ]),
    'if ($docent_copy ~ "^(?<docent_markdown>/[^ ]*) (?!.*text/html.*text/markdown).*text/markdown") {',
    '  rewrite ^ $docent_markdown last;',
    '}',
    '',
  ]
}

function location(match: string, lines: readonly string[]): string[] {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}', '']
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** A path as a regular expression. */
function pattern(path: string): string {
  return path.replace(/[.*+?^${}()|\\]/g, '\\$&')
}
