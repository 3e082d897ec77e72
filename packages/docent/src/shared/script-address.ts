/**
 * Whether an address runs code or replaces the page's content instead of leading to a page. Browsers ignore whitespace
 * and control characters in a scheme.
 * @example isScriptAddress('java\nscript:alert(1)') // true
 */
export function isScriptAddress(url: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(url.replace(/[^!-\uffff]/g, ''))
}
