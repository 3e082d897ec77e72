import type { ArticleScripts } from '../model/page.ts'
import type { PageData } from '../model/page-data.ts'
import type { SiteData } from '../model/site-data.ts'
import type { SectionText } from '../search/indexing/page-text.ts'
import { escapeHtml, escapeText, jsonForScript } from '../shared/html.ts'
import { buildMessage } from '../messages/build-messages.ts'
import { formatMessage } from '../messages/messages.ts'
import { structuredData } from './structured-data.ts'
import { announcementStyle, NOSCRIPT_STYLE } from './inline-styles.ts'
import type { ShellHtml } from './render-shell.tsx'

/** Scripts that stand in the document itself, as source. */
export interface InlineScripts {
  /** Before the first paint, in every page. */
  prePaint: string
  /** Right after an article with tabs. */
  restoreTabs: string
  /** First in the not-found document. */
  cleanAddress: string
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
  /** Inline scripts that the article needs. */
  scripts: ArticleScripts
  /** Text of the article by section. */
  readSections: () => readonly SectionText[]
  assets: DocumentAssets
  /** Address of the page's own style sheet, if it needs one: for its parts, and for `style` attributes. */
  styleSheet?: string
  /** Of the build that the document belongs to: a tab compares it with what it loads later. */
  buildId: string
  /** HTML that the article adds to the head. */
  articleHead?: string
  headTags: readonly { tag: string; attributes?: Record<string, string | boolean>; html?: string }[]
}

/** The HTML file of a page. */
export function renderDocument({
  site,
  page,
  shell,
  scripts,
  readSections,
  assets,
  styleSheet,
  buildId,
  headTags,
  articleHead = '',
}: DocumentInput): string {
  const data = structuredData(site, page, readSections)
  const locale = site.locales.find(({ code }) => code === site.locale)
  const mode = site.colorMode.defaultMode
  const announcement = announcementStyle(site)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="generator" content="${escapeHtml(site.generator)}">`,
    ...(page.kind === 'notFound' ? [`<script>${assets.inline.cleanAddress}</script>`] : []),
    shell.head,
    `<script>${assets.inline.prePaint}</script>`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...assets.styles, ...(styleSheet === undefined ? [] : [styleSheet])].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    ),
    ...assets.scripts.map((src) => `<script type="module" async src="${src}"></script>`),
    // Without an icon of its own a page makes browsers ask for /favicon.ico.
    `<link rel="icon" href="${escapeHtml(site.favicon ?? 'data:,')}">`,
    ...headTags.map(tagHtml),
    articleHead,
    ...(announcement === undefined ? [] : [`<style>${announcement}</style>`]),
    `<noscript><style>${NOSCRIPT_STYLE}</style></noscript>`,
  ]
  return (
    `<!doctype html>\n<html lang="${escapeHtml(locale?.htmlLang ?? site.locale)}" dir="${locale?.direction ?? 'ltr'}" data-theme="${mode}" data-locale="${escapeHtml(site.locale)}" data-build="${buildId}"${copyLabels(site)}>` +
    `<head>${head.join('')}</head><body>` +
    baseUrlBanner(site) +
    programsNote(site) +
    `<div id="docent">${shell.body}</div>` +
    (scripts.tabGroups ? `<script>${assets.inline.restoreTabs}</script>` : '') +
    assets.inline.article
      .filter(({ attribute }) => scripts.attributes.includes(attribute))
      .map(({ code }) => `<script>${code}</script>`)
      .join('') +
    // A data block: browsers don't run it, and a content security policy doesn't concern it.
    (data ? `<script type="application/ld+json">${jsonForScript(data)}</script>` : '') +
    `<script type="application/json" id="docent-page">${jsonForScript(page)}</script>` +
    '</body></html>\n'
  )
}

/** What `copy-code.ts` says: it works before the application and the messages are there. */
function copyLabels({ messages }: SiteData): string {
  const labels = {
    copy: buildMessage(messages, 'code.copy'),
    copied: buildMessage(messages, 'code.copied'),
    'copy-failed': buildMessage(messages, 'code.copyFailed'),
  }
  return Object.entries(labels)
    .map(([name, label]) => ` data-${name}-label="${escapeHtml(label)}"`)
    .join('')
}

/**
 * Warning that is visible by itself and hidden by the stylesheet: when the base URL is wrong, no file of the site
 * loads, and this is all that the reader sees of the mistake. It needs no script.
 */
function baseUrlBanner(site: SiteData): string {
  const option = `<code>baseUrl: "${escapeHtml(site.baseUrl)}"</code>`
  const text = escapeHtml(buildMessage(site.messages, 'baseUrl.text')).replace(
    '{option}',
    () => option,
  )
  // A fieldset has a frame of its own: no inline style, which a strict content security policy would refuse.
  return (
    `<fieldset id="docent-base-url-banner"><legend><strong>${escapeHtml(buildMessage(site.messages, 'baseUrl.title'))}</strong></legend>` +
    `<p>${text}</p></fieldset>`
  )
}

/**
 * Where programs that got the HTML find the Markdown. Hidden, because readers have links to it, and without a link: the
 * first one of a page is the skip link.
 * @see https://agentdocsspec.com/spec/web/content-discoverability/#llms-txt-directive-html
 */
function programsNote({ markdownPages, url, locales, defaultLocale, messages }: SiteData): string {
  const root = locales.find(({ code }) => code === defaultLocale)
  if (!markdownPages || !root) return ''
  const list = `${url}${root.baseUrl}llms.txt`
  const text = formatMessage(buildMessage(messages, 'programs.index'), { url: list })
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
