import { formatError, type DocentError } from '../../../src/errors/index.ts'

/** An error as the command line prints it, without colors. */
export const text = (error: DocentError): string =>
  formatError(error, { cwd: '/site', color: false })
