import { escapeHtml, escapeText, type HeadTag, jsonForScript, tagHtml } from '../shared/html.ts'
import { buildMessage } from '../shared/messages/build-messages.ts'
import { formatMessage } from '../shared/messages/messages.ts'
import type { PageData } from '../shared/records/page-data.ts'
import type { ArticleScripts } from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { withoutReplaced } from './own-head.ts'
import type { ShellHtml } from './render-shell.tsx'
import { structuredData } from './structured-data.ts'
import type { SectionText } from '../shared/records/searchable-page.ts'
import { type InlineScripts } from '../shared/records/bundles.ts'

/** Addresses of the bundled files that every page refers to. */
export interface DocumentAssets {
  styles: string[]
  /** Module scripts. */
  scripts: string[]
  /** Fonts to preload. */
  fonts: string[]
  inline: InlineScripts
}

export interface DocumentInput {
  site: SiteData
  page: PageData
  shell: ShellHtml
  /** Inline scripts that the article needs. */
  scripts: ArticleScripts
  /** The article's text by section. */
  readSections: () => readonly SectionText[]
  assets: DocumentAssets
  /** Address of the page's style sheet, if it needs one for its parts or for `style` attributes. */
  styleSheet?: string
  /** ID of the document's build. A tab compares it with the ID of everything that it loads later. */
  buildId: string
  /** HTML that the article adds to the head. */
  articleHead?: string
  /** A plugin's data for search engines. */
  pluginData?: PageData['structuredData']
  headTags: readonly HeadTag[]
}

/**
 * Windows in which fonts are preloaded. On a phone's connection, a preloaded font delays the first text.
 */
const WIDE = '(min-width: 40rem)'

/** A page's HTML file. */
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
  pluginData,
}: DocumentInput): string {
  const described = pluginData ? { ...page, structuredData: pluginData } : page
  const data = structuredData(site, described, readSections)
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
      (href) =>
        `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin media="${WIDE}">`,
    ),
    ...[...assets.styles, ...(styleSheet === undefined ? [] : [styleSheet])].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    ),
    ...assets.scripts.map((src) => `<script type="module" async src="${src}"></script>`),
    // Without an icon, browsers request /favicon.ico.
    withoutReplaced(
      [
        `<link rel="icon" href="${escapeHtml(site.favicon ?? 'data:,')}">`,
        ...headTags.map(tagHtml),
      ].join(''),
      articleHead,
    ),
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
    (shell.body.includes(TOC) ? `<script>${assets.inline.markSection}</script>` : '') +
    (scripts.tabGroups ? `<script>${assets.inline.restoreTabs}</script>` : '') +
    assets.inline.article
      .filter(({ attribute }) => scripts.attributes.includes(attribute))
      .map(({ code }) => `<script>${code}</script>`)
      .join('') +
    // A data block, which browsers don't run and content security policies don't restrict.
    (data ? `<script type="application/ld+json">${jsonForScript(data)}</script>` : '') +
    `<script type="application/json" id="docent-page">${jsonForScript(page)}</script>` +
    '</body></html>\n'
  )
}

/** The start tag of the table of contents next to an article has this class. */
const TOC = 'class="toc"'

/** Messages for `copy-code.ts`, which runs before the application and its messages are loaded. */
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
 * A warning that the style sheet hides. If the base URL is wrong, none of the site's files load, and readers see the
 * warning. It needs no script.
 */
function baseUrlBanner(site: SiteData): string {
  const option = `<code>baseUrl: "${escapeHtml(site.baseUrl)}"</code>`
  const text = escapeHtml(buildMessage(site.messages, 'baseUrl.text')).replace(
    '{option}',
    () => option,
  )
  // A fieldset has a border without an inline style, which a strict content security policy would block.
  return (
    `<fieldset id="docent-base-url-banner"><legend><strong>${escapeHtml(buildMessage(site.messages, 'baseUrl.title'))}</strong></legend>` +
    `<p>${text}</p></fieldset>`
  )
}

/**
 * A note about the Markdown copies for programs that requested HTML. It's hidden, because readers have links to the
 * copies. It contains no link, because the page's first link must be the skip link.
 * @see https://agentdocsspec.com/spec/web/content-discoverability/#llms-txt-directive-html
 */
function programsNote({ markdownPages, url, locales, defaultLocale, messages }: SiteData): string {
  const root = locales.find(({ code }) => code === defaultLocale)
  if (!markdownPages || !root) return ''
  const list = `${url}${root.baseUrl}llms.txt`
  const text = formatMessage(buildMessage(messages, 'programs.index'), { url: list })
  return `<p hidden>${escapeText(text)}</p>`
}

/** Without JavaScript, shows content that scripts would reveal and hides controls that need scripts. */
export const NOSCRIPT_STYLE =
  '[data-intent]{display:none!important}.tabs>[role=tablist]{display:none}.tabs>[role=tabpanel][hidden]{display:block!important;content-visibility:visible!important}.code-copy{display:none}'

/**
 * The announcement bar's configured colors. They're a style sheet rather than a `style` attribute, because a content
 * security policy can allow a style sheet by its hash.
 */
export function announcementStyle({
  announcementBar: bar,
}: Pick<SiteData, 'announcementBar'>): string | undefined {
  const colors = {
    '--announcement-bg': bar?.backgroundColor,
    '--announcement-text': bar?.textColor,
  }
  const rules = Object.entries(colors).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  )
  return rules.length === 0 ? undefined : `:root{${rules.join(';')}}`
}

/** All inline styles in a site's documents. The policy allows only these. */
export function inlineStyles(site: Pick<SiteData, 'announcementBar'>): string[] {
  const announcement = announcementStyle(site)
  return announcement === undefined ? [NOSCRIPT_STYLE] : [NOSCRIPT_STYLE, announcement]
}
