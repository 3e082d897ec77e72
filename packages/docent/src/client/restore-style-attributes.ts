import { STYLE_ATTRIBUTE } from '../shared/style-attribute.ts'

/**
 * Gives an island's own elements their styles back, for React to change and remove. A security policy that refuses
 * `style` attributes in markup allows a script to set them. The island's static children keep their rules.
 */
export function restoreStyleAttributes(island: Element): void {
  for (const element of island.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    if (element.closest('docent-island, docent-slot') !== island) continue
    const text = element.getAttribute(STYLE_ATTRIBUTE) ?? ''
    // React's development build compares the attribute letter by letter, and `dev` sends no policy.
    if (import.meta.env.DEV) element.setAttribute('style', text)
    else element.style.cssText = text
    element.removeAttribute(STYLE_ATTRIBUTE)
  }
}
