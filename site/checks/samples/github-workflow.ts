/** Checks samples of GitHub Actions workflows with GitHub's own parser, which also parses expressions. */

import { build } from 'rolldown'
import type { Problem } from './leniency.ts'

type Parser = typeof import('@actions/workflow-parser')

const FIX =
  'What may stand here: https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax'

let parser: Promise<Parser> | undefined

/** The package is written for bundlers, and Node rejects its imports of JSON. */
async function loadParser() {
  const { output } = await build({
    cwd: import.meta.dirname,
    input: '@actions/workflow-parser',
    // Without Node's modules, the code doesn't need a file to be imported from.
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  })
  const code = Buffer.from(output[0].code).toString('base64')
  return import(`data:text/javascript;base64,${code}`) as Promise<Parser>
}

/**
 * Completes a partial workflow, because pages often show only a part, which must be checked in its context.
 *
 * @param data the sample as data
 */
export function completeWorkflow(data: unknown, code: string[]) {
  const indent = (line: string) => (line === '' ? '' : `      ${line}`)
  if (Array.isArray(data)) {
    const above = ['on: push', 'jobs:', '  sample:', '    runs-on: ubuntu-latest', '    steps:']
    return { text: [...above, ...code.map(indent)].join('\n'), lines: above.length, columns: 6 }
  }
  const keys = new Set(Object.keys(data ?? {}))
  const above = keys.has('on') ? [] : ['on: push']
  const below = keys.has('jobs')
    ? []
    : ['jobs:', '  sample:', '    runs-on: ubuntu-latest', '    steps:', '      - run: "true"']
  return { text: [...above, ...code, ...below].join('\n'), lines: above.length, columns: 0 }
}

export async function checkGitHubWorkflow(
  data: unknown,
  code: string[],
): Promise<Omit<Problem, 'code'>[]> {
  parser ??= loadParser()
  const { parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter } = await parser
  const { text, lines, columns } = completeWorkflow(data, code)
  const { context, value } = parseWorkflow(
    { name: 'workflow.yml', content: text },
    new NoOperationTraceWriter(),
  )
  // The second pass checks dependencies between parts: jobs that need each other, and cron schedules.
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ rawMessage, range }) => ({
    line: Math.max(1, (range?.start.line ?? 1) - lines),
    column: Math.max(1, (range?.start.column ?? 1) - columns),
    message: `${rawMessage.replace(/\.?$/, '.')} ${FIX}`,
  }))
}
