const DECORATION =
  /<span class="tk-\w">([^<]*)<\/span>|<button type="button" class="code-copy"[^>]*><\/button>|<a class="anchor"[^>]*><\/a>/g

/**
 * An article's HTML without purely visual or interactive elements: the colors of code, copy buttons, and direct links.
 * These are one in three elements, and removing them takes a tenth of the time that parsing them would.
 */
export function leanHtml(html: string): string {
  return html.replace(DECORATION, '$1')
}
