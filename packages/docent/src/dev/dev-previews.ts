import type { PageData } from '../shared/records/page-data.ts'
import type { Config } from '../config/index.ts'
import { alternativeText, linkPreview } from '../link-previews/link-preview.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import type { LinkPreviewImage } from '../shared/link-preview-image.ts'

/** Path of link previews in `dev`, below the base URL. The page is a parameter. */
export const PREVIEW_PATH = 'assets/preview.png'

/** The image that a page's head names. It's drawn when it's requested. */
export function devPreviewImage(
  page: PageData,
  site: SiteData | undefined,
  { baseUrl, linkPreviews }: Config,
): LinkPreviewImage | undefined {
  const preview = site && linkPreviews && linkPreview(page, site, linkPreviews.images)
  if (!preview) return undefined
  return {
    src: `${baseUrl}${PREVIEW_PATH}?page=${encodeURIComponent(page.route)}`,
    alt: alternativeText(preview),
  }
}
