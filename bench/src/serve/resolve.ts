/**
 * The file that a static host sends for a path: the file itself, `path.html`, or `path/index.html`.
 *
 * @param pathname decoded, starts with a slash
 * @param isFile whether the site has this file (no leading slash)
 */
export function fileFor(pathname: string, isFile: (file: string) => boolean): string | undefined {
  const path = pathname.replace(/^\/+/, '')
  const clean = path.replace(/\/$/, '')
  const candidates = path === '' ? ['index.html'] : [path, `${clean}.html`, `${clean}/index.html`]
  return candidates.find((file) => !file.endsWith('/') && isFile(file))
}

const TYPES: Record<string, string> = {
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
}

export const contentType = (file: string) =>
  TYPES[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'

/** Whether hosts compress files of this content type. */
export const isCompressible = (type: string) => /^text\/|json|javascript|xml|svg|wasm/.test(type)

/**
 * The cache header that hosts send for built sites: names with a hash are cached for a year, and all other files are
 * revalidated.
 */
export const cacheControl = (file: string) =>
  /[.-][\w-]{8,}\.\w+$/.test(file) && /(?:^|\/)_?(?:assets|astro)\//.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'

/** The kind that a file counts as. */
export type Kind = 'html' | 'css' | 'js' | 'font' | 'other'

export function kindOf(type: string): Kind {
  if (type.startsWith('text/html')) return 'html'
  if (type.startsWith('text/css')) return 'css'
  if (type.startsWith('text/javascript')) return 'js'
  return type.startsWith('font/') ? 'font' : 'other'
}
