import { catalog } from './catalog.ts'
import { factories } from './entry.ts'

export { catalog } from './catalog.ts'
export { codeFrame } from './docent-error.ts'
export { DocentError, isDocentError, type ErrorLocation, type ErrorRecord } from './docent-error.ts'
export { moduleFailure, type ModuleFailure } from './module-failure.ts'
export { formatError, formatLocation, type FormatOptions, withShortPaths } from './format-error.ts'
export type { ConfigProblem } from './catalog/config-errors.ts'

/**
 * Creates the errors of the catalog.
 * @example throw errors.unknownDocId({ id: 'intor', available: ['intro'], where: 'sidebar "guides"' })
 */
export const errors = factories(catalog)
export { distinct, problemsIn, throwTogether } from './docent-error.ts'
