import { errors, type ErrorPlace } from '../errors/index.ts'
import { writePath } from './config-problems.ts'

/** Far deeper than any option. */
const DEEPEST = 100

/**
 * Fails for values that can't be read as data: getters that throw, promises, cycles, endless nesting.
 * The schema would pass on whatever they throw, without the option's path.
 * @throws DocentError with the path of the option
 */
export function assertReadable(value: unknown, place: ErrorPlace): void {
  visit(value, [], new Set(), place)
}

function visit(
  value: unknown,
  path: readonly PropertyKey[],
  above: ReadonlySet<unknown>,
  place: ErrorPlace,
): void {
  if (typeof value !== 'object' || value === null) return
  const fail = (problem: string, cause?: unknown): never => {
    throw errors.unreadableConfig({ path: writePath(path), problem, cause, ...place })
  }
  if (value instanceof Promise) fail('is a promise')
  if (above.has(value)) fail('contains itself')
  if (path.length > DEEPEST) fail(`is nested more than ${DEEPEST} levels deep`)
  for (const [key, entry] of entriesOf(value, fail))
    visit(entry, [...path, key], new Set([...above, value]), place)
}

/** Entries of lists and plain objects; instances of classes (schemas, for example) aren't data. */
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
