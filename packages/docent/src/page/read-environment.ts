import { contentHash } from '../shared/node/hash.ts'

/** Environment variables that code has read, by name, with hashes of their values. */
export type EnvironmentReads = Record<string, string>

/** The name under which the list of all names is noted. */
const NAMES = '*'
/** The command line sets this variable. */
const SET_BY_DOCENT = 'NODE_ENV'

/**
 * Replaces `process.env` with one that notes which variables are read. A page that shows a variable is built again when
 * its value changes.
 * @returns a function for all reads so far. A module evaluates its variables once, so later pages depend on them, too.
 */
export function recordEnvironment(): () => EnvironmentReads {
  const names = new Set<string>()
  const note = (name: string | symbol): void => {
    if (typeof name === 'string' && name !== SET_BY_DOCENT) names.add(name)
  }
  process.env = new Proxy(process.env, {
    get(variables, name) {
      note(name)
      return variables[name as string]
    },
    has(variables, name) {
      note(name)
      return name in variables
    },
    // The default would define a property, which the object of Node refuses.
    set(variables, name, value: string) {
      variables[name as string] = value
      return true
    },
    ownKeys(variables) {
      names.add(NAMES)
      return Reflect.ownKeys(variables)
    },
  })
  return () => Object.fromEntries([...names].sort().map((name) => [name, hashOf(name)]))
}

/** Whether all variables still have the values that were read. */
export function isSameEnvironment(reads: EnvironmentReads): boolean {
  return Object.entries(reads).every(([name, hash]) => hashOf(name) === hash)
}

/** Empty for a variable that isn't set. */
function hashOf(name: string): string {
  const value = name === NAMES ? Object.keys(process.env).sort().join('\n') : process.env[name]
  return value === undefined ? '' : contentHash(value)
}
