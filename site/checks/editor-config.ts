/**
 * ESLint's configuration, so that editors show on save what the checks find on a page: samples, structure, and wording.
 * Spelling, drawings, and types are missing, because ESLint's rules can't wait for dictionaries and a compiler.
 *
 * A page is one file with one rule for each check instead of a processor with a file for each sample. That way, a rule
 * sees whether a sample is marked as a mistake, and positions are those of the page.
 */

import path from 'node:path'
import type { Linter, Rule } from 'eslint'
import { findPages, readPage, readSamples } from './page/page.ts'
import { checkWording } from './prose/check-source.ts'
import { rules as wordingRules } from './prose/rules/index.ts'
import { findBrokenFences } from './samples/lint/broken-fences.ts'
import { readCommandKinds } from './samples/lint/command-kinds.ts'
import { judgeByRules } from './samples/lint/gate.ts'
import { judgeLabels } from './samples/lint/labels.ts'
import { createScriptLinter, scriptConfig } from './samples/lint/script-linter.ts'
import { checkPage, readInstalled } from './structure/check-page.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const EXAMPLES = 'site/examples/**/*.{js,jsx,ts,tsx}'

interface Place {
  line: number
  /** Counted from 1. */
  column?: number
  message: string
}

/** A page has no statements, and its rules read its text. */
const parser: Linter.Parser = {
  parseForESLint: (text) => ({
    ast: {
      type: 'Program',
      sourceType: 'module',
      body: [],
      tokens: [],
      comments: [],
      range: [0, text.length],
      loc: { start: { line: 1, column: 0 }, end: { line: text.split('\n').length, column: 0 } },
    },
  }),
}

function pageRule(check: (source: string, file: string) => Place[]): Rule.RuleModule {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) => ({
      Program() {
        const file = path.relative(ROOT, context.filename).split(path.sep).join('/')
        for (const { line, column = 1, message } of check(context.sourceCode.text, file))
          context.report({ loc: { line, column: column - 1 }, message })
      },
    }),
  }
}

export function editorConfig(): Linter.Config[] {
  const commandPages = findPages(ROOT, ['site/docs/api/commands'])
  const kinds = readCommandKinds(readSamples(ROOT, commandPages))
  const lintScript = createScriptLinter(kinds)
  const cypress = readInstalled()
  const samples = pageRule((source, file) => {
    const { fences } = readPage(source, file)
    const found = [
      ...judgeByRules(fences, lintScript).findings,
      ...findBrokenFences(source, file),
      ...judgeLabels(source, fences),
    ]
    return found.map(({ message, code, ...place }) => ({
      ...place,
      message: `${message} (${code})`,
    }))
  })
  const structure = pageRule((source, file) =>
    checkPage(readPage(source, file), cypress).map(({ line, found, fix }) => ({
      line,
      message: `Found ${found}. ${fix}`,
    })),
  )
  const wording = pageRule((source, file) =>
    checkWording(source, file, wordingRules).map(({ line, rule, phrase, message, instead }) => ({
      line,
      message: `"${phrase}": ${message} ${instead && `Write: ${instead}`} (${rule})`,
    })),
  )
  const plugins = { pages: { rules: { samples, structure, wording } } }
  const script = scriptConfig(kinds)
  return [
    {
      files: [
        'site/{docs,partials}/**/*.mdx',
        '*.md',
        'docs/**/*.md',
        'packages/docent/docs-site/docs/**/*.md',
      ],
      plugins,
      languageOptions: { parser },
      rules: { 'pages/wording': 'error' },
    },
    {
      files: ['site/{docs,partials}/**/*.mdx'],
      rules: { 'pages/samples': 'error', 'pages/structure': 'error' },
    },
    { files: [EXAMPLES], ...script(true, false) },
    { files: ['site/examples/**/*.ts'], ...script(false, false) },
    {
      ignores: [
        '**/node_modules/**',
        '**/dist/**',
        '**/.docent/**',
        '**/*.{js,mjs,cjs}',
        `!${EXAMPLES}`,
      ],
    },
  ]
}
