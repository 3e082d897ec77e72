import { type DocentError, errors } from '../../errors/index.ts'
import type { CompiledPage, RenderedPage } from '../../shared/records/page.ts'

interface Use {
  component?: string
  hook: string
  route: string
  place: { file: string; line?: number; column?: number }
}

/**
 * Components that use state or effects outside of islands, on the pages of a site that may have them. A component on
 * many pages is one finding.
 */
export function checkState(
  pages: readonly Pick<RenderedPage, 'page' | 'scripts' | 'sources'>[],
): DocentError[] {
  const uses = pages.flatMap(({ page, scripts, sources }) =>
    (scripts.missing ?? []).map(({ component, hook }): Use => {
      const components = sources.flatMap((source) => source.components)
      const use = components.find(({ name }) => name === component)
      const place = use
        ? { file: use.file, line: use.line, column: use.column }
        : { file: page.file }
      return { component, hook, route: page.route, place }
    }),
  )
  const groups = new Map<string, [Use, ...Use[]]>()
  for (const use of uses) {
    const key = use.component ?? `${use.hook} ${use.place.file}`
    const group = groups.get(key)
    if (group) group.push(use)
    else groups.set(key, [use])
  }
  return [...groups.values()].map(([{ place, ...first }, ...others]) =>
    errors.statefulComponent({ ...first, others: others.length, ...place }),
  )
}

/**
 * The error for components that a page's sources use although they don't import them and they aren't shared components.
 */
export function checkComponents(
  sources: readonly Pick<CompiledPage, 'components' | 'imports' | 'exports'>[],
  known: ReadonlySet<string>,
): DocentError | undefined {
  const unknown = sources.flatMap(({ components, imports, exports }) => {
    const own = new Set([...imports.map(({ local }) => local), ...exports])
    return components.filter(({ name }) => {
      const root = name.split('.')[0] ?? ''
      return !own.has(root) && !known.has(root)
    })
  })
  const [first, ...others] = unknown
  if (!first) return undefined
  const imported = sources.flatMap(({ imports }) => imports.map(({ local }) => local))
  const { name, ...location } = first
  return errors.unknownComponent({ ...location, name, others, known: [...known, ...imported] })
}
