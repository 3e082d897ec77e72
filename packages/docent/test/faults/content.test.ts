import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDocentError } from '../../src/errors/index.ts'
import { copyFixture, copySite, type FixtureSite } from '../support/fixtures.ts'
import { openContentSite, type ContentSite } from './content-site.ts'
import { again, caseNumbers, printFigures } from './harness.ts'
import { runContentCases } from './run-content-cases.ts'

const NUMBERS = caseNumbers(300, 10_000)
/** Maximum processor time of a page. */
const LIMIT_MS = 10_000
const FIXTURES = ['basic', 'hostile', 'shell', 'two']

const fixtures: FixtureSite[] = []
let site: FixtureSite
beforeAll(async () => {
  fixtures.push(...(await Promise.all(FIXTURES.map(copyFixture))))
  site = await copySite()
  renamePlainPages(join(site.dir, 'docs'))
})
afterAll(() => Promise.all([...fixtures, site].map((copy) => copy.delete())))

describe('unusual content', () => {
  // @covers 11.5
  test(
    'of the fixtures and the site results in a page with all of its text, or in an error with a location',
    async () => {
      const dirs = { fixtures: fixtures.map(({ dir }) => dir), site: site.dir }
      const outcomes = await runContentCases(dirs, NUMBERS)
      const count = (kind: string): number => outcomes.filter((each) => each.kind === kind).length
      const faults = outcomes.flatMap((each, index) =>
        each.kind === 'fault'
          ? [`${each.problem}\n  ${again('content', NUMBERS[index] ?? 0)}`]
          : [],
      )
      printFigures('content', {
        'mutated pages': outcomes.length,
        pages: count('page'),
        'errors with file and line': count('error'),
        'errors of expressions with the file': count('rendering'),
        'ended by the time limit': count('slow'),
        violations: faults.length,
      })
      expect(faults).toEqual([])
      expect(outcomes).toHaveLength(NUMBERS.length)
    },
    60_000 + NUMBERS.length * 2000,
  )
})

describe('hostile content', () => {
  let basic: ContentSite
  let file = ''
  beforeAll(async () => {
    basic = await openContentSite(fixtures[0]?.dir ?? '')
    file = basic.sources.find((source) => source.endsWith('second.mdx')) ?? ''
  })

  test.each([
    ['a range of 20 digits', '```js {9999999999999999999}\nx\n```\n'],
    ['a range of 100 million lines', '```js {1-99999999}\nx\n```\n'],
    ['a language named like a member of every object', '```constructor\nx\n```\n'],
    ['an admonition named like a member of every object', ':::constructor\nx\n:::\n'],
    ['5,000 nested quotes', `${'>'.repeat(5000)} deep\n`],
    [
      '1,500 nested lists',
      Array.from({ length: 1500 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n'),
    ],
    ['3,000 nested elements', `${'<b>'.repeat(3000)}x${'</b>'.repeat(3000)}\n`],
    ['50,000 nested parentheses', `{${'('.repeat(50_000)}1${')'.repeat(50_000)}}\n`],
    ['a link with a bad escape', '[a](%E0) [b](./x.md#%E0) [c](/intro#%)\n'],
    ['an image without an address', '![x]()\n'],
    ['an image with a bad escape', '![x](%E0.png)\n'],
    ['an image with a name of 5,000 letters', `![x](${'x'.repeat(5000)}.png)\n`],
    [
      'a link with a name of 5,000 letters',
      `[x](${'x'.repeat(5000)}.zip) [y](/${'y'.repeat(5000)}.zip)\n`,
    ],
    ['a null character', 'a\0b\n'],
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
    const start = process.cpuUsage()
    const outcome: unknown = await basic.make(file, source).catch((error: unknown) => error)
    if (outcome instanceof Error) {
      expect(isDocentError(outcome), outcome.stack).toBe(true)
      expect(outcome).toMatchObject({ file })
    }
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1000).toBeLessThan(LIMIT_MS)
  })
})

/** Most pages are MDX. Those without MDX features become Markdown, where other problems can occur. */
function renamePlainPages(docs: string): void {
  for (const name of readdirSync(docs, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.mdx')) continue
    const file = join(docs, name)
    const text = readFileSync(file, 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/^([ \t]*)(```+)[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, '')
      .replace(/`[^`\n]*`|\{#[\w-]+\}/g, '')
    if (!/[<{]|^(?:import|export) /m.test(text)) renameSync(file, file.slice(0, -1))
  }
}

/** Ten levels of ten aliases each, which resolve to ten billion values. */
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
