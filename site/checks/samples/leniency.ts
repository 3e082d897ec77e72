/**
 * Compiler errors that say nothing about a sample. Each rule has its reason; what no rule names fails.
 *
 * The rules for JavaScript exist because its reader has no way to write the type that would settle the
 * matter. Misspelt names stay errors: the compiler then knows a better one and says so.
 */

import { isJavaScript } from './languages.mjs'

/** @typedef {import('./fences.mjs').Fence} Fence */
/**
 * @typedef {object} Problem
 * @property {number} line     In the sample, counted from 1.
 * @property {number} column   In the sample, counted from 1.
 * @property {string} code     `TS2339`
 * @property {string} message
 */

/**
 * @param {Problem} problem
 * @param {Fence} fence
 */
export function isTolerated(problem, fence) {
  // Types imported from a file of the reader's project: ambient modules have values only.
  if (problem.code === 'TS2709') return true
  if (!isJavaScript(fence)) return false
  return [isUnknown, isOwnGlobal, isElementProperty, isAliasProperty, isOverwrite, isNow].some(
    (rule) => rule(problem, fence),
  )
}

/**
 * What a task yields is `unknown`.
 *
 * @param {Problem} problem
 */
function isUnknown({ code, message }) {
  return (
    code === 'TS18046' ||
    code === 'TS2571' ||
    (code === 'TS2339' && message.endsWith("does not exist on type 'unknown'."))
  )
}

/**
 * A property that the application under test puts on its window.
 *
 * @param {Problem} problem
 */
function isOwnGlobal({ code, message }) {
  if (code !== 'TS2339' && code !== 'TS2551') return false
  const [, written = '', meant] =
    /^Property '(.+?)' does not exist on type '(?:AUTWindow|Window|Window & typeof globalThis)'\.(?: Did you mean '(.+?)'\?)?/.exec(
      message,
    ) ?? []
  // `store` is near to `Storage`, but nobody means that.
  return written !== '' && (!meant || meant[0] !== written[0])
}

/**
 * `$input[0].value`: the query yields a general element.
 *
 * @param {Problem} problem
 */
function isElementProperty({ code, message }) {
  return (
    code === 'TS2339' &&
    /on type '(?:Element|(?:HTML|SVG)\w*Element|EventTarget|Node)'/.test(message)
  )
}

/**
 * `cy.get('@user')` may yield anything; the types take every `get` for a query of elements.
 *
 * @param {Problem} problem
 * @param {Fence} fence
 */
function isAliasProperty({ code, message }, fence) {
  return (
    code === 'TS2339' &&
    /on type 'JQuery</.test(message) &&
    /\bget\(\s*['"`]@/.test(fence.code.join('\n'))
  )
}

/**
 * Type arguments tell the overwriting of a parent command from that of a child command.
 *
 * @param {Problem} problem
 * @param {Fence} fence
 */
function isOverwrite({ code, line }, fence) {
  const source = fence.code[line - 1] ?? ''
  return (
    (/^TS(2345|2769)$/.test(code) && /\bCommands\.overwrite(?:Query)?\(/.test(source)) ||
    (/^TS(2345|2554|2555|2556)$/.test(code) && /\boriginalFn\(/.test(source))
  )
}

/**
 * `cy.now('get', …)` gives a function for queries and a promise for commands; the types say both at once.
 *
 * @param {Problem} problem
 */
function isNow({ code, message }) {
  return code === 'TS2349' && message.includes("'Promise<any> | ((subject: any) => any)'")
}
