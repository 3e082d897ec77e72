import mediumZoom, { type Zoom } from 'medium-zoom'
import type { ImageZoomInfo } from '../model.ts'

/** Images are looked for this long after load or a navigation, when the page has settled. */
export const ZOOM_ATTACH_MS = 1000
/** An open image closes this long after the page was scrolled beyond the offset. */
export const ZOOM_CLOSE_MS = 150

/** Zooming of the images that the configured selector finds. */
export function createZoom(options: ImageZoomInfo): { attach(): void } {
  const background = (): string =>
    document.documentElement.dataset.theme === 'dark'
      ? options.background.dark
      : options.background.light
  // The library closes at once on scroll; the site wants a delay, so its own scroll rule is switched off.
  const zoom: Zoom = mediumZoom({
    margin: options.margin,
    scrollOffset: Number.MAX_SAFE_INTEGER,
    background: background(),
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedAt = 0

  zoom.on('open', () => {
    zoom.update({ background: background() })
    openedAt = window.scrollY
  })
  addEventListener(
    'scroll',
    () => {
      if (!zoom.getZoomedImage() || Math.abs(window.scrollY - openedAt) <= options.scrollOffset)
        return
      setTimeout(() => void zoom.close(), ZOOM_CLOSE_MS)
    },
    { passive: true },
  )
  const check = (image: HTMLImageElement): void => {
    const warn = (): void =>
      console.warn(
        `The image ${image.currentSrc || image.src} cannot be reached, so it cannot be zoomed.`,
      )
    if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') warn()
    else image.addEventListener('error', warn, { once: true })
  }
  return {
    attach() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        zoom.detach()
        const images = [...document.querySelectorAll<HTMLImageElement>(options.selector)].filter(
          (image) => !image.closest('a'),
        )
        for (const image of images) check(image)
        zoom.attach(...images)
      }, ZOOM_ATTACH_MS)
    },
  }
}
