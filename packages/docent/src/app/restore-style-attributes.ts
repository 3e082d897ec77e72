import { STYLE_ATTRIBUTE } from '../shared/style-attribute.ts'

/**
 * Restores the inline styles of an island's own elements, so that React can change and remove them. A security policy
 * that refuses `style` attributes in markup lets scripts set them. The island's static children keep their rules in the
 * style sheet.
 */
export function restoreStyleAttributes(island: Element): void {
  for (const element of island.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    if (element.closest('docent-island, docent-slot') !== island) continue
    const text = element.getAttribute(STYLE_ATTRIBUTE) ?? ''
    // React's development build compares the attribute character by character, and `dev` sends no policy.
    if (import.meta.env.DEV) element.setAttribute('style', text)
    else element.style.cssText = text
    element.removeAttribute(STYLE_ATTRIBUTE)
  }
}
