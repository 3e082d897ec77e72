import { describe, expect, test } from 'vitest'
import { createProblems } from '../../src/dev/problems.ts'
import { errors } from '../../src/errors/index.ts'

const missing = errors.missingExport({
  file: '/site/docs/page.mdx',
  line: 1,
  specifier: './_part.mdx',
  name: 'product',
  known: [],
})
const syntax = errors.mdxSyntax({ file: '/site/docs/_part.mdx', line: 3, problem: 'Unexpected <' })

describe('problems in dev', () => {
  /** Problems, the codes that the terminal has shown, and the messages to browsers. */
  function reported() {
    const codes: string[] = []
    const sent: string[] = []
    const problems = createProblems({
      stage: (_, run) => Promise.resolve(run()),
      info: (text) => void codes.push(/^\[(.+?)\]/.exec(text)?.[1] ?? text),
    } as Parameters<typeof createProblems>[0])
    const channel = { on: () => undefined, send: ({ type }: { type: string }) => sent.push(type) }
    problems.connect(channel as unknown as Parameters<typeof problems.connect>[0])
    return { codes, sent, problems }
  }

  test('a mistake in a partial is printed once, even if a page had another one before', () => {
    const { codes, problems } = reported()
    problems.fail({ name: '/page', route: '/page', version: '1' }, missing)
    problems.fail({ name: '/site/docs/_part.mdx', version: '2' }, syntax)
    problems.fail({ name: '/page', route: '/page', version: '1' }, syntax)
    expect(codes).toEqual(['missing-export', 'mdx-syntax'])
  })

  test('a mistake is printed again after its source has been saved', () => {
    const { codes, problems } = reported()
    problems.fail({ name: '/page', route: '/page', version: '1' }, missing)
    problems.fail({ name: '/page', route: '/page', version: '1' }, missing)
    problems.fail({ name: '/page', route: '/page', version: '2' }, missing)
    expect(codes).toEqual(['missing-export', 'missing-export'])
  })

  test('a mistake that was fixed and returns is printed again', () => {
    const { codes, problems } = reported()
    problems.fail({ name: '/page', route: '/page', version: '1' }, missing)
    problems.mend('/page')
    problems.fail({ name: '/page', route: '/page', version: '1' }, missing)
    expect(codes).toEqual(['missing-export', 'missing-export'])
  })

  test("an overlay that the author has closed doesn't return until the page is saved or opened", () => {
    const { sent, problems } = reported()
    const fail = (version: string, cover?: 'new' | 'never') =>
      problems.fail({ name: '/page', route: '/page', version }, missing, cover)
    fail('1', 'never')
    expect(sent).toEqual([])
    fail('1', 'new')
    fail('1', 'never')
    fail('1', 'new')
    expect(sent).toEqual(['error'])
    fail('2', 'new')
    expect(sent).toEqual(['error', 'error'])
    fail('2')
    expect(sent).toEqual(['error', 'error', 'error'])
    problems.mend('/page')
    fail('2', 'new')
    expect(sent).toHaveLength(4)
  })
})
