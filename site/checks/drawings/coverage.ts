/** Determines which pages must have a picture, because readers expect one. */

import type { Page } from '../page/page.ts'

/** Pages whose Command Log section shows the log, and pages that explain something visual. */
const PICTURED = [
  /^site\/docs\/app\/(?:get-started|core-concepts)\//,
  /^site\/docs\/app\/(?:end-to-end-testing|component-testing)\/(?:[^/]+\/)?overview\.mdx$/,
  /^site\/docs\/cloud\/features\//,
  /^site\/docs\/(?:ui-coverage|accessibility)\/(?:core-concepts|guides)\//,
]

/** The picture that a page lacks, if any. */
export function findMissing(
  { file, headings }: Page,
  source: string,
  pictures: ReadonlySet<string>,
): { line: number; reason: string } | undefined {
  const log = headings.find(({ level, text }) => level === 2 && text === 'Command Log')
  const isCommand = file.startsWith('site/docs/api/commands/')
  if (isCommand && log && !/^[ \t]*<(?:CommandLog|Runner)\b/m.test(source)) {
    return { line: log.line, reason: 'The Command Log section has no drawing' }
  }
  const names = [...source.matchAll(/^[ \t]*<([A-Z]\w*)/gm)].map((match) => match[1] ?? '')
  const hasPicture = names.some((name) => pictures.has(name)) || /!\[|<img\b/.test(source)
  if (hasPicture || !PICTURED.some((pattern) => pattern.test(file))) return undefined
  return { line: 1, reason: 'The page has no picture' }
}
