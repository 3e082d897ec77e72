import type { PageData, SiteData } from '../model.ts'
import { escapeHtml, escapeText, jsonForScript } from '../shared/html.ts'
import { formatMessage, mergeMessages } from '../theme/messages.ts'
import { announcementStyle, NOSCRIPT_STYLE } from './inline-styles.ts'
import type { ShellHtml } from './render-shell.tsx'

/** Scripts that stand in the document itself, as source. */
export interface InlineScripts {
  /** Before the first paint, in every page. */
  prePaint: string
  /** Right after an article with tabs. */
  restoreTabs: string
  /** In the page that stands at an old address. */
  redirect: string
  /** The site's own, right after an article with the attribute. */
  article: readonly { attribute: string; code: string }[]
}

/** Addresses of the built files that every page refers to. */
export interface DocumentAssets {
  styles: string[]
  /** Module scripts. */
  scripts: string[]
  /** Fonts worth loading at once. */
  fonts: string[]
  inline: InlineScripts
}

export interface DocumentInput {
  site: SiteData
  page: PageData
  shell: ShellHtml
  assets: DocumentAssets
  /** Of the build that the document belongs to: a tab compares it with what it loads later. */
  buildId: string
  headTags: readonly { tag: string; attributes?: Record<string, string | boolean>; html?: string }[]
}

/** The HTML file of a page. */
export function renderDocument({
  site,
  page,
  shell,
  assets,
  buildId,
  headTags,
}: DocumentInput): string {
  const locale = site.locales.find(({ code }) => code === site.locale)
  const mode = site.colorMode.defaultMode
  const announcement = announcementStyle(site)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="generator" content="${escapeHtml(site.generator)}">`,
    shell.head,
    `<script>${assets.inline.prePaint}</script>`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.scripts.map((src) => `<script type="module" async src="${src}"></script>`),
    // Without an icon of its own a page makes browsers ask for /favicon.ico.
    `<link rel="icon" href="${escapeHtml(site.favicon ?? 'data:,')}">`,
    ...headTags.map(tagHtml),
    ...(announcement === undefined ? [] : [`<style>${announcement}</style>`]),
    `<noscript><style>${NOSCRIPT_STYLE}</style></noscript>`,
  ]
  return (
    `<!doctype html>\n<html lang="${escapeHtml(locale?.htmlLang ?? site.locale)}" dir="${locale?.direction ?? 'ltr'}" data-theme="${mode}" data-locale="${escapeHtml(site.locale)}" data-build="${buildId}">` +
    `<head>${head.join('')}</head><body>` +
    baseUrlBanner(site) +
    programsNote(site) +
    `<div id="docent">${shell.body}</div>` +
    (/class="tabs"[^>]*data-group|data-group[^>]*class="tabs"/.test(shell.body)
      ? `<script>${assets.inline.restoreTabs}</script>`
      : '') +
    assets.inline.article
      .filter(({ attribute }) => new RegExp(`<[^>]*\\s${attribute}[=\\s>]`).test(shell.body))
      .map(({ code }) => `<script>${code}</script>`)
      .join('') +
    `<script type="application/json" id="docent-page">${jsonForScript(page)}</script>` +
    '</body></html>\n'
  )
}

/**
 * Warning that is visible by itself and hidden by the stylesheet: when the base URL is wrong, no file of the site
 * loads, and this is all that the reader sees of the mistake. It needs no script.
 */
function baseUrlBanner(site: SiteData): string {
  const base = escapeHtml(site.baseUrl)
  // A fieldset has a frame of its own: no inline style, which a strict content security policy would refuse.
  return (
    '<fieldset id="docent-base-url-banner"><legend><strong>This site did not load properly</strong></legend>' +
    `<p>Its styles could not be found. A wrong base URL is the usual reason: it is configured as <code>baseUrl: "${base}"</code>. ` +
    'If the site is served from another folder, set that folder in the configuration and build again.</p></fieldset>'
  )
}

/**
 * Where programs that got the HTML find the Markdown. Hidden, because readers have links to it, and without a link: the
 * first one of a page is the skip link.
 * @see https://agentdocsspec.com/spec/web/content-discoverability/#llms-txt-directive-html
 */
function programsNote({ markdownPages, messages, url, locales, defaultLocale }: SiteData): string {
  const root = locales.find(({ code }) => code === defaultLocale)
  if (!markdownPages || !root) return ''
  const list = `${url}${root.baseUrl}llms.txt`
  const text = formatMessage(mergeMessages(messages)['programs.index'], { url: list })
  return `<p hidden>${escapeText(text)}</p>`
}

function tagHtml({ tag, attributes = {}, html }: DocumentInput['headTags'][number]): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== false)
    .map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`,
    )
    .join('')
  const isVoid = ['meta', 'link', 'base'].includes(tag)
  return isVoid ? `<${tag}${text}>` : `<${tag}${text}>${html ?? ''}</${tag}>`
}
