import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { errors } from '../errors/index.ts'
import type { PageWarning } from '../shared/records/page.ts'
import { escapeHtml } from '../shared/html.ts'
import { isMoney } from './money.ts'
import { sourceOf } from './node-source.ts'
import { optionalPackage } from './optional-package.ts'
import { staticHtml } from './page-code.ts'

/** Why formulas are text, and how that changes. */
export const MATH_OFF = {
  reason: '`markdown.math` is off',
  fix: 'Set `markdown.math: true` in the configuration.',
}

/** The name of the package that Docusaurus sites use, which Temml doesn't know. */
const KATEX =
  '\\textrm{K}\\kern-0.17em\\raisebox{0.2em}{\\scriptsize A}\\kern-0.15em\\textrm{\\TeX}'

/**
 * Converts formulas to MathML, which browsers display and screen readers read without a script or a font. An attribute
 * keeps the TeX for Markdown copies.
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
      const html = temml.renderToString(node.value, {
        displayMode,
        throwOnError: true,
        macros: { '\\KaTeX': KATEX },
      })
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
      const { text, next } = sourceOf(node, context)
      if (isMoney(text, next)) context.replaceNode(node, { type: 'text', value: text })
      else
        context.replaceNode(node, {
          ...staticHtml(await toHtml(node, context.source, false)),
          type: 'mdxJsxTextElement',
        })
    },
  })
}

/** Reports formulas (`$$x$$`) on a site without the option, where they're text. */
export function unreadMathPlugin(file: string, warnings: PageWarning[]): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-unread-math',
    text(node) {
      const [what] = /\$\$[^$]+\$\$/.exec(node.value) ?? []
      if (what === undefined) return
      const { line = 1, column = 1 } = node.position?.start ?? {}
      warnings.push({ kind: 'off', what, ...MATH_OFF, file, line, column })
    },
  })
}
