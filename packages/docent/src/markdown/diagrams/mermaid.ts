import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { DocentError, errors } from '../../errors/index.ts'
import type { UndrawnDiagram } from '../../shared/records/page.ts'
import { fingerprint } from '../../shared/hash.ts'
import { escapeHtml, escapeText } from '../../shared/html.ts'
import { messagePlaceholder } from '../../shared/message-placeholder.ts'
import { describeDiagram, ignoredLine, KINDS, readDiagram } from './mermaid-source.ts'
import { optionalPackage, staticHtml } from '../optional-package.ts'

/**
 * Converts code fences with the language `mermaid` to SVG. An attribute keeps the source for Markdown copies.
 * @param undrawn receives the diagrams that can't be drawn, which stay code. Without this list, they're errors.
 */
export function mermaidPlugin(file: string, undrawn?: UndrawnDiagram[]): MdastPluginDefinition {
  let count = 0
  return defineMdastPlugin({
    name: 'docent-mermaid',
    options: { position: true },
    async code(node, context) {
      if (node.lang !== 'mermaid') return
      const { line = 1, column } = node.position?.start ?? {}
      const location = { file, source: context.source, line, column }
      const use = { name: 'beautiful-mermaid', option: 'markdown.mermaid', location }
      const renderer = await optionalPackage(() => import('beautiful-mermaid'), use)
      const diagram = readDiagram(node.value)
      try {
        if (!KINDS.some((kind) => kind.test(diagram.kind)))
          throw errors.unknownDiagram({ ...location, kind: diagram.kind })
        const svg = renderer.renderMermaidSVG(diagram.code)
        const ignored = ignoredLine(diagram, renderer)
        if (ignored !== undefined)
          throw errors.ignoredDiagramLine({
            ...location,
            line: line + ignored + 1,
            text: node.value.split('\n')[ignored]?.trim() ?? '',
          })
        count += 1
        const id = `diagram-${fingerprint(node.value)}-${count}`
        context.replaceNode(node, staticHtml(figure(svg, id, node.value, diagram)))
      } catch (error) {
        const problem = (error as Error).message
        if (undrawn) undrawn.push({ file, line, column: column ?? 1, problem })
        else if (error instanceof DocentError) throw error
        else throw errors.invalidDiagram({ ...location, problem, cause: error })
      }
    },
  })
}

function figure(
  svg: string,
  id: string,
  source: string,
  diagram: ReturnType<typeof readDiagram>,
): string {
  const { title, description } = describeDiagram(diagram, svg)
  const name = title === '' ? messagePlaceholder('article.diagram') : escapeText(title)
  const described =
    description === '' ? '' : `<desc id="${id}-desc">${escapeText(description)}</desc>`
  const drawing = svg
    .replace(/<style>[\s\S]*?<\/style>\s*/g, '')
    // Diagrams on the same page need different IDs for their arrowheads.
    .replace(/\sid="([\w-]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`)
    .replace(/\s(?:data-[\w-]+|xmlns)="[^"]*"/g, '')
    .replace(/(\d+\.\d{2})\d+/g, '$1')
    .replace(/\n\s*/g, '')
    .replace(/^<svg([^>]*?)\sstyle="[^"]*"([^>]*)>/, (_, before: string, after: string) => {
      const by = described === '' ? '' : ` aria-describedby="${id}-desc"`
      return `<svg${before}${after} role="img" aria-labelledby="${id}-title"${by}><title id="${id}-title">${name}</title>${described}`
    })
  return `<figure class="diagram mermaid" data-source="${escapeHtml(source)}">${drawing}</figure>`
}
