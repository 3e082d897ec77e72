import { catalogue } from './catalogue.ts'
import { factories } from './entry.ts'

export { catalogue } from './catalogue.ts'
export { codeFrame } from './code-frame.ts'
export { DocentError, isDocentError, type ErrorPlace, type ErrorRecord } from './docent-error.ts'
export { moduleFailure, type ModuleFailure } from './module-failure.ts'
export { formatError, placeOfError, type FormatOptions } from './format-error.ts'
export type { ConfigProblem } from './catalogue/config-errors.ts'

/**
 * Creates the errors of the catalog.
 * @example throw errors.unknownDocId({ id: 'intor', available: ['intro'], where: 'sidebar "guides"' })
 */
export const errors = factories(catalogue)
export { throwTogether } from './throw-together.ts'
