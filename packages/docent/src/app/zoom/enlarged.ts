import type { ImageZoomInfo } from '../../shared/records/site-data.ts'
import { boxOf, copyOf, nameOf, type Picture, widestSource } from './picture.ts'
import { isSelectionIn } from './triggers.ts'

/** An enlarged picture closes this long after the page was scrolled by more than the offset. */
const ZOOM_CLOSE_MS = 150

/** Screens on which a picture that fits the window would hardly be larger than on its page. */
const SMALL_SCREEN = '(width < 640px), (pointer: coarse) and (height < 640px)'

/**
 * Shows an enlarged copy of a picture in a modal dialog that fills the window. The dialog closes on a click or tap
 * anywhere, on Escape, when the reader goes back, and after a scroll. The browser then restores the focus.
 */
export function showEnlarged(
  picture: Picture,
  options: ImageZoomInfo,
  messages: Record<string, string>,
): void {
  const { dialog, stage, copy } = createDialog(picture, messages)
  const controller = new AbortController()
  const { signal } = controller
  const place = (): void => placeCopy({ dialog, stage, copy }, picture, options.margin)
  const close = (): void => {
    if (!dialog.open) return
    // The page may have been scrolled, so the picture shrinks to its current position.
    place()
    dialog.close()
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('click', () => {
    if (!isSelectionIn(stage)) close()
  })
  dialog.addEventListener('close', () => {
    controller.abort()
    const fading = dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)
    void Promise.allSettled(fading).then(() => dialog.remove())
  })
  addEventListener('popstate', close, { signal })
  addEventListener('resize', place, { signal })
  closeOnScroll(close, options.scrollOffset, signal)
  document.body.append(dialog)
  place()
  dialog.showModal()
}

interface Frame {
  dialog: HTMLDialogElement
  stage: HTMLElement
  copy: HTMLElement
}

function createDialog(picture: Picture, messages: Record<string, string>): Frame {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom-dialog'
  dialog.setAttribute('aria-label', nameOf(picture) || (messages['enlarged.label'] ?? ''))
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'zoom-close'
  button.setAttribute('aria-label', messages['enlarged.close'] ?? '')
  const stage = document.createElement('div')
  stage.className = 'zoom-stage markdown'
  // The font that the picture inherits on its page.
  stage.style.font = getComputedStyle(picture).font
  const copy = copyOf(picture)
  stage.append(copy)
  dialog.append(button, stage)
  return { dialog, stage, copy }
}

/** Lays out the copy at the size of the original, then enlarges it, so that its lines break in the same places. */
function placeCopy({ dialog, stage, copy }: Frame, picture: Picture, margin: number): void {
  if (!picture.isConnected) return
  // The width without a scroll bar, even if `scrollbar-gutter` reserves space for it.
  const { offsetWidth: width, clientHeight: height } = document.documentElement
  const box = boxOf(picture)
  const factor = enlargement(
    box,
    { width, height },
    { margin, pans: matchMedia(SMALL_SCREEN).matches, limit: sharpUpTo(picture, box.width) },
  )
  copy.style.width = `${box.width}px`
  copy.style.height = `${box.height}px`
  copy.style.setProperty('zoom', String(factor))
  const large = { width: box.width * factor, height: box.height * factor }
  // The browser chooses the file for the enlarged size.
  if (copy instanceof HTMLImageElement) copy.sizes = `${Math.round(large.width)}px`
  // A picture that fills the window may exceed it by a fraction of a pixel because of rounding.
  dialog.toggleAttribute('data-pans', large.width >= width + 1 || large.height >= height + 1)
  // The offset from the center of the copy to the center of the original.
  const x = box.x + box.width / 2 - Math.max(width, large.width) / 2 + dialog.scrollLeft
  const y = box.y + box.height / 2 - Math.max(height, large.height) / 2 + dialog.scrollTop
  stage.style.setProperty('--on-page', `translate(${x}px, ${y}px) scale(${1 / factor})`)
}

/**
 * The widest size, relative to the page, at which a picture stays sharp. Drawings and SVG files are sharp at any size.
 */
function sharpUpTo(picture: Picture, width: number): number {
  if (
    !(picture instanceof HTMLImageElement) ||
    /\.svg(?:$|[?#])|^data:image\/svg/.test(picture.currentSrc)
  )
    return Infinity
  return widestSource(picture) / width
}

function closeOnScroll(close: () => void, offset: number, signal: AbortSignal): void {
  let from = window.scrollY
  let closing: ReturnType<typeof setTimeout> | undefined
  const onScroll = (): void => {
    // After pinch-zooming, panning beyond the visual viewport's edge scrolls the page, which must not close the dialog.
    if ((window.visualViewport?.scale ?? 1) > 1) from = window.scrollY
    else if (Math.abs(window.scrollY - from) > offset) closing ??= setTimeout(close, ZOOM_CLOSE_MS)
  }
  addEventListener('scroll', onScroll, { signal, passive: true })
}

export interface Size {
  width: number
  height: number
}

/** A picture that fits the window is enlarged by at least this factor if there is enough space. */
const WORTHWHILE = 1.25
/** Margin in pixels around a picture that would be too small with the configured margin. */
const EDGE = 16
/** Factor for pictures that can be panned. */
const PANNED = 1.5

interface EnlargementOptions {
  /** Distance in pixels between the picture and the edge of the window. */
  margin: number
  /** Whether the picture may be larger than the window and can be panned. */
  pans: boolean
  /** Factor above which the picture becomes blurred. */
  limit: number
}

/**
 * The factor by which a picture is enlarged. It fills the window except for the margin; if the factor would be too
 * small, the margin shrinks. A picture never becomes smaller than on its page.
 * @example enlargement({ width: 400, height: 200 }, { width: 1000, height: 900 }, { margin: 100, pans: false, limit:
 * Infinity }) // 2
 */
export function enlargement(
  picture: Size,
  window: Size,
  { margin, pans, limit }: EnlargementOptions,
): number {
  const fit = (edge: number): number =>
    Math.min((window.width - 2 * edge) / picture.width, (window.height - 2 * edge) / picture.height)
  const wanted = Math.max(fit(margin), Math.min(fit(EDGE), WORTHWHILE), pans ? PANNED : 0)
  return Math.max(1, Math.min(wanted, limit))
}
