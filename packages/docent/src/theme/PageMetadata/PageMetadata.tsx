import type { ReactNode } from 'react'
import type { PageData, SiteData } from '../../model.ts'

export function PageMetadata({ site, page }: { site: SiteData; page: PageData }): ReactNode {
  return (
    <>
      <title>{page.title.trim() === '' ? site.title : `${page.title} ${site.titleDelimiter} ${site.title}`}</title>
      <meta name="description" content={page.description} />
    </>
  )
}
