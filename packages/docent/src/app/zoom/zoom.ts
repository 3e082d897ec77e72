import { options, texts } from 'virtual:docent/zoom-options'
import { showEnlarged } from './enlarged.ts'
import type { Picture } from './picture.ts'
import { clickedPicture, offer, onKey } from './triggers.ts'
import styles from './zoom.css?inline'

// Styles that are part of the code need no request, and a strict content security policy allows them.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

/** The dialog's copy of a picture matches the selector of pictures, but it isn't one. */
const DIALOG = '.zoom-dialog'

/** Makes the page's pictures zoomable, and enlarges the one that the reader has clicked before. */
export type Zoom = (clicked?: MouseEvent) => void

/** Enlarges images and figures by pointer or keyboard.  */
export function startZoom(target: Document): Zoom {
  const { light, dark } = options.background
  const text = texts[target.documentElement.dataset.locale ?? ''] ?? {}
  // Set only while a picture is enlarged, because setting a property of the root when this code arrives would recompute
  // the styles of every element on the page.
  sheet.insertRule(`html:has(> body > .zoom-dialog) { --zoom-background: ${light} }`)
  sheet.insertRule(
    `html[data-theme='dark']:has(> body > .zoom-dialog) { --zoom-background: ${dark} }`,
  )
  const attach = (): void => {
    // In document order, a figure comes before its images.
    for (const element of target.querySelectorAll(options.selector))
      if (!element.closest(DIALOG)) offer(element, text)
  }
  const show = (picture: Picture): void => {
    // Two early clicks enlarge one picture once.
    if (!target.querySelector('.zoom-dialog[open]')) showEnlarged(picture, options, text)
  }
  const open = (click: MouseEvent): void => {
    const element = click.target as Element
    // A click on the enlarged copy closes it.
    if (element.closest(DIALOG)) return
    // The article may be too new to be attached.
    if (element.closest(options.selector) && !element.closest('[data-zoom]')) attach()
    if (element instanceof HTMLImageElement && !element.complete)
      element.addEventListener('load', () => open(click), { once: true })
    const picture = clickedPicture(click)
    if (picture) show(picture)
  }
  target.addEventListener('click', open)
  onKey(target, show)
  return (clicked) => {
    attach()
    if (clicked) open(clicked)
  }
}
