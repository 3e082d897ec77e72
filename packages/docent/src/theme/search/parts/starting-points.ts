import type { LabeledLink } from '../../../shared/records/page-data.ts'
import type { SiteData } from '../../../shared/records/site-data.ts'
import type { RememberedResult } from '../../../search/session/search-memory.ts'
import { linkAddress } from '../../../shared/page-address.ts'
import { isExternal } from '../../../shared/routes.ts'

/** The sections of the site: those links of the navbar that stay on it and have a label. */
export function siteSections({ navbar, addresses }: SiteData): LabeledLink[] {
  return navbar.items.flatMap((item) =>
    item.type === 'link' && item.icon === undefined && !item.unlisted && !isExternal(item.href)
      ? [{ label: item.label, href: linkAddress(item.href, addresses) }]
      : [],
  )
}

/** The sections of the site for the dialog's start screen. */
export function startingPoints(site: SiteData): RememberedResult[] {
  return siteSections(site).map(({ label, href }) => ({ title: label, href }))
}
