import type { Config } from '../config/index.ts'
import {
  drawImage,
  type HookedPage,
  imagesOf,
  type PluginImage,
} from '../config/plugins/page-hooks.ts'
import type { LinkPreviewImage } from '../shared/link-preview-image.ts'
import type { SiteData } from '../shared/records/site-data.ts'

/** Path of the images that plugins draw in `dev`, below the base URL. The page is a parameter. */
export const IMAGE_PATH = 'assets/preview.png'

/** The image that a page's head names. It's drawn when it's requested. */
export function devImage(
  page: HookedPage,
  config: Config,
  sites: Readonly<Record<string, SiteData>>,
): LinkPreviewImage | undefined {
  const image = pluginImage(page, config, sites)
  const { route } = page.page
  const src = `${config.baseUrl}${IMAGE_PATH}?page=${encodeURIComponent(route)}`
  return image && { src, alt: image.alt }
}

/** Draws a page's image. */
export async function drawDevImage(
  page: HookedPage,
  config: Config,
  sites: Readonly<Record<string, SiteData>>,
): Promise<Uint8Array | undefined> {
  const image = pluginImage(page, config, sites)
  return image && (await drawImage(image, config)).png
}

function pluginImage(
  page: HookedPage,
  config: Config,
  sites: Readonly<Record<string, SiteData>>,
): PluginImage | undefined {
  return imagesOf([page], config, sites).get(page.page.route)
}
