import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure'
import 'medium-zoom/dist/style.css'
import type { ImageZoomInfo } from '../model.ts'

/** Images are looked for this long after load or a navigation, when the page has settled. */
export const ZOOM_ATTACH_MS = 1000
/** An open image closes this long after the page was scrolled beyond the offset. */
export const ZOOM_CLOSE_MS = 150

/**
 * Zooming of the images that the configured selector finds, with pointer and keyboard.
 * @param nameOf accessible name of an image that can be enlarged, from its alternative text
 */
export function createZoom(
  options: ImageZoomInfo,
  nameOf: (alt: string) => string,
): { attach(): void } {
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
  let attaching: ReturnType<typeof setTimeout> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  let openedAt = 0
  let openedByKey: HTMLImageElement | undefined

  // The library closes nothing that still grows: what the reader wanted meanwhile is done when it is large.
  let growth: 'growing' | 'unwanted' | 'done' = 'done'
  const close = (): void => {
    if (growth === 'done') void zoom.close()
    else growth = 'unwanted'
  }
  zoom.on('open', () => {
    zoom.update({ background: background() })
    openedAt = window.scrollY
    growth = 'growing'
  })
  zoom.on('opened', () => {
    const wanted = growth === 'growing'
    growth = 'done'
    if (!wanted) close()
  })
  zoom.on('close', () => {
    clearTimeout(closing)
    closing = undefined
  })
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Escape' && growth === 'growing') close()
  })
  // The image is hidden while its copy is large, which takes the focus away from it.
  zoom.on('closed', () => {
    openedByKey?.focus({ preventScroll: true })
    openedByKey = undefined
  })
  addEventListener(
    'scroll',
    () => {
      const beyond = Math.abs(window.scrollY - openedAt) > options.scrollOffset
      if (zoom.getZoomedImage() && beyond) closing ??= setTimeout(close, ZOOM_CLOSE_MS)
    },
    { passive: true },
  )
  document.addEventListener('keydown', (event) => {
    const image = event.target
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (!(image instanceof HTMLImageElement) || !zoom.getImages().includes(image)) return
    event.preventDefault()
    openedByKey = image
    void zoom.open({ target: image })
  })

  const add = (image: HTMLImageElement): void => {
    zoom.attach(image)
    image.tabIndex = 0
    image.setAttribute('role', 'button')
    image.setAttribute('aria-label', nameOf(image.alt))
  }
  const warn = (image: HTMLImageElement): void =>
    console.warn(
      `The image ${image.currentSrc || image.src} cannot be reached, so it cannot be zoomed.`,
    )
  /** An image that is still to come, because it is far below, is looked at when it is there. */
  const consider = (image: HTMLImageElement): void => {
    if (!image.complete) {
      image.addEventListener('load', () => add(image), { once: true })
      image.addEventListener('error', () => warn(image), { once: true })
    } else if (image.naturalWidth > 0) add(image)
    else warn(image)
  }
  return {
    attach() {
      clearTimeout(attaching)
      attaching = setTimeout(() => {
        zoom.detach()
        for (const image of document.querySelectorAll<HTMLImageElement>(options.selector)) {
          if (!image.closest('a')) consider(image)
        }
      }, ZOOM_ATTACH_MS)
    },
  }
}
