import type { CompiledPage } from '../model/page.ts'
import { errors, type DocentError } from '../errors/index.ts'

/** The error of a page with components that its sources neither import nor find among the shared ones. */
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
  const { name, ...place } = first
  return errors.unknownComponent({ ...place, name, others, known: [...known, ...imported] })
}
