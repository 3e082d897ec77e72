import type { ImportOptions } from '../markdown/page-imports.ts'
import { DOCUSAURUS_MODULES } from '../shared/docusaurus-modules.ts'

/** Parameters of the error for a module that only Docusaurus has. */
export function foreignModuleDetails(
  specifier: string,
  { compat }: Pick<ImportOptions, 'compat'>,
): { specifier: string; known?: string[] } {
  return { specifier, ...(compat && { known: Object.keys(DOCUSAURUS_MODULES) }) }
}
