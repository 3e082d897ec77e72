import { describe, expect, it } from 'vitest'
import { checkSamples } from '../samples/check.ts'
import { findFences } from '../page/fences.ts'

/** @param pages samples of each page, with their language in the first line */
async function check(pages: Record<string, string[]>) {
  const fences = Object.entries(pages).flatMap(([page, lines]) =>
    findFences(['```' + lines[0], ...lines.slice(1), '```'].join('\n'), page),
  )
  const { findings } = await checkSamples(fences)
  return findings.map(({ page, line, code, message }) => `${page}:${line} ${code} ${message}`)
}

describe('samples of the Results API', () => {
  it('may use every documented field', async () => {
    expect(
      await check({
        'coverage.mdx': [
          'js',
          "const { getUICoverageResults } = require('@cypress/extract-cloud-results')",
          "getUICoverageResults({ runTags: ['smoke'] }).then(({ summary, views, config }) => {",
          '  console.log(summary.coverage, views[0].untestedLinksCount)',
          '  console.log(config.value.profiles)',
          '})',
        ],
        'accessibility.mdx': [
          'ts',
          "import { getAccessibilityResults } from '@cypress/extract-cloud-results'",
          'const { rules, summary, config } = await getAccessibilityResults()',
          "const critical: number = rules.filter(({ severity }) => severity === 'critical').length",
          'console.log(critical, summary.violationCounts.total, config?.updatedAt)',
        ],
      }),
    ).toEqual([])
  })

  it('fail for a wrong field name, whether required or imported', async () => {
    const found = await check({
      'required.mdx': [
        'js',
        "const { getUICoverageResults } = require('@cypress/extract-cloud-results')",
        'getUICoverageResults().then(({ summary }) => {',
        '  console.log(summary.score)',
        '})',
      ],
      'imported.mdx': [
        'js',
        "import { getAccessibilityResults } from '@cypress/extract-cloud-results'",
        'const { views } = await getAccessibilityResults()',
        'console.log(views.map((view) => view.rule))',
      ],
    })
    expect(found).toEqual([
      "imported.mdx:4 TS2551 Property 'rule' does not exist on type 'View'. Did you mean 'rules'?",
      "required.mdx:4 TS2339 Property 'score' does not exist on type 'Summary'.",
    ])
  })

  it('fail for a wrong argument, status, or function, and for a field that may be missing', async () => {
    const found = await check({
      'a.mdx': [
        'ts',
        "import { getUICoverageResults } from '@cypress/extract-cloud-results'",
        "const { runStatus, config } = await getUICoverageResults({ runTag: 'smoke' })",
        "console.log(runStatus === 'canceled', config.updatedAt)",
      ],
      'b.mdx': [
        'js',
        "import { getCoverageResults } from '@cypress/extract-cloud-results'",
        'getCoverageResults()',
      ],
    })
    expect(found.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
      'a.mdx:3 TS2561',
      'a.mdx:4 TS2367',
      'a.mdx:4 TS18048',
      'b.mdx:2 TS2724',
    ])
  })
})
