import { errors } from '../errors/index.ts'

/**
 * Highest number of brackets that may be open at the same time. The compiler is native code that calls itself for each
 * of them: from about 1,500 on, its stack ends, and the process with it.
 */
const LIMIT = 500

const NEWLINE = 0x0a
const SPACE = 0x20
/** ( [ { and their counterparts. */
const isOpening = (code: number): boolean => code === 0x28 || code === 0x5b || code === 0x7b
const isClosing = (code: number): boolean => code === 0x29 || code === 0x5d || code === 0x7d

/**
 * Counts open brackets, in each block for itself: a bracket in prose may stay open.
 * @throws DocentError with the line
 */
export function assertShallow(source: string, file: string): void {
  let depth = 0
  let line = 1
  let isBlank = true
  for (let at = 0; at < source.length; at += 1) {
    const code = source.charCodeAt(at)
    if (code === NEWLINE) {
      if (isBlank) depth = 0
      isBlank = true
      line += 1
    } else if (code > SPACE) {
      isBlank = false
      if (isOpening(code)) depth += 1
      else if (isClosing(code) && depth > 0) depth -= 1
      if (depth > LIMIT) throw errors.bracketsTooDeep({ file, source, line, limit: LIMIT })
    }
  }
}
