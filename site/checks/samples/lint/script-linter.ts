/** Lints JavaScript and TypeScript samples with ESLint. */

import * as parser from '@babel/eslint-parser'
import { Linter } from 'eslint'
import type { Fence } from '../../page/fences.ts'
import { SCRIPT_EXTENSIONS } from '../languages.ts'
import type { Problem } from '../leniency.ts'
import { localRules } from '../rules/index.ts'
import type { CommandKinds } from './command-kinds.ts'
import { PLUGIN_MESSAGES, pluginRules } from './plugin-rules.ts'

/** The problems of a sample; undefined if it can't be parsed. */
export type ScriptLinter = (fence: Fence) => Problem[] | undefined

/** Pages about `Cypress.env()` itself, or about versions without an alternative to it. */
const ABOUT_ENV = /\/env|\/migration-guide|changelog/

export function createScriptLinter(kinds: CommandKinds): ScriptLinter {
  const linter = new Linter()
  const config = scriptConfig(kinds)
  const configs = [true, false].map((jsx) => [false, true].map((env) => [config(jsx, env)]))
  return (fence) => {
    // `<T>value` is a cast in TypeScript and an element in other languages.
    const jsx = SCRIPT_EXTENSIONS[fence.lang] !== 'ts'
    const chosen = configs[jsx ? 0 : 1]?.[ABOUT_ENV.test(fence.page) ? 1 : 0] ?? []
    const messages = linter.verify(fence.code.join('\n'), chosen)
    return messages.some(({ fatal }) => fatal) ? undefined : toProblems(messages)
  }
}

/** ESLint's configuration for scripts: with JSX or without, and whether `Cypress.env()` is their subject. */
export function scriptConfig(
  kinds: CommandKinds,
): (jsx: boolean, aboutEnv: boolean) => Linter.Config {
  const local = localRules(kinds)
  const plugins = { cypress: pluginRules(), docs: { rules: local } }
  const names = [
    ...Object.keys(PLUGIN_MESSAGES),
    ...Object.keys(local).map((name) => `docs/${name}`),
  ]
  return (jsx, aboutEnv) => ({
    plugins,
    rules: Object.fromEntries(
      names.map((name) => [name, aboutEnv && name === 'docs/no-env-secret' ? 'off' : 'error']),
    ),
    // Exemptions belong in the fence, with a reason.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    languageOptions: { parser, parserOptions: parserOptions(jsx) },
  })
}

function parserOptions(jsx: boolean): Linter.ParserOptions {
  return {
    requireConfigFile: false,
    babelOptions: {
      babelrc: false,
      configFile: false,
      filename: jsx ? 'sample.tsx' : 'sample.ts',
      presets: ['@babel/preset-typescript'],
      parserOpts: {
        plugins: ['typescript', 'decorators-legacy', ...(jsx ? ['jsx'] : [])],
        allowReturnOutsideFunction: true,
      },
    },
  }
}

/** Keeps one problem per position, because all calls of a chain start at the same character. */
function toProblems(messages: Linter.LintMessage[]): Problem[] {
  const unique = new Map<string, Problem>()
  for (const { ruleId, message, line, column } of messages) {
    if (!ruleId) continue
    const code = ruleId.replace(/^docs\//, '')
    const problem = { line, column, code, message: PLUGIN_MESSAGES[ruleId] ?? message }
    unique.set(`${line}:${column} ${code}`, problem)
  }
  return [...unique.values()]
}
