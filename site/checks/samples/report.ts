/** Output of the check. */

import type { Finding } from './findings.ts'
import type { Unformatted } from './format.ts'

/** `page:line:column code message`, with the line of the sample and a mark below the position. */
export function describeFinding({ page, line, column, code, message, source }: Finding) {
  return `${page}:${line}:${column} ${code} ${message}${hintOf(code, message)}\n    ${source.trim()}\n`
}

/** An unknown property may be newer than the installed package. */
function hintOf(code: string | number, message: string): string {
  if (!/2353|2339/.test(String(code)) || !/does not exist/.test(message)) return ''
  return ' Is it newer than the installed cypress package? Declare it in site/checks/samples/fixtures/newer-cypress.d.ts.'
}

export function describeUnformatted({ fence, expected }: Unformatted) {
  const body = expected.map((line) => `    ${line}`).join('\n')
  return `${fence.page}:${fence.line} is not formatted; expected:\n${body}\n`
}

export function percent(part: number, whole: number) {
  return `${(whole ? (100 * part) / whole : 0).toFixed(1)} %`
}
