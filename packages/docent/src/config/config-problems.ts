import type { z } from 'zod'
import type { ConfigProblem } from '../errors/index.ts'

/**
 * Converts Zod's issues to problems with a location, the received value, and a fix.
 * @param whole name of the whole value, for problems that don't concern one of its parts
 */
export function problemsOf(
  error: z.ZodError,
  value: unknown,
  whole = 'the configuration',
): ConfigProblem[] {
  return error.issues.flatMap((issue) => problemOf(issue, value, whole))
}

function problemOf(issue: z.core.$ZodIssue, root: unknown, whole: string): ConfigProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const fixes = issue.message.split('\n')
    return issue.keys.map((key, index) => ({
      ...locate([...issue.path, key], root, whole),
      kind: 'unknown',
      fix: fixes[index] ?? '',
    }))
  }
  const located = locate(issue.path, root, whole)
  const isMissing = located.value === undefined
  const fix = fixOf(issue, isMissing ? 'Add it:' : 'Set it to')
  return [{ ...located, kind: isMissing ? 'missing' : 'value', fix }]
}

/** In this folder's schemas, the issue's message is the fix. Zod's own messages aren't used, only their types. */
function fixOf(issue: z.core.$ZodIssue, verb: string): string {
  if (issue.code !== 'invalid_type') return issue.message
  const expected = TYPES[issue.expected] ?? issue.expected
  return `${verb} ${expected}.`
}

const TYPES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

/**
 * Path of an option as it's written in code, with its value. If a single value was written for a list with one entry,
 * the path omits the index that the schema added.
 */
function locate(
  path: readonly PropertyKey[],
  root: unknown,
  whole: string,
): { path: string; keys: PropertyKey[]; value: unknown; received: string } {
  let value = root
  const keys: PropertyKey[] = []
  for (const key of path) {
    if (key === 0 && !Array.isArray(value)) continue
    const holder = typeof value === 'object' && value !== null ? value : {}
    value = (holder as Record<PropertyKey, unknown>)[key]
    keys.push(key)
  }
  return { path: keys.length === 0 ? whole : writePath(keys), keys, value, received: show(value) }
}

/** Path of an option as it's written in code. @example writePath(['navbar', 'items', 0]) // 'navbar.items[0]' */
export function writePath(keys: readonly PropertyKey[]): string {
  return keys
    .map((key) => {
      if (typeof key === 'number') return `[${key}]`
      return /^[\w$]+$/.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(key)}]`
    })
    .join('')
    .replace(/^\./, '')
}

const LONGEST = 72

/** A value as it would appear in code, shortened. */
function show(value: unknown): string {
  const text = typeof value === 'function' ? 'a function' : inspect(value, 2)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

function inspect(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth === 0) return Array.isArray(value) ? '[…]' : '{…}'
  if (Array.isArray(value)) return `[${value.map((entry) => inspect(entry, depth - 1)).join(', ')}]`
  const entries = Object.entries(value).map(
    ([key, entry]) => `${key}: ${inspect(entry, depth - 1)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
