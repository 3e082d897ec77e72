/**
 * The file that a static host sends for a path: the file itself, `path.html` or `path/index.html`.
 * @param {string} pathname decoded, starts with a slash
 * @param {(file: string) => boolean} isFile whether the site has this file (no slash in front)
 * @returns {string | undefined}
 */
export function fileFor(pathname, isFile) {
  const path = pathname.replace(/^\/+/, '')
  const clean = path.replace(/\/$/, '')
  const candidates = path === '' ? ['index.html'] : [path, `${clean}.html`, `${clean}/index.html`]
  return candidates.find((file) => !file.endsWith('/') && isFile(file))
}

const TYPES = /** @type {Record<string, string>} */ ({
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
})

/** @param {string} file */
export const contentType = (file) =>
  TYPES[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'

/** @param {string} type whether hosts compress it */
export const isCompressible = (type) => /^text\/|json|javascript|xml|svg|wasm/.test(type)

/**
 * What hosts send for built sites: names with a hash are kept for a year, the rest is asked for again.
 * @param {string} file
 */
export const cacheControl = (file) =>
  /[.-][\w-]{8,}\.\w+$/.test(file) && /(?:^|\/)_?(?:assets|astro)\//.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'

/**
 * @typedef {'html' | 'css' | 'js' | 'font' | 'other'} Kind what a file counts as
 * @param {string} type
 * @returns {Kind}
 */
export function kindOf(type) {
  if (type.startsWith('text/html')) return 'html'
  if (type.startsWith('text/css')) return 'css'
  if (type.startsWith('text/javascript')) return 'js'
  return type.startsWith('font/') ? 'font' : 'other'
}
