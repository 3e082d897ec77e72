import type { PhrasingContent } from 'mdast'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { type DocentError, errors } from '../errors/index.ts'
import { createSlugger, slugify, slugifyCase } from '../shared/slugs.ts'

/**
 * Gives headings the same IDs as Docusaurus 3, so that links to headings still work after a site moves to docent. IDs
 * are generated from the source, in which components and expressions haven't been replaced with their text, and
 * separately for each source. A title gets no ID, but a heading with the same text is numbered. IDs that authors write
 * are kept.
 * @param onFirst called for the first heading
 */
export function headingIdsPlugin(
  maintainCase = false,
  onFirst?: (depth: number, text: string) => void,
): MdastPluginDefinition {
  const { claim } = createSlugger()
  let isFirst = true
  return defineMdastPlugin({
    name: 'docent-heading-ids',
    heading(node, context) {
      if (isFirst) onFirst?.(node.depth, textOf(node.children))
      isFirst = false
      const data: { hProperties?: Record<string, unknown> } = node.data ?? {}
      if (data.hProperties?.['id'] !== undefined) return
      const text = textOf(node.children)
      const slug = maintainCase ? slugifyCase(text) : slugify(text)
      // Source text without letters, such as an arrow, results in no ID here. The rendered text may result in one
      // later.
      const id = slug === '' ? '' : claim(slug)
      if (node.depth === 1 || id === '') return
      context.setProperty(node, 'data', { ...data, hProperties: { ...data.hProperties, id } })
    },
  })
}

/** The same text as `mdast-util-to-string`, without HTML nodes. */
function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'html') return ''
      if ('value' in node) return node.value
      if ('children' in node) return textOf(node.children)
      return 'alt' in node ? (node.alt ?? '') : ''
    })
    .join('')
}

/**
 * Maximum nesting depth of brackets. The compiler is native code that recurses for each level. From about 1,500 levels
 * on, its stack overflows and ends the process.
 */
const LIMIT = 500

const NEWLINE = 0x0a
const SPACE = 0x20
/** ( [ { and the brackets that close them. */
const isOpening = (code: number): boolean => code === 0x28 || code === 0x5b || code === 0x7b
const isClosing = (code: number): boolean => code === 0x29 || code === 0x5d || code === 0x7d

/**
 * Counts open brackets in each block separately, because a bracket in prose may stay open.
 * @throws DocentError with the line
 */
export function assertShallow(source: string, file: string): void {
  let depth = 0
  let line = 1
  let isBlank = true
  for (let at = 0; at < source.length; at += 1) {
    const code = source.charCodeAt(at)
    if (code === NEWLINE) {
      if (isBlank) depth = 0
      isBlank = true
      line += 1
    } else if (code > SPACE) {
      isBlank = false
      if (isOpening(code)) depth += 1
      else if (isClosing(code) && depth > 0) depth -= 1
      if (depth > LIMIT) throw errors.bracketsTooDeep({ file, source, line, limit: LIMIT })
    }
  }
}

/** Finds footnotes without a reference, because the page would leave them out. */
export function footnotesPlugin(file: string): {
  plugin: MdastPluginDefinition
  /** Footnotes that no text refers to. */
  unused(source: string): DocentError[]
} {
  const defined = new Map<string, number>()
  const used = new Set<string>()
  return {
    plugin: defineMdastPlugin({
      name: 'docent-footnotes',
      options: { position: true },
      footnoteDefinition(node) {
        defined.set(node.identifier, node.position?.start.line ?? 1)
      },
      footnoteReference(node) {
        used.add(node.identifier)
      },
    }),
    unused: (source) =>
      [...defined].flatMap(([name, line]) =>
        used.has(name) ? [] : errors.unusedFootnote({ file, source, line, name }),
      ),
  }
}
