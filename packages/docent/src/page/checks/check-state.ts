import { type DocentError, errors } from '../../errors/index.ts'
import type { RenderedPage } from '../../shared/records/page.ts'

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
