import type { Hosting } from 'docent/plugin'
import {
  COPY_ROBOTS,
  escapePattern,
  filesToHide,
  FOREVER,
  NGINX_SERVER_FILE,
  oldAddresses,
  redirectTarget,
} from './host-files.ts'
import {
  configText,
  copies,
  find,
  location,
  pageLines,
  quoted,
  vary,
} from './nginx-page-addresses.ts'

/** Content types by extension. They don't depend on the server's list, which differs between versions. */
const TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'application/wasm': 'wasm',
  'application/zip': 'zip',
}

/** Types that are worth compressing. nginx always compresses HTML. */
const COMPRESSED =
  'text/css text/javascript text/markdown text/plain application/json application/manifest+json application/xml image/svg+xml'

/** Types with UTF-8 text. nginx always adds HTML. */
const WITH_CHARSET = 'text/css text/javascript text/markdown text/plain'

/** A name that no file has, which replaces the copy's name if the client requests HTML. */
const NO_COPY = '.none'

/** Complete configuration for `nginx -p /path/to/dist -c nginx.conf`. */
export function nginxMain({ baseUrl }: Pick<Hosting, 'baseUrl'>): string {
  const toBase =
    baseUrl === '/' ? [] : location('= /', ['absolute_redirect off;', `return 302 ${baseUrl};`])
  return configText([
    '# nginx -p /path/to/this/folder -c nginx.conf',
    '#',
    `# A server that you configure yourself includes ${NGINX_SERVER_FILE} instead.`,
    '',
    'events {}',
    '',
    'http {',
    '  sendfile on;',
    '  tcp_nopush on;',
    '',
    '  server {',
    '    listen 80;',
    '    root .;',
    `    include ${NGINX_SERVER_FILE};`,
    ...toBase.map((line) => (line === '' ? '' : `    ${line}`)),
    '  }',
    '}',
  ])
}

/**
 * Configuration for a site's `server` block. It responds like `docent preview` and doesn't affect addresses outside the
 * site's base URL.
 *
 * Variables are set in the `server` block, because a location doesn't inherit them. nginx inherits `add_header` only if
 * a location has none, so all headers are set once, and locations change the variables in them. A header with an empty
 * value isn't sent.
 */
export function nginxServer(hosting: Hosting): string {
  const { baseUrl, markdownPages, addresses } = hosting
  const base = baseUrl.slice(0, -1)
  return configText([
    '# Include this file in the server block of the site:',
    '#',
    '#   server {',
    '#     listen 80;',
    '#     server_name docs.example.com;',
    '#     root /path/to/this/folder;',
    `#     include /path/to/this/folder/${NGINX_SERVER_FILE};`,
    '#   }',
    '',
    'set $docent_cache "no-cache";',
    'set $docent_robots "";',
    'set $docent_vary "";',
    ...(markdownPages
      ? [
          '# Pages are Markdown for clients that ask for it.',
          `set $docent_copy "${NO_COPY}";`,
          'if ($http_accept ~ "^(?!.*text/html.*text/markdown).*text/markdown") {',
          '  set $docent_copy ".md";',
          '}',
        ]
      : []),
    '',
    ...(base === '' ? [] : atBase(base, addresses === undefined)),
    // The server's longer prefixes and exact locations take precedence over `/`.
    ...location(base === '' ? '/' : `^~ ${baseUrl}`, siteLines(hosting)),
  ])
}

/** Without `trailingSlash`, the home page is at the base URL without its slash. */
function atBase(base: string, isHome: boolean): string[] {
  return location(
    `= ${base}`,
    isHome
      ? [`rewrite ^ ${base}/ last;`]
      : ['absolute_redirect off;', `return 301 ${base}/$is_args$args;`],
  )
}

function siteLines(hosting: Hosting): string[] {
  const { baseUrl, searchRoots, headers, markdownPages, precompress, redirects, addresses } =
    hosting
  const hidden = [...filesToHide(hosting), ...(addresses?.trailingSlash === false ? ['404'] : [])]
  const moved = nginxRedirects(redirects, baseUrl)
  const hashed = [
    `${escapePattern(baseUrl)}assets/`,
    ...searchRoots.map((root) => `${escapePattern(root)}/[^/]+/`),
  ]
  return [
    'charset utf-8;',
    `charset_types ${WITH_CHARSET};`,
    'types {',
    ...Object.entries(TYPES).map(([type, extensions]) => `  ${type} ${extensions};`),
    '}',
    'default_type application/octet-stream;',
    'absolute_redirect off;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    `gzip_types ${COMPRESSED};`,
    ...(precompress
      ? [
          'gzip_static on;',
          '# If nginx has the module ngx_brotli, "brotli_static on;" in the http block adds the .br files.',
        ]
      : []),
    '',
    'add_header Cache-Control $docent_cache always;',
    'add_header X-Robots-Tag $docent_robots always;',
    'add_header Vary $docent_vary always;',
    ...headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    '',
    `error_page 404 ${baseUrl}404.html;`,
    '',
    ...moved,
    '',
    ...location(`= ${baseUrl}404.html`, ['internal;', 'rewrite ^ /404.html break;']),
    ...location(`~ "^${escapePattern(baseUrl)}(?:${hidden.map(escapePattern).join('|')})$"`, [
      'return 404;',
    ]),
    '# Files with a hash in their address.',
    ...location(`~ "^(?:${hashed.join('|')})"`, [
      `set $docent_cache ${quoted(FOREVER)};`,
      ...find(hosting, '$uri'),
    ]),
    ...(markdownPages
      ? location(`~ "\\.md$"`, [`set $docent_robots ${COPY_ROBOTS};`, ...find(hosting, '$uri')])
      : []),
    ...location(`= ${baseUrl}index.html`, [`return 301 ${baseUrl}$is_args$args;`]),
    ...(redirects.some(({ from }) => `${from}/` === baseUrl || from === baseUrl)
      ? []
      : location(`= ${baseUrl}`, [
          ...vary(hosting),
          `try_files ${[...copies(hosting, '/index'), '/index.html'].join(' ')} =404;`,
        ])),
    ...pageLines(hosting),
  ]
}

/**
 * Locations for nginx, which compares decoded paths. The query is kept if the target has none.
 * @param baseUrl addresses outside it are left out
 */
export function nginxRedirects(redirects: Hosting['redirects'], baseUrl: string): string[] {
  // A dollar sign in an address would start a variable.
  const target = (to: string): string => redirectTarget(to.replaceAll('$', '%24'), '$is_args$args')
  return redirects.flatMap(({ from, to }) =>
    oldAddresses(from)
      .filter((address) => address.startsWith(baseUrl))
      .map((form) => `location = ${quoted(form)} { return 301 ${quoted(target(to))}; }`),
  )
}
