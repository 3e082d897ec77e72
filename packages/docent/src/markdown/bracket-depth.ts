import { errors } from '../errors/index.ts'

/**
 * Maximum nesting depth of brackets. The compiler is native code that recurses for each level. From about 1,500 levels
 * on, its stack overflows and ends the process.
 */
const LIMIT = 500

const NEWLINE = 0x0a
const SPACE = 0x20
/** ( [ { and the brackets that close them. */
const isOpening = (code: number): boolean => code === 0x28 || code === 0x5b || code === 0x7b
const isClosing = (code: number): boolean => code === 0x29 || code === 0x5d || code === 0x7d

/**
 * Counts open brackets in each block separately, because a bracket in prose may stay open.
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
