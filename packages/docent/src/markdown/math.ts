import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { errors } from '../errors/index.ts'
import { escapeHtml } from '../shared/html.ts'
import { optionalPackage } from './optional-package.ts'
import { staticHtml } from './static-html.ts'

/**
 * Formulas as MathML, which browsers draw and screen readers read without a script or a font. The attribute keeps the
 * TeX, for copies of the page.
 */
export function mathPlugin(file: string): MdastPluginDefinition {
  type Formula = {
    value: string
    position?: {
      start: { line: number; column: number; offset?: number }
      end: { offset?: number }
    }
  }
  const toHtml = async (node: Formula, source: string, displayMode: boolean): Promise<string> => {
    const { line, column } = node.position?.start ?? {}
    const location = { file, source, line, column }
    const use = { name: 'temml', option: 'markdown.math', location }
    const { default: temml } = await optionalPackage(() => import('temml'), use)
    try {
      const html = temml.renderToString(node.value, { displayMode, throwOnError: true })
      return html.replace('<math', () => `<math data-tex="${escapeHtml(node.value)}"`)
    } catch (cause) {
      const problem = (cause as Error).message
      throw errors.invalidFormula({ ...location, tex: node.value, problem, cause })
    }
  }
  return defineMdastPlugin({
    name: 'docent-math',
    options: { position: true },
    async math(node, context) {
      const html = await toHtml(node, context.source, true)
      context.replaceNode(node, staticHtml(`<p class="math-block">${html}</p>`))
    },
    async code(node, context) {
      if (node.lang !== 'math') return
      const html = await toHtml(node, context.source, true)
      context.replaceNode(node, staticHtml(`<p class="math-block">${html}</p>`))
    },
    async inlineMath(node, context) {
      const { start, end } = node.position ?? {}
      const written = context.source.slice(start?.offset, end?.offset)
      const next = context.source[end?.offset ?? 0] ?? ''
      if (isMoney(written, next)) context.replaceNode(node, { type: 'text', value: written })
      else
        context.replaceNode(node, {
          ...staticHtml(await toHtml(node, context.source, false)),
          type: 'mdxJsxTextElement',
        })
    },
  })
}

/** Between two amounts, dollar signs stand beside a space or before a digit: "from $5 to $6". */
function isMoney(written: string, next: string): boolean {
  return /^\$(?!\$)/.test(written) && (/^\$\s|\s\$$/.test(written) || /\d/.test(next))
}
