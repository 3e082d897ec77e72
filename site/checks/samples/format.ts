/** Checks and corrects the style of samples with Prettier. */

import { format, type Options } from 'prettier'
import { SCRIPT_EXTENSIONS } from './languages.ts'
import type { Fence } from '../page/fences.ts'

export type Unformatted = { fence: Fence; expected: string[] }

const STYLE: Options = { semi: false, singleQuote: true, printWidth: 80, trailingComma: 'es5' }

/**
 * The samples that Prettier would change. A sample that can't be parsed is skipped, because the type check reports it
 * or it has `no-check`.
 */
export async function findUnformatted(fences: Fence[]): Promise<Unformatted[]> {
  const unformatted: Unformatted[] = []
  for (const fence of fences) {
    const extension = SCRIPT_EXTENSIONS[fence.lang]
    if (!extension) continue
    const parser = extension.startsWith('ts') ? 'typescript' : 'babel'
    const written = fence.code.join('\n')
    const formatted = await format(written, { ...STYLE, parser }).catch(() => undefined)
    // Prettier puts a semicolon before a sample that consists only of markup. Markup after other code isn't a valid
    // program.
    const expected = formatted?.replace(/^;</, '<').trimEnd()
    if (expected === undefined || expected === written || /^;</m.test(expected)) continue
    if (fence.inPair && differsInLineBreaksOnly(written, expected)) continue
    unformatted.push({ fence, expected: expected.split('\n') })
  }
  return unformatted
}

/** Two samples that share the page's width may have earlier line breaks than Prettier's. */
function differsInLineBreaksOnly(written: string, expected: string) {
  const joined = (text: string) => text.replace(/\s+/g, '').replace(/,(?=[)\]}])/g, '')
  const hasLooseChain = /^\.\w/m.test(written)
  return joined(written) === joined(expected) && !hasLooseChain
}

/**
 * The page with formatted samples. It works from the last sample to the first, because formatting may change the number
 * of lines.
 */
export function repairPage(source: string, unformatted: Unformatted[]) {
  const lines = source.split('\n')
  const lastFirst = [...unformatted].sort((a, b) => b.fence.line - a.fence.line)
  for (const { fence, expected } of lastFirst) {
    // Blank lines may have no indentation, so the longest prefix is the fence's.
    const indent = fence.prefix.reduce(
      (widest, one) => (one.length > widest.length ? one : widest),
      '',
    )
    const body = expected.map((line) => (line ? indent + line : indent.trimEnd()))
    lines.splice(fence.line - 1, fence.code.length, ...body)
  }
  return lines.join('\n')
}
