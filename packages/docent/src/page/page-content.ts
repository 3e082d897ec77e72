import type { ComponentType } from 'react'
import { errors } from '../errors/index.ts'
import type { TocEntry } from '../theme/mdx/TOCInline.tsx'
import { assertComponents } from './checks/check-components.ts'
import type { Evaluated } from './evaluate.tsx'
import type { ArticleJob, Binding } from './jobs.ts'

/** The exports of the server bundle. */
export type ServerBundle = typeof import('./server-entry.tsx')

export interface ContentTools {
  bundle: ServerBundle
  /** Returns a compiled page's code by its key. */
  readCode: (key: string) => string
}

/**
 * The component that renders a page: a React page's own, or a compiled page, evaluated with its imports.
 * @param toc the page's headings
 */
export function contentOf(
  job: ArticleJob,
  { bundle, readCode }: ContentTools,
  toc: readonly TocEntry[],
): ComponentType {
  const { reactPage, data, file } = job.page
  if (reactPage !== undefined) {
    const Content = bundle.pages[reactPage]?.default
    if (!Content) throw errors.pageWithoutDefault({ file })
    return Content as ComponentType
  }
  const components = bundle.mdxComponents
  const evaluate = (
    key: string,
    imported: readonly Binding[],
    frontMatter?: unknown,
  ): Evaluated => {
    const bindings = bind(imported)
    const source = job.sources.find((one) => one.key === key)
    const evaluated = bundle.evaluatePage(readCode(key), bindings, {
      frontMatter,
      toc,
      contentTitle: source?.contentTitle,
      components,
    })
    const scopes = [bindings, evaluated.exports, components]
    const uses = source?.components ?? []
    assertComponents(uses, (name) => {
      const scope = scopes.find((names) => Object.hasOwn(names, name))
      return scope && { value: scope[name] }
    })
    return evaluated
  }
  const bind = (bindings: readonly Binding[]): Record<string, unknown> =>
    Object.fromEntries(
      bindings.map((binding) => {
        const { local, imported, partial, module } = binding
        if (!partial) return [local, exportOf(bundle.modules[module ?? ''] ?? {}, binding)]
        const { Content, exports } = evaluate(partial.key, partial.bindings)
        const isContent = imported === 'default'
        return [local, isContent ? bundle.partialComponent(Content) : exportOf(exports, binding)]
      }),
    )
  return evaluate(job.compiled ?? '', job.bindings, data).Content
}

/** Checks that the export exists. A missing one would be `undefined`, which renders as nothing. */
function exportOf(
  exports: Record<string, unknown>,
  { imported, specifier, importer }: Binding,
): unknown {
  if (imported === '*') return exports
  if (!(imported in exports))
    throw errors.missingExport({
      ...importer,
      specifier,
      name: imported,
      known: Object.keys(exports).filter((name) => name !== 'default'),
    })
  return exports[imported]
}
