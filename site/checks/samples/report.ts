/** Output of the check. */

import type { Finding } from './findings.ts'
import type { Unformatted } from './format.ts'

/** `page:line:column code message`, with the line of the sample and a mark below the position. */
export function describeFinding({ page, line, column, code, message, source }: Finding) {
  return `${page}:${line}:${column} ${code} ${message}\n    ${source.trim()}\n`
}

export function describeUnformatted({ fence, expected }: Unformatted) {
  const body = expected.map((line) => `    ${line}`).join('\n')
  return `${fence.page}:${fence.line} is not formatted; expected:\n${body}\n`
}

export function percent(part: number, whole: number) {
  return `${(whole ? (100 * part) / whole : 0).toFixed(1)} %`
}
