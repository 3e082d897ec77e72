/** Checks and repairs the style of samples with Prettier. */

import { format } from 'prettier'
import { SCRIPT_EXTENSIONS } from './languages.mjs'

/** @typedef {import('./fences.mjs').Fence} Fence */
/** @typedef {{ fence: Fence, expected: string[] }} Unformatted */

/** @type {import('prettier').Options} */
const STYLE = { semi: false, singleQuote: true, trailingComma: 'es5' }

/** Samples that share the width of the page with another one may break their lines earlier. */
const WIDTHS = [80]
const PAIR_WIDTHS = [80, 70, 60, 56, 52, 48, 44, 40, 36]

/**
 * The samples that Prettier would write in another way. A sample that does not parse is skipped: the
 * type check reports it, or it carries `no-check`.
 *
 * @param {Fence[]} fences
 * @returns {Promise<Unformatted[]>}
 */
export async function findUnformatted(fences) {
  /** @type {Unformatted[]} */
  const unformatted = []
  for (const fence of fences) {
    const extension = SCRIPT_EXTENSIONS[fence.lang]
    if (!extension) continue
    const parser = extension.startsWith('ts') ? 'typescript' : 'babel'
    const written = fence.code.join('\n')
    /** @type {string | undefined} */
    let expected
    for (const width of fence.inPair ? PAIR_WIDTHS : WIDTHS) {
      const formatted = await formatAt(written, parser, width)
      if (formatted === undefined || formatted === written || /^;</m.test(formatted)) {
        expected = undefined
        break
      }
      expected ??= formatted
    }
    if (expected !== undefined) unformatted.push({ fence, expected: expected.split('\n') })
  }
  return unformatted
}

/**
 * @param {string} written
 * @param {string} parser
 * @param {number} printWidth
 */
async function formatAt(written, parser, printWidth) {
  const formatted = await format(written, { ...STYLE, printWidth, parser }).catch(() => undefined)
  // Prettier puts a semicolon before a sample that is markup alone.
  return formatted?.replace(/^;</, '<').trimEnd()
}

/**
 * The page with the expected text in place of the samples' own. Works from the last sample to the first,
 * because a repaired sample may have another number of lines.
 *
 * @param {string} source
 * @param {Unformatted[]} unformatted
 */
export function repairPage(source, unformatted) {
  const lines = source.split('\n')
  const lastFirst = [...unformatted].sort((a, b) => b.fence.line - a.fence.line)
  for (const { fence, expected } of lastFirst) {
    // Blank lines may stand without indentation, so the widest prefix is the fence's own.
    const indent = fence.prefix.reduce(
      (widest, one) => (one.length > widest.length ? one : widest),
      '',
    )
    const body = expected.map((line) => (line ? indent + line : indent.trimEnd()))
    lines.splice(fence.line - 1, fence.code.length, ...body)
  }
  return lines.join('\n')
}
