/**
 * Compiler errors that say nothing about a sample. Each rule has its reason; what no rule names fails.
 */

/**
 * @typedef {object} Problem
 * @property {number} line     In the sample, counted from 1.
 * @property {number} column   In the sample, counted from 1.
 * @property {string} code     `TS2339`
 * @property {string} message
 */

/** `implicitly has an 'any' type` in its forms: JavaScript has no place to write the type. */
const IMPLICIT_ANY = /^TS(7005|7006|7008|7010|7011|7016|7018|7019|7022|7023|7024|7031|7034|7053)$/

/** `possibly null` and `possibly undefined`: only TypeScript projects turn strict null checks on. */
const POSSIBLY_NULL = /^TS(2531|2532|2533|18047|18048|18049)$/

/**
 * @param {Problem} problem
 * @param {{ javascript: boolean, code: string }} sample
 */
export function isTolerated(problem, sample) {
  const { code, message } = problem
  // Types imported from a file of the reader's project: ambient modules have values only.
  if (code === 'TS2709') return true
  if (!sample.javascript) return false
  if (IMPLICIT_ANY.test(code) || POSSIBLY_NULL.test(code)) return true
  // What a task gives is `unknown`; JavaScript has no type argument to say more.
  if (code === 'TS18046' || code === 'TS2571') return true
  if (code !== 'TS2339' && code !== 'TS2551') return false
  return (
    isOwnGlobal(message) || isElementProperty(code, message) || isAliasProperty(problem, sample)
  )
}

/**
 * A property that the application under test puts on its window. A close match by name is a misspelling.
 *
 * @param {string} message
 */
function isOwnGlobal(message) {
  const found =
    /^Property '(.+?)' does not exist on type '(?:AUTWindow|Window|Window & typeof globalThis)'\.(?: Did you mean '(.+?)'\?)?/.exec(
      message,
    )
  if (!found) return false
  const [, written = '', meant] = found
  return !meant || meant[0] !== written[0]
}

/**
 * `$input[0].value`: the query yields a general element, and JavaScript has no type argument for it.
 *
 * @param {string} code
 * @param {string} message
 */
function isElementProperty(code, message) {
  return (
    code === 'TS2339' &&
    /on type '(?:Element|(?:HTML|SVG)\w*Element|EventTarget|Node)'/.test(message)
  )
}

/**
 * `cy.get('@user')` may yield anything; the types take every `get` for a query of elements.
 *
 * @param {Problem} problem
 * @param {{ code: string }} sample
 */
function isAliasProperty({ code, message }, sample) {
  return (
    code === 'TS2339' && /on type 'JQuery</.test(message) && /\bget\(\s*['"`]@/.test(sample.code)
  )
}
