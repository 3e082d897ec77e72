import type { CompiledPage } from '../model/page.ts'
import { errors, type DocentError } from '../errors/index.ts'

/** Names of components that a source uses although it doesn't import them and they aren't shared components. */
export function checkComponents(
  meta: Pick<CompiledPage, 'components' | 'imports' | 'exports'>,
  known: ReadonlySet<string>,
): DocentError[] {
  const imported = new Set(meta.imports.map(({ local }) => local))
  return meta.components
    .map((component) => ({ ...component, root: component.name.split('.')[0] ?? '' }))
    .filter(({ root }) => !imported.has(root) && !known.has(root) && !meta.exports.includes(root))
    .map(({ name, file, line, column }) =>
      errors.unknownComponent({ name, file, line, column, known: [...known, ...imported] }),
    )
}
