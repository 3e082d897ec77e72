import { errors, type ErrorLocation } from '../errors/index.ts'
import { writePath } from './config-problems.ts'

/** Much deeper than any option. */
const DEEPEST = 100

/**
 * Checks that a value can be read as data and has no getters that throw, promises, cycles, or endless nesting. The
 * schema would pass on the errors of such values without the option's path.
 * @throws DocentError with the option's path
 */
export function assertReadable(value: unknown, location: ErrorLocation): void {
  visit(value, [], new Set(), location)
}

function visit(
  value: unknown,
  path: readonly PropertyKey[],
  above: ReadonlySet<unknown>,
  location: ErrorLocation,
): void {
  if (typeof value !== 'object' || value === null) return
  const fail = (problem: string, cause?: unknown): never => {
    throw errors.unreadableConfig({ path: writePath(path), problem, cause, ...location })
  }
  if (value instanceof Promise) fail('is a promise')
  if (above.has(value)) fail('contains itself')
  if (path.length > DEEPEST) fail(`is nested more than ${DEEPEST} levels deep`)
  for (const [key, entry] of entriesOf(value, fail))
    visit(entry, [...path, key], new Set([...above, value]), location)
}

/** Entries of lists and plain objects. Instances of classes, such as schemas, aren't data. */
function entriesOf(
  value: object,
  fail: (problem: string, cause: unknown) => never,
): [PropertyKey, unknown][] {
  try {
    if (Array.isArray(value)) return [...value.entries()]
    const prototype: unknown = Object.getPrototypeOf(value)
    return prototype === Object.prototype || prototype === null ? Object.entries(value) : []
  } catch (cause) {
    return fail(`can't be read: ${cause instanceof Error ? cause.message : String(cause)}`, cause)
  }
}
