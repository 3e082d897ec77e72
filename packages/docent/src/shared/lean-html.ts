const DECORATION =
  /<span class="tk-\w">([^<]*)<\/span>|<button type="button" class="code-copy"[^>]*><\/button>|<a class="anchor"[^>]*><\/a>/g

/**
 * An article's HTML without what is for the eye and the hand only: colours of code, copy buttons, direct links. That is
 * every third element, and taking it out costs a tenth of parsing it.
 */
export function leanHtml(html: string): string {
  return html.replace(DECORATION, '$1')
}
