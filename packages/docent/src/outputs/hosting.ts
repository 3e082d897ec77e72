import { createHash } from 'node:crypto'
import type { Config } from '../config/index.ts'
import { servedRedirects } from '../content/site-redirects.ts'
import { SEARCH_INDEX } from '../content/make-site-data.ts'
import { inlineStyles } from '../page/inline-styles.ts'
import { contentSecurityPolicy } from './formats/content-security-policy.ts'
import type { Hosting } from './formats/hosting-data.ts'
import type { FinishedSite } from './output.ts'

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
