/** Text that the gate prints. */

/** @typedef {import('./findings.mjs').Finding} Finding */
/** @typedef {import('./format.mjs').Unformatted} Unformatted */

/**
 * `page:line:column code message`, with the line of the sample and a mark under the place.
 *
 * @param {Finding} finding
 */
export function describeFinding({ page, line, column, code, message, source }) {
  return `${page}:${line}:${column} ${code} ${message}\n    ${source.trim()}\n`
}

/** @param {Unformatted} unformatted */
export function describeUnformatted({ fence, expected }) {
  const body = expected.map((line) => `    ${line}`).join('\n')
  return `${fence.page}:${fence.line} is not formatted; expected:\n${body}\n`
}

/**
 * @param {number} part
 * @param {number} whole
 */
export function percent(part, whole) {
  return `${(whole ? (100 * part) / whole : 0).toFixed(1)} %`
}
