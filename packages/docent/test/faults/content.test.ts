import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isDocentError } from '../../src/errors/index.ts'
import { FIXTURES, makePage } from './content-cases.ts'
import { cases } from './harness.ts'
import { runContentCases } from './run-content-cases.ts'

const CASES = cases(300, 10_000)
/** Longer than any page may take. */
const LIMIT_MS = 10_000

describe('odd content', () => {
  test(
    `gives a page or an error with its place (${CASES} mutated pages)`,
    async () => {
      const outcomes = await runContentCases(CASES)
      const count = (kind: string): number => outcomes.filter((each) => each.kind === kind).length
      const faults = outcomes.flatMap((each, number) =>
        each.kind === 'fault' ? [`case ${number}: ${each.problem}`] : [],
      )
      console.log(
        `${CASES} mutated pages: ${count('page')} pages, ${count('error')} errors with file and line, ` +
          `${count('rendering')} of expressions with the file, ${count('slow')} ended after ten seconds`,
      )
      expect(faults).toEqual([])
      expect(outcomes).toHaveLength(CASES)
    },
    CASES * 2000,
  )
})

describe('content that is meant to hurt', () => {
  const file = join(FIXTURES, 'basic/docs/intro.mdx')
  test.each([
    ['a range of 20 digits', '```js {9999999999999999999}\nx\n```\n'],
    ['a range of 100 million lines', '```js {1-99999999}\nx\n```\n'],
    ['a language named like a member of every object', '```constructor\nx\n```\n'],
    ['5,000 nested quotes', `${'>'.repeat(5000)} deep\n`],
    [
      '1,500 nested lists',
      Array.from({ length: 1500 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n'),
    ],
    ['3,000 nested elements', `${'<b>'.repeat(3000)}x${'</b>'.repeat(3000)}\n`],
    ['a link with a bad escape', '[a](%E0) [b](./x.md#%E0) [c](/intro#%)\n'],
    ['an image with a name of 5,000 letters', `![x](${'x'.repeat(5000)}.png)\n`],
    [
      '20,000 links in a paragraph',
      `${Array.from({ length: 20_000 }, (_, i) => `[a${i}](/intro)`).join(' ')}\n`,
    ],
    [
      '20,000 rows',
      `| a |\n| - |\n${Array.from({ length: 20_000 }, (_, i) => `| ${i} |`).join('\n')}\n`,
    ],
    ['an alias without an anchor', '---\ntitle: *none\n---\n'],
    ['a bomb of aliases', `---\n${bomb()}---\n`],
  ])('%s', async (_, source) => {
    const start = performance.now()
    const outcome = await makePage(source, file).catch((error: unknown) => error)
    if (outcome !== undefined) {
      expect(isDocentError(outcome), String((outcome as Error).stack)).toBe(true)
      expect(outcome).toMatchObject({ file })
    }
    expect(performance.now() - start).toBeLessThan(LIMIT_MS)
  })
})

/** Ten levels of ten aliases each: ten billion values when they are resolved. */
function bomb(): string {
  const levels = Array.from({ length: 10 }, (_, i) =>
    i === 0
      ? 'l0: &l0 x\n'
      : `l${i}: &l${i} [${Array(10)
          .fill(`*l${i - 1}`)
          .join(', ')}]\n`,
  )
  return levels.join('')
}
