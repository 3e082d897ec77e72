import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { DocentError, errors } from '../../errors/index.ts'
import type { Fence, FenceResult } from '../../config/plugins/fence.ts'
import { escapeHtml } from '../../shared/html.ts'
import { messagePlaceholder } from '../../shared/messages/placeholders.ts'
import { fingerprint } from '../../shared/node/hash.ts'
import { FENCE_LANGUAGE, FENCE_SOURCE } from '../../shared/markup.ts'
import type { PageWarning } from '../../shared/records/page.ts'
import { staticHtml } from '../page-code.ts'
import type { SiteFence } from '../site-plugins.ts'

type Render = (fence: Fence) => FenceResult | Promise<FenceResult>

/**
 * Replaces code fences whose language a module renders. Attributes keep the source for Markdown copies.
 * @param warnings receives the fences that can't be rendered, which stay code. Without this list, they're errors.
 */
export function renderedFencesPlugin(
  file: string,
  fences: readonly SiteFence[],
  warnings?: PageWarning[],
): MdastPluginDefinition {
  let count = 0
  return defineMdastPlugin({
    name: 'docent-rendered-fences',
    options: { position: true },
    async code(node, context) {
      const language = node.lang?.toLowerCase()
      const renderer = fences.find((fence) => fence.language === language)
      if (!renderer) return
      const { line = 1, column = 1 } = node.position?.start ?? {}
      const location = { file, source: context.source, line, column }
      count += 1
      const id = `${renderer.language}-${fingerprint(node.value)}-${count}`
      const result = await rendered(renderer, node, id).catch((cause: unknown) => {
        if (cause instanceof DocentError) throw cause
        const problem = cause instanceof Error ? cause.message : String(cause)
        throw errors.markdownPluginFailed({ ...location, plugin: renderer.name, problem, cause })
      })
      if ('html' in result) {
        const html = withSource(result.html, renderer.language, node.value)
        if (html !== undefined) return context.replaceNode(node, staticHtml(html))
        throw errors.fenceWithoutElement({ ...location, plugin: renderer.name })
      }
      const { message: problem, fix } = result
      // The line of the fence's code, from 1, follows that of the fence.
      const at = result.line === undefined ? line : line + result.line
      if (warnings) warnings.push({ kind: 'fence', file, line: at, column, problem, fix })
      else throw errors.invalidFence({ ...location, line: at, problem, fix })
    },
  })
}

async function rendered(
  { exported, options }: SiteFence,
  { value, meta }: { value: string; meta?: string | null },
  id: string,
): Promise<FenceResult> {
  if (typeof exported !== 'function')
    throw new Error('Its default export has to be a function that renders a fence.')
  return (exported as Render)({
    code: value,
    meta: meta ?? '',
    id,
    options,
    message: (key) => messagePlaceholder(key),
  })
}

/** The HTML with the source as attributes of its first element; undefined without an element. */
function withSource(html: string, language: string, source: string): string | undefined {
  const [tag] = /^\s*<[a-z][\w-]*/i.exec(html) ?? []
  if (tag === undefined) return undefined
  const attributes = `${FENCE_LANGUAGE}="${escapeHtml(language)}" ${FENCE_SOURCE}="${escapeHtml(source)}"`
  return `${tag} ${attributes}${html.slice(tag.length)}`
}
