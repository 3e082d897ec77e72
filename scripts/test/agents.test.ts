import { describe, expect, test } from 'vitest'
import type { Exception } from '../agents/exceptions.ts'
import { findings, type CheckResult } from '../agents/findings.ts'
import { pagesToTest } from '../agents/pages.ts'

type PageResult = NonNullable<NonNullable<CheckResult['details']>['pageResults']>[number]

const page = (path: string, status: string): PageResult => ({
  url: `http://localhost:1${path}`,
  status,
})
const result = (id: string, status: string, pageResults: PageResult[] = []): CheckResult => ({
  id,
  status,
  message: 'Why.',
  details: { pageResults },
})

describe('findings of the tester for agent-friendly documentation', () => {
  // @covers 10.55
  test('a check must pass, and any other result is an error', () => {
    expect(findings([result('a', 'pass')], {})).toEqual([])
    for (const status of ['warn', 'fail', 'skip', 'error'])
      expect(findings([result('a', status)], {})).toEqual([`a: ${status}. Why.`])
  })

  test('a check with nothing to test must report that', () => {
    const exceptions: Record<string, Exception> = { a: { reason: 'None.', status: 'skip' } }
    expect(findings([result('a', 'skip')], exceptions)).toEqual([])
    expect(findings([result('a', 'fail')], exceptions)).toEqual(['a: fail, expected skip. Why.'])
  })

  test('listed pages may fail, and others may not', () => {
    const exceptions = { a: { reason: 'Long.', pages: ['/x'] } }
    const run = (...pages: PageResult[]): string[] =>
      findings([result('a', 'fail', pages)], exceptions)
    expect(run(page('/x', 'fail'), page('/y', 'warn'))).toEqual([])
    expect(run(page('/x', 'fail'), page('/y', 'fail'))).toEqual(['a: /y fails. Why.'])
  })

  test('an unnecessary exception is an error', () => {
    const exceptions = { a: { reason: 'Long.', pages: ['/x'] } }
    expect(findings([result('a', 'warn', [page('/x', 'warn')])], exceptions)).toEqual([
      'a: /x passes now. Remove it from the exceptions.',
    ])
    expect(findings([result('b', 'pass')], exceptions)).toEqual([
      'a: the tester has no such check. Remove the exception.',
    ])
  })
})

test('long pages, exceptions, the root, and one page in eight are tested', () => {
  const copies = Array.from({ length: 20 }, (_, i) => ({ route: `/${i}`, characters: 100 }))
  copies.push({ route: '/long', characters: 45_001 }, { route: '/listed', characters: 1 })
  copies.push({ route: '/', characters: 1 })
  expect(pagesToTest(copies, ['/listed'])).toEqual(['/0', '/8', '/16', '/long', '/listed', '/'])
})
