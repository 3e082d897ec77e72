import type { Config } from '../../config/index.ts'
import { inlineStyles } from '../../page/document.ts'
import { sha256 } from '../../shared/node/hash.ts'
import type { HeadTags } from '../../shared/records/page.ts'
import type { FinishedSite } from '../output.ts'

/** Sources by directive. */
export type Sources = Record<string, string[]>

/** The policy of docent's pages, which load scripts, styles, and data only from their own origin. */
const PAGES: Sources = {
  'default-src': ["'self'"],
  'style-src': ["'self'"],
  // Articles can show images, videos, and frames from other sites.
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', 'https:'],
  'frame-src': ["'self'", 'https:'],
  'font-src': ["'self'", 'data:'],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

type PolicyConfig = Pick<Config, 'headTags' | 'contentSecurityPolicy'>

/** The inline scripts and styles of a site. */
export type InlineCode = Pick<FinishedSite, 'config' | 'main' | 'inline'> & {
  pages: readonly { headTags?: HeadTags }[]
}

/**
 * A site's content security policy, which allows its own files, docent's inline scripts and styles, and the configured
 * origins. `undefined` if the site has turned it off.
 * @param inline hashes of the inline scripts and styles, as `sha256-…`
 * @example contentSecurityPolicy(config, { scripts: ['sha256-…'], styles: [] }) // "default-src 'self'; …"
 */
export function contentSecurityPolicy(
  config: PolicyConfig,
  inline: Record<'scripts' | 'styles', readonly string[]>,
): string | undefined {
  if (config.contentSecurityPolicy === false) return undefined
  const scripts = config.headTags.flatMap(({ tag, attributes }) =>
    tag === 'script' && typeof attributes.src === 'string' ? originOf(attributes.src) : [],
  )
  const all = merge([
    { 'default-src': [], 'script-src': ["'self'", ...quoted(inline.scripts)] },
    PAGES,
    { 'style-src': quoted(inline.styles) },
    { 'script-src': scripts },
    config.contentSecurityPolicy,
  ])
  return Object.entries(all)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/** Hashes of all inline scripts and styles in a site's documents. */
export function inlineHashes({
  config,
  main,
  inline,
  pages,
}: InlineCode): Record<'scripts' | 'styles', string[]> {
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
  const styles = [...inlineStyles(main), ...inlineHeadTags(tags, 'style')]
  return {
    scripts: [...new Set(scripts)].map(policyHash),
    styles: [...new Set(styles)].map(policyHash),
  }
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

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`)
}

function merge(lists: readonly Sources[]): Sources {
  const all: Sources = {}
  for (const list of lists) {
    for (const [directive, sources] of Object.entries(list)) {
      // `'none'` must be the only source.
      const before = sources.includes("'none'") ? [] : (all[directive] ?? [])
      all[directive] = [...new Set([...before, ...sources])]
    }
  }
  return all
}

/** The origin of an absolute address. Other addresses are covered by `'self'`. */
function originOf(src: string): string[] {
  const url = src.startsWith('//') ? `https:${src}` : src
  return URL.canParse(url) ? [new URL(url).origin] : []
}
