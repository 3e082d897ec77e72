import type { PageData } from '../model/page-data.ts'
import { openDrawer, readPreviewStyle } from '../link-previews/preview-style.ts'
import type { ServerBundle } from '../workers/render-jobs.ts'
import type { Config } from '../config/index.ts'
import { alternativeText, linkPreview } from '../link-previews/link-preview.ts'
import type { SiteData } from '../model/site-data.ts'
import type { LinkPreviewImage } from '../shared/link-preview-image.ts'
import type { SiteState } from './site-state.ts'

/** Where `dev` serves link previews, below the base URL; the page is a parameter. */
export const PREVIEW_PATH = 'assets/preview.png'

/** The image that the head of a page names: it's drawn when it's asked for. */
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

/** Draws the link preview of a page as it is now, with the fonts and the logo as they are now. */
export async function drawDevPreview(
  route: string,
  config: Config,
  state: SiteState,
  loadBundle: () => Promise<ServerBundle>,
): Promise<Uint8Array | undefined> {
  const page = state.find(route)
  const site = page && state.prepared.sites[page.locale]
  if (!site || !config.linkPreviews) return undefined
  const { data } = await state.render(page, await loadBundle())
  const preview = linkPreview(data, site, config.linkPreviews.images)
  if (!preview) return undefined
  const drawer = await openDrawer(readPreviewStyle(config, config.linkPreviews))
  return (await drawer.draw(preview)).png
}
