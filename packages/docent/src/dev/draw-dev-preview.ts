import type { Config } from '../config/index.ts'
import { linkPreview } from '../link-previews/link-preview.ts'
import { openDrawer, readPreviewStyle } from '../link-previews/preview-style.ts'
import type { ServerBundle } from '../page/render-jobs.ts'
import type { SiteState } from './site-state.ts'

/** Draws a page's link preview from the current page, fonts, and logo. */
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
