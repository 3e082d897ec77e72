import { type PageData, searchAreas, type SiteData } from 'docent/plugin'
import type { Options } from './options.ts'

/** The content of a link preview's image. Code is between backticks, as in Markdown. */
export interface LinkPreview {
  /** Name of the site. */
  site: string
  section: string
  title: string
  description: string
  direction: 'ltr' | 'rtl'
  language: string
}

/** A page's preview. Undefined for pages that aren't shared. */
export function linkPreview(
  page: PageData,
  site: SiteData,
  images: Options['images'],
): LinkPreview | undefined {
  if (page.kind === 'notFound' || page.kind === 'search') return undefined
  const section = sectionOf(page, site)
  const locale = site.locales.find(({ code }) => code === site.locale)
  const texts =
    images === 'page'
      ? { section, title: page.title, description: page.description }
      : { section: '', title: section, description: site.tagline }
  return {
    site: site.navbar.title ?? site.title,
    section: oneLine(texts.section),
    title: oneLine(texts.title) || site.title,
    description: oneLine(texts.description),
    direction: locale?.direction ?? 'ltr',
    language: locale?.htmlLang ?? site.locale,
  }
}

/** The image's alternative text. */
export function alternativeText({ site, section, title }: LinkPreview): string {
  const name = title.replaceAll('`', '')
  return `${section === '' ? site : section}: ${name}`
}

/** Name of the page's section: the label that the navigation bar gives its sidebar. */
function sectionOf(page: PageData, site: SiteData): string {
  return searchAreas(site.navbar.items).find(({ id }) => id === page.sidebar)?.label ?? ''
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
