import type { ImageZoomInfo } from '../../model/site-data.ts'
import type { Messages } from '../../messages/messages.ts'
import { showEnlarged } from './enlarged.ts'
import { offer, onWanted } from './triggers.ts'
import styles from './zoom.css?inline'

// Styles that are part of the code need no request, and a strict content security policy allows them.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

/** Enlarges images and figures by pointer or keyboard. `attach` finds the ones that match the configured selector. */
export function createZoom(options: ImageZoomInfo, messages: Messages): { attach(): void } {
  const { light, dark } = options.background
  // Set only while a picture is enlarged, because setting a property of the root when this code arrives would recompute
  // the styles of every element on the page.
  sheet.insertRule(`html:has(> body > .zoom-dialog) { --zoom-background: ${light} }`)
  sheet.insertRule(
    `html[data-theme='dark']:has(> body > .zoom-dialog) { --zoom-background: ${dark} }`,
  )
  onWanted(document, (picture) => showEnlarged(picture, options, messages))
  return {
    attach() {
      // In document order, a figure comes before its images.
      for (const element of document.querySelectorAll(options.selector)) offer(element, messages)
    },
  }
}
