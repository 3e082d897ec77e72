/**
 * Compiler errors that say nothing about a sample. Each rule has its reason; what no rule names fails.
 *
 * The rules for JavaScript exist because its reader has no way to write the type that would settle the
 * matter. Misspelt names stay errors: the compiler then knows a better one and says so.
 */

import { isJavaScript } from './languages.ts'
import type { Fence } from './fences.ts'

export interface Problem {
  /** In the sample, counted from 1. */
  line: number
  /** In the sample, counted from 1. */
  column: number
  /** `TS2339`. */
  code: string
  message: string
}

export function isTolerated(problem: Problem, fence: Fence) {
  // Types imported from a file of the reader's project: ambient modules have values only.
  if (problem.code === 'TS2709') return true
  if (!isJavaScript(fence)) return false
  return [isUnknown, isOwnGlobal, isElementProperty, isAliasProperty, isOverwrite, isNow].some(
    (rule) => rule(problem, fence),
  )
}

/** What a task yields is `unknown`. */
function isUnknown({ code, message }: Problem) {
  return (
    code === 'TS18046' ||
    code === 'TS2571' ||
    (code === 'TS2339' && message.endsWith("does not exist on type 'unknown'."))
  )
}

/** A property that the application under test puts on its window. */
function isOwnGlobal({ code, message }: Problem) {
  if (code !== 'TS2339' && code !== 'TS2551') return false
  const [, written = '', meant] =
    /^Property '(.+?)' does not exist on type '(?:AUTWindow|Window|Window & typeof globalThis)'\.(?: Did you mean '(.+?)'\?)?/.exec(
      message,
    ) ?? []
  // `store` is near to `Storage`, but nobody means that.
  return written !== '' && (!meant || meant[0] !== written[0])
}

/** `$input[0].value`: the query yields a general element. */
function isElementProperty({ code, message }: Problem) {
  return (
    code === 'TS2339' &&
    /on type '(?:Element|(?:HTML|SVG)\w*Element|EventTarget|Node)'/.test(message)
  )
}

/** `cy.get('@user')` may yield anything; the types take every `get` for a query of elements. */
function isAliasProperty({ code, message }: Problem, fence: Fence) {
  return (
    code === 'TS2339' &&
    /on type 'JQuery</.test(message) &&
    /\bget\(\s*['"`]@/.test(fence.code.join('\n'))
  )
}

/** Type arguments tell the overwriting of a parent command from that of a child command. */
function isOverwrite({ code, line }: Problem, fence: Fence) {
  const source = fence.code[line - 1] ?? ''
  return (
    (/^TS(2345|2769)$/.test(code) && /\bCommands\.overwrite(?:Query)?\(/.test(source)) ||
    (/^TS(2345|2554|2555|2556)$/.test(code) && /\boriginalFn\(/.test(source))
  )
}

/** `cy.now('get', …)` gives a function for queries and a promise for commands; the types say both at once. */
function isNow({ code, message }: Problem) {
  return code === 'TS2349' && message.includes("'Promise<any> | ((subject: any) => any)'")
}
