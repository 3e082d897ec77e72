import { errors, type DocentError } from '../errors/index.ts'
import type { CompiledMeta } from '../build/jobs.ts'

/** Names of components that a source uses but neither imports nor finds among the shared ones. */
export function checkComponents(meta: CompiledMeta, known: ReadonlySet<string>): DocentError[] {
  const imported = new Set(meta.imports.map(({ local }) => local))
  return meta.components
    .map((component) => ({ ...component, root: component.name.split('.')[0] ?? '' }))
    .filter(({ root }) => !imported.has(root) && !known.has(root) && !meta.exports.includes(root))
    .map(({ name, root, file, line, column }) =>
      errors.unknownComponent({ name, file, line, column, known: [...known, ...imported] }),
    )
}
