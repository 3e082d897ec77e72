import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { PageData } from '../../shared/records/page-data.ts'
import type { SiteData } from '../../shared/records/site-data.ts'
import { markdownCopyOf } from '../DocFooter/DocFooter.tsx'
import { formatMessage, mergeMessages } from '../../shared/messages/messages.ts'
import { isIndexed } from '../../shared/page-visibility.ts'
import { languageLinks } from '../../shared/language-links.ts'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../../shared/link-preview-image.ts'
import { encodeAddress, isExternal, joinRoute, pageAddress } from '../../shared/routes.ts'

export interface PageMetadataProps {
  site: SiteData
  page: PageData
}

/**
 * A page's metadata, without what its own elements replace. React moves these elements to the head, both on the server
 * and after each client navigation.
 */
export function PageMetadata(props: PageMetadataProps): ReactNode {
  const { replaced } = props.page
  const elements = metadata(props)
  if (replaced === undefined) return elements
  return Children.toArray(elements.props.children).filter(
    (element) => !isValidElement<ElementProps>(element) || !replaced.includes(meaningOf(element)),
  )
}

interface ElementProps {
  name?: string
  property?: string
  rel?: string
  hrefLang?: string
  type?: string
  children?: ReactNode
}

/** The same texts as in `page/own-head.ts`, for the elements that docent has. */
function meaningOf({ type, props }: ReactElement<ElementProps>): string {
  if (type === 'meta') return `meta ${props.property ?? props.name}`
  return props.rel === 'alternate'
    ? `alternate ${props.hrefLang?.toLowerCase() ?? ''} ${props.type ?? ''}`
    : `${props.rel}`
}

function metadata({ site, page }: PageMetadataProps): ReactElement<ElementProps> {
  const title = pageTitle(site, page)
  const description = page.description.trim()
  const url = absoluteUrl(site, pageAddress(page.route, site.addresses))
  const preview = page.image === undefined ? page.preview : undefined
  const image = page.image ?? preview?.src
  const copy = markdownCopyOf(site, page)
  const indexed = isIndexed(page)
  const language = (code: string): string =>
    site.locales.find((locale) => locale.code === code)?.htmlLang ?? code
  return (
    <>
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {page.keywords && page.keywords.length > 0 && (
        <meta name="keywords" content={page.keywords.join(', ')} />
      )}
      {indexed ? (
        <link rel="canonical" href={url} />
      ) : (
        <meta name="robots" content="noindex, nofollow" />
      )}
      <meta property="og:title" content={page.title.trim() || site.title} />
      {description !== '' && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:type" content={page.kind === 'doc' ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content={language(site.locale).replace('-', '_')} />
      {image !== undefined && <meta property="og:image" content={imageUrl(site, image)} />}
      {preview && <meta property="og:image:width" content={String(PREVIEW_WIDTH)} />}
      {preview && <meta property="og:image:height" content={String(PREVIEW_HEIGHT)} />}
      {preview && <meta property="og:image:alt" content={preview.alt} />}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
      {copy !== undefined && <link rel="alternate" type="text/markdown" href={copy} />}
      {site.changesFeed !== undefined && page.kind !== 'notFound' && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={formatMessage(mergeMessages(site.messages)['feed.changes'], { title: site.title })}
          href={site.changesFeed}
        />
      )}
      {page.feeds?.map(({ title: name, href }) => (
        <link key={href} rel="alternate" type="application/atom+xml" title={name} href={href} />
      ))}
      {indexed &&
        languageLinks(page.locales, site).map(({ language: code, route }) => (
          <link
            key={code}
            rel="alternate"
            hrefLang={code}
            href={absoluteUrl(site, pageAddress(route, site.addresses))}
          />
        ))}
    </>
  )
}

/**
 * Title of the document: the page's title, the delimiter, and the site's title. If the page's title is blank, only the
 * site's.
 */
export function pageTitle(site: SiteData, page: PageData): string {
  if (page.documentTitle !== undefined) return page.documentTitle
  const title = page.title.trim()
  return title === '' ? site.title : `${title} ${site.titleDelimiter} ${site.title}`
}

function absoluteUrl(site: SiteData, address: string): string {
  return site.url + encodeAddress(address)
}

/** Static files and previews are below the site's base URL in every locale. */
function imageUrl(site: SiteData, image: string): string {
  if (isExternal(image)) return image
  const root = site.locales.find(({ code }) => code === site.defaultLocale)?.baseUrl ?? '/'
  return absoluteUrl(site, image.startsWith(root) ? image : joinRoute(root, image))
}
