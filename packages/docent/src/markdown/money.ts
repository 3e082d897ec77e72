import { markdownToMdast, mdxToMdast } from 'satteri'
import { sourceOf } from './node-source.ts'
import { FEATURES } from './normalize-syntax.ts'

/** How often a page is read again. Each time, at least one dollar sign of each paragraph becomes text. */
const MOST_READS = 50

/** A formula with escaped dollar signs in it. */
const WITH_DOLLARS = /^\$(?=\S)((?:\\.|[^\\$\n])*\\\$(?:\\.|[^\\$\n])*)(?<=\S)\$(?!\d)/

interface Node {
  type: string
  children?: readonly Node[]
  position?: {
    start: { offset?: number; line: number; column: number }
    end: { offset?: number; line: number; column: number }
  }
}

/** In text with two amounts, such as "from $5 to $6", the dollar signs are next to a space or before a digit. */
export function isMoney(formula: string, next: string): boolean {
  return /^\$(?!\$)/.test(formula) && (/^\$\s|\s\$$/.test(formula) || /\d/.test(next))
}

/**
 * Escapes the dollar signs of amounts on a page with formulas. The compiler reads what is between two of them as a
 * formula, so links, code, and other marks there would be text. A formula with escaped dollar signs (`$\$10$`), which
 * ends at the first of them for the compiler, gets two at both ends. Everything stays on its line.
 */
export function escapeMoney(source: string, isMdx: boolean): string {
  let text = source
  for (let read = 0; read < MOST_READS && /\$[^$]*\$/.test(text); read++) {
    const edits = moneyIn(text, isMdx)
    if (edits.length === 0) return text
    for (const { at, length, replacement } of edits.toReversed())
      text = text.slice(0, at) + replacement + text.slice(at + length)
  }
  return text
}

interface Edit {
  at: number
  length: number
  replacement: string
}

/** Changes of a source, in its order, which don't overlap. */
function moneyIn(source: string, isMdx: boolean): Edit[] {
  const edits: Edit[] = []
  const visit = (node: Node): void => {
    if (node.type === 'inlineMath') {
      const at = node.position?.start.offset ?? 0
      const { text, next } = sourceOf(node, { source })
      const [whole, formula] = /[^\\](?:\\\\)*\\\$$/.test(text)
        ? (WITH_DOLLARS.exec(source.slice(at)) ?? [])
        : []
      if (at < (edits.at(-1)?.at ?? -1) + (edits.at(-1)?.length ?? 0)) return
      if (whole !== undefined)
        edits.push({ at, length: whole.length, replacement: `$$ ${formula} $$` })
      else if (isMoney(text, next)) {
        edits.push({ at, length: 1, replacement: '\\$' })
        // Otherwise, the second amount would begin a formula that may end in code.
        if (/\s\$$/.test(text) && /\d/.test(next))
          edits.push({ at: at + text.length - 1, length: 1, replacement: '\\$' })
      }
    }
    for (const child of node.children ?? []) visit(child)
  }
  try {
    const parse = isMdx ? mdxToMdast : markdownToMdast
    visit(parse(source, { features: { ...FEATURES, math: true } }) as Node)
  } catch {
    // The compiler reports the error.
    return []
  }
  return edits
}
