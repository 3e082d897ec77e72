import type { CompiledPage } from '../../shared/records/page.ts'
import { errors, type DocentError } from '../../errors/index.ts'

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
