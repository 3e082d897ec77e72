import type { PageData } from '../model/page-data.ts'
import type { LinkPreviewsConfig } from '../config/index.ts'
import { searchAreas } from '../content/search-areas.ts'
import type { SiteData } from '../model/site-data.ts'

/** What the image of a link preview says. Code is between backticks, as in Markdown. */
export interface LinkPreview {
  /** Name of the site. */
  site: string
  section: string
  title: string
  description: string
  direction: 'ltr' | 'rtl'
  language: string
}

/** The preview of a page; none when its front matter names an image, and for pages that nobody links to. */
export function linkPreview(
  page: PageData,
  site: SiteData,
  images: LinkPreviewsConfig['images'],
): LinkPreview | undefined {
  if (page.image !== undefined || page.kind === 'notFound' || page.kind === 'search')
    return undefined
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

/** What the image says, for readers who don't see it. */
export function alternativeText({ site, section, title }: LinkPreview): string {
  const name = title.replaceAll('`', '')
  return `${section === '' ? site : section}: ${name}`
}

/** Name of the page's section: what the navigation bar calls its sidebar. */
function sectionOf(page: PageData, site: SiteData): string {
  return searchAreas(site.navbar.items).find(({ id }) => id === page.sidebar)?.label ?? ''
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
