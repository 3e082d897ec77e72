import { zoomSelector } from 'virtual:docent/zoom-selector'
import type { Zoom } from './zoom.ts'

/** Delay after load or a navigation before zoom is set up, so that the page can settle first. */
const ATTACH_MS = 1000

/**
 * Loads the code for image zoom when a page with pictures has settled, or when the reader clicks a picture before that.
 * The click isn't lost.
 * @returns a function to call for each new article, which makes its pictures zoomable
 */
export function watchPictures(target: Document): () => void {
  const selector = zoomSelector
  if (selector === undefined) return () => undefined
  let zoom: Promise<Zoom> | undefined
  let clicked: MouseEvent | undefined
  let attaching: ReturnType<typeof setTimeout> | undefined
  const attach = (): void => {
    if (!target.querySelector(selector)) return
    zoom ??= import('./zoom.ts').then(({ startZoom }) => startZoom(target))
    zoom.then(
      (update) => {
        target.removeEventListener('click', onClick)
        update(clicked)
        clicked = undefined
      },
      (error: unknown) => console.warn('Image zoom could not be loaded.', error),
    )
  }
  const onClick = (event: MouseEvent): void => {
    if (!(event.target as Element).closest(selector)) return
    clicked = event
    attach()
  }
  target.addEventListener('click', onClick)
  return () => {
    clearTimeout(attaching)
    attaching = setTimeout(attach, ATTACH_MS)
  }
}
