/** Samples for the tests of the sample rules. */

import { describe, expect, it } from 'vitest'
import { findFences, type Fence } from '../page/fences.ts'
import { readCommandKinds } from '../samples/lint/command-kinds.ts'
import { createScriptLinter } from '../samples/lint/script-linter.ts'

/** Call forms as on the command pages, several of each kind. */
const CALL_FORMS = block(
  'syntax',
  '.click()',
  '.find(selector)',
  '.should(chainers)',
  '.then(callbackFn)',
  '.as(aliasName)',
  'cy.get(selector)',
  'cy.visit(url)',
  'cy.wait(time)',
  'cy.url()',
  'cy.tick(milliseconds)',
  'cy.contains(content)',
  '.contains(content)',
)

export function block(info: string, ...lines: string[]): string {
  return [`\`\`\`${info}`, ...lines, '```'].join('\n')
}

export function fencesOf(source: string, page = 'site/docs/app/page.mdx'): Fence[] {
  return findFences(source, page)
}

export function createLinter(): (code: string, lang?: string, page?: string) => string[] {
  const lint = createScriptLinter(readCommandKinds(fencesOf(CALL_FORMS)))
  return (code, lang = 'js', page) =>
    fencesOf(block(lang, ...code.split('\n')), page).flatMap((fence) => {
      const problems = lint(fence)
      if (!problems) throw new Error(`The sample does not parse: ${code}`)
      return problems.map((problem) => problem.code)
    })
}

/** The linter as the check uses it. */
export const lintScript = createScriptLinter(readCommandKinds(fencesOf(CALL_FORMS)))

/** For each rule, samples that break it, and similar ones that don't. */
export type RuleCases = Record<string, { wrong: string[]; right: string[] }>

export function testRules(cases: RuleCases): void {
  const lint = createLinter()
  describe.each(Object.entries(cases))('%s', (rule, { wrong, right }) => {
    it.each(wrong)('reports %s', (code) => {
      expect(lint(code)).toContain(rule)
    })

    it.each(right)('accepts %s', (code) => {
      expect(lint(code)).not.toContain(rule)
    })
  })
}
