import type { Problem } from '../app/development/problem.ts'
import { isDocentError, formatLocation } from '../errors/index.ts'

/** An error in the format of the browser's problem panel. */
export function toProblem(
  error: unknown,
  { level, route, cwd }: Pick<Problem, 'level' | 'route'> & { cwd: string },
): Problem {
  const about = { level, ...(route !== undefined && { route }) }
  if (!isDocentError(error))
    return { ...about, message: error instanceof Error ? error.message : String(error) }
  const location = formatLocation(error, cwd)
  return {
    ...about,
    message: error.message,
    ...(location !== undefined && { location }),
    fix: error.hint,
  }
}
