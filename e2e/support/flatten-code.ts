/**
 * For the page: turns each block of code into one text. The colours of tokens are the same everywhere, and judging each of
 * ten thousand tokens takes most of the time of a check.
 */
export function flattenCode(): void {
  for (const code of document.querySelectorAll('pre code')) code.replaceChildren(code.textContent)
}
