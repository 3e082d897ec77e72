import { type DocentError, errors } from '../../errors/index.ts'
import type { CompiledPage, ComponentUse } from '../../shared/records/page.ts'

/** The error for components that a page's sources use although they don't declare them and the site doesn't have them. */
export function checkComponents(
  sources: readonly Pick<CompiledPage, 'undeclared' | 'imports'>[],
  componentNames: ReadonlySet<string>,
): DocentError | undefined {
  const [first, ...others] = sources
    .flatMap(({ undeclared }) => undeclared)
    .filter(({ name }) => !componentNames.has(name))
  if (!first) return undefined
  const imported = sources.flatMap(({ imports }) => imports.map(({ local }) => local))
  const { name, ...location } = first
  return errors.unknownComponent({
    ...location,
    name,
    others,
    known: [...componentNames, ...imported],
  })
}

/**
 * Checks that the components a source uses, such as members of a module or an object, can be rendered. React's own
 * error has neither their names nor their lines.
 * @param valueOf the value of a name in the source; undefined for names of functions inside
 * @throws DocentError
 */
export function assertComponents(
  uses: readonly ComponentUse[],
  valueOf: (name: string) => { value: unknown } | undefined,
): void {
  for (const { name, ...location } of uses) {
    const [root = '', ...members] = name.split('.')
    const component = valueOf(root)
    if (!component) continue
    const value = members.reduce<unknown>(
      (object, member) => (object as Record<string, unknown> | null | undefined)?.[member],
      component.value,
    )
    if (!isComponent(value))
      throw errors.notAComponent({
        ...location,
        name,
        type: value === null ? 'null' : typeof value,
      })
  }
}

/** Names of elements are components, too. `memo`, `forwardRef`, and `Fragment` aren't functions. */
function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    typeof value === 'string' ||
    typeof value === 'symbol' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  )
}
