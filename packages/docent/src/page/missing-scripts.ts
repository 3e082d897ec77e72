import type { TextEdits } from '../shared/html/edit-text.ts'
import type { HtmlTree } from '../shared/html/parse-html.ts'
import { escapeHtml } from '../shared/html.ts'
import { takeMarkers } from './take-marker.ts'

/** A component outside of an island that calls a hook. */
export interface MissingScript {
  component?: string
  hook: string
}

/** Element with the components of an article that would need a script. */
const MARKER = 'docent-missing-scripts'

/** HTML that carries the components to the article's record. */
export function missingScripts(components: readonly MissingScript[]): string {
  return `<${MARKER} data="${escapeHtml(JSON.stringify(components))}"></${MARKER}>`
}

export function takeMissingScripts(
  tree: HtmlTree,
  edits: TextEdits,
): { missing?: MissingScript[] } {
  const [marker] = takeMarkers(tree, edits, MARKER)
  return marker ? { missing: JSON.parse(marker.attribs['data'] ?? '[]') as MissingScript[] } : {}
}
