/**
 * Compiler errors that don't indicate a mistake in a sample. Each rule has its reason, and all other errors count.
 *
 * The rules for JavaScript exist because its readers can't add the type that would fix the error. Misspelled names
 * still count, because the compiler then suggests a better name.
 */

import { isJavaScript } from './languages.ts'
import type { Fence } from '../page/fences.ts'

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
  // Types imported from a file in the reader's project, because ambient modules only have values.
  if (problem.code === 'TS2709') return true
  if (!isJavaScript(fence)) return false
  return [isUnknown, isOwnGlobal, isElementProperty, isAliasProperty, isOverwrite, isNow].some(
    (rule) => rule(problem, fence),
  )
}

/** The value that a task yields is `unknown`. */
function isUnknown({ code, message }: Problem) {
  return (
    code === 'TS18046' ||
    code === 'TS2571' ||
    (code === 'TS2339' && message.endsWith("does not exist on type 'unknown'."))
  )
}

/** A property that the application under test adds to its window. */
function isOwnGlobal({ code, message }: Problem) {
  if (code !== 'TS2339' && code !== 'TS2551') return false
  const [, written = '', meant] =
    /^Property '(.+?)' does not exist on type '(?:AUTWindow|Window|Window & typeof globalThis)'\.(?: Did you mean '(.+?)'\?)?/.exec(
      message,
    ) ?? []
  // `store` is similar to `Storage`, but nobody means that.
  return written !== '' && (!meant || meant[0] !== written[0])
}

/** `$input[0].value`: the query yields a generic element. */
function isElementProperty({ code, message }: Problem) {
  return (
    code === 'TS2339' &&
    /on type '(?:Element|(?:HTML|SVG)\w*Element|EventTarget|Node)'/.test(message)
  )
}

/** `cy.get('@user')` may yield anything, but the types treat every `get` as a query for elements. */
function isAliasProperty({ code, message }: Problem, fence: Fence) {
  return (
    code === 'TS2339' &&
    /on type 'JQuery</.test(message) &&
    /\bget\(\s*['"`]@/.test(fence.code.join('\n'))
  )
}

/** The type arguments that distinguish overwriting a parent command from overwriting a child command. */
function isOverwrite({ code, line }: Problem, fence: Fence) {
  const source = fence.code[line - 1] ?? ''
  return (
    (/^TS(2345|2769)$/.test(code) && /\bCommands\.overwrite(?:Query)?\(/.test(source)) ||
    (/^TS(2345|2554|2555|2556)$/.test(code) && /\boriginalFn\(/.test(source))
  )
}

/** `cy.now('get', …)` returns a function for queries and a promise for commands, but the types combine both. */
function isNow({ code, message }: Problem) {
  return code === 'TS2349' && message.includes("'Promise<any> | ((subject: any) => any)'")
}
