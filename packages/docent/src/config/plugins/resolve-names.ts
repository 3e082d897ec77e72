import { isAbsolute } from '../../shared/node/paths.ts'
import { errors, isDocentError } from '../../errors/index.ts'
import type { ActivePlugin } from '../plugins.ts'

/** What the hook `resolve` returns for a name that it knows: a module, or how to do without one. */
export type ResolvedName = string | { fix: string }

/** The hook. */
export type ResolveHook = (
  name: string,
  importer: string,
  context: { siteDir: string },
) => ResolvedName | undefined | void

export type ResolveName = (name: string, importer: string) => ResolvedName | undefined

/** Asks the plugins with the hook `resolve`, until one knows the name. Undefined if there are none. */
export function nameResolver(
  plugins: readonly ActivePlugin[],
  siteDir: string,
): ResolveName | undefined {
  const all = plugins.flatMap(({ name, hooks }) => {
    const { resolve } = hooks as { resolve?: ResolveHook }
    return resolve ? { plugin: name, resolve } : []
  })
  if (all.length === 0) return undefined
  return (name, importer) => {
    for (const { plugin, resolve } of all) {
      const resolved = resolvedBy(plugin, () => resolve(name, importer, { siteDir }))
      if (resolved === undefined) continue
      const isValid =
        typeof resolved === 'string'
          ? resolved === name || isAbsolute(resolved)
          : typeof (resolved as { fix?: unknown } | null)?.fix === 'string'
      if (isValid) return resolved
      throw errors.invalidHookResult({
        plugin,
        hook: 'resolve',
        problem: `${JSON.stringify(resolved)} for "${name}"`,
        fix: 'Return an absolute path, the name itself, or { fix }, without waiting for anything.',
      })
    }
    return undefined
  }
}

function resolvedBy<Result>(plugin: string, call: () => Result): Exclude<Result, void> | undefined {
  try {
    return (call() ?? undefined) as Exclude<Result, void> | undefined
  } catch (cause) {
    if (isDocentError(cause)) throw cause
    const problem = cause instanceof Error ? cause.message : String(cause)
    throw errors.hookFailed({ plugin, hook: 'resolve', problem, cause })
  }
}
