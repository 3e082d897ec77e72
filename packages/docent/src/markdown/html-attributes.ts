import type { ErrorLocation } from '../errors/index.ts'
import { decodeEntities, escapeHtml } from '../shared/html.ts'

/** Comments, elements with raw text, and tags. */
const PARTS =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi
const ATTRIBUTE = /(\s)([a-z:]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** Changes an attribute's value. The offset is where the attribute begins in the HTML. */
export type EditAttribute = (attribute: string, value: string, offset: number) => string

/**
 * Changes the values of attributes in raw HTML, except in comments and scripts.
 * @param editorOf returns the function for an element's attributes, by its lowercase name
 */
export function editAttributes(
  html: string,
  editorOf: (element: string) => EditAttribute | undefined,
): string {
  return html.replace(
    PARTS,
    (part, _, name: string | undefined, attributes: string, at: number) => {
      const edit = name === undefined ? undefined : editorOf(name.toLowerCase())
      if (name === undefined || !edit) return part
      const edited = attributes.replace(
        ATTRIBUTE,
        (written, space, key, sign, double, single, bare, offset: number) => {
          const value = [double, single, bare].find((text) => text !== undefined) as string
          const decoded = decodeEntities(value)
          const start = at + 1 + name.length + offset + 1
          const changed = edit((key as string).toLowerCase(), decoded, start)
          if (changed === decoded) return written as string
          const quote = single === undefined ? '"' : "'"
          return `${space}${key}${sign}${quote}${escapeHtml(changed)}${quote}`
        },
      )
      return `<${name}${edited}>`
    },
  )
}

/** Location of a character in raw HTML. */
export function locationIn(
  html: string,
  at: number,
  start: { line: number; column: number } | undefined,
  source: string,
): ErrorLocation {
  const before = html.slice(0, at).split('\n')
  const line = (start?.line ?? 1) + before.length - 1
  const column = (before.at(-1)?.length ?? 0) + (before.length === 1 ? (start?.column ?? 1) : 1)
  return { source, line, column }
}
