/** What the gate reports, and where in the page. */

/** @typedef {import('./fences.mjs').Fence} Fence */
/**
 * @typedef {object} Finding
 * @property {Fence} fence
 * @property {string} page
 * @property {number} line    In the page, counted from 1.
 * @property {number} column  In the page, counted from 1.
 * @property {string} code    What found it: `TS2339`, `json`, `no-check`.
 * @property {string} message
 * @property {string} source  The line of the sample.
 */

/**
 * The place in the page of a place in the sample. The compiler reports an unfinished sample behind its
 * end; its last line is then the best place.
 *
 * @param {Fence} fence
 * @param {import('./leniency.mjs').Problem} problem
 * @returns {Finding}
 */
export function locate(fence, { line, column, code, message }) {
  const index = Math.max(0, Math.min(line, fence.code.length) - 1)
  const source = fence.code[index] ?? ''
  const inside = line > fence.code.length ? source.length + 1 : column
  return {
    fence,
    page: fence.page,
    line: fence.line + index,
    column: inside + (fence.prefix[index]?.length ?? 0),
    code,
    message,
    source,
  }
}

/**
 * Order of the report: by page, then from top to bottom.
 *
 * @param {Finding} a
 * @param {Finding} b
 */
export function byPlace(a, b) {
  return a.page.localeCompare(b.page) || a.line - b.line || a.column - b.column
}
