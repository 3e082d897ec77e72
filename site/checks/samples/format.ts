/** Checks and repairs the style of samples with Prettier. */

import { format, type Options } from 'prettier'
import { SCRIPT_EXTENSIONS } from './languages.ts'
import type { Fence } from './fences.ts'

export type Unformatted = { fence: Fence; expected: string[] }

const STYLE: Options = { semi: false, singleQuote: true, printWidth: 80, trailingComma: 'es5' }

/**
 * The samples that Prettier would write in another way. A sample that does not parse is skipped: the
 * type check reports it, or it carries `no-check`.
 */
export async function findUnformatted(fences: Fence[]): Promise<Unformatted[]> {
  const unformatted: Unformatted[] = []
  for (const fence of fences) {
    const extension = SCRIPT_EXTENSIONS[fence.lang]
    if (!extension) continue
    const parser = extension.startsWith('ts') ? 'typescript' : 'babel'
    const written = fence.code.join('\n')
    const formatted = await format(written, { ...STYLE, parser }).catch(() => undefined)
    // Prettier puts a semicolon before a sample that is markup alone. Markup further down is no program at all.
    const expected = formatted?.replace(/^;</, '<').trimEnd()
    if (expected === undefined || expected === written || /^;</m.test(expected)) continue
    if (fence.inPair && differsInLineBreaksOnly(written, expected)) continue
    unformatted.push({ fence, expected: expected.split('\n') })
  }
  return unformatted
}

/** Two samples that share the width of the page may break their lines earlier than Prettier would. */
function differsInLineBreaksOnly(written: string, expected: string) {
  const joined = (text: string) => text.replace(/\s+/g, '').replace(/,(?=[)\]}])/g, '')
  const hasLooseChain = /^\.\w/m.test(written)
  return joined(written) === joined(expected) && !hasLooseChain
}

/**
 * The page with the expected text in place of the samples' own. Works from the last sample to the first,
 * because a repaired sample may have another number of lines.
 */
export function repairPage(source: string, unformatted: Unformatted[]) {
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
