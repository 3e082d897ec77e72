import { existsSync, readFileSync } from 'node:fs'
import type { DocentError, ErrorLocation } from 'docent/plugin'
import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** Creates the error of a file that can't be used. */
type Invalid = (problem: { problem: string } & ErrorLocation) => DocentError

/** Entries by key. Entries that aren't valid are left out. */
export interface Keyed<Entry> {
  entries: Map<string, Entry>
  problems: DocentError[]
}

/** Reads a YAML file with an entry for each key, such as an authors' file. Without the file, there are no entries. */
export function readKeyed<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { what, invalid }: { what: string; invalid: Invalid },
): Keyed<z.output<Schema>> {
  const entries = new Map<string, z.output<Schema>>()
  const problems: DocentError[] = []
  if (!existsSync(file)) return { entries, problems }
  const source = readFileSync(file, 'utf8')
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const add = (problem: string, line?: number): void => {
    problems.push(invalid({ problem: problem.replace(/\.$/, ''), file, source, line }))
  }
  for (const { message, linePos } of document.errors)
    add(message.split(' at line ')[0] ?? message, linePos?.[0].line)
  if (problems.length > 0) return { entries, problems }
  const value: unknown = document.toJS() ?? {}
  if (typeof value !== 'object' || Array.isArray(value)) {
    add(`it isn't a list of ${what} by key`)
    return { entries, problems }
  }
  for (const [key, given] of Object.entries(value as object)) {
    const result = schema.safeParse(given)
    if (result.success) entries.set(key, result.data)
    for (const { path, message } of result.error?.issues ?? []) {
      const at = [key, ...path.map(String)]
      const node = document.getIn(at, true) ?? document.getIn([key], true)
      const { range } = (node ?? {}) as { range?: [number, number, number] }
      add(`${at.join('.')}: ${message}`, range && lines.linePos(range[0]).line)
    }
  }
  return { entries, problems }
}
