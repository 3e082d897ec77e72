import { Script } from 'node:vm'
import { errors } from '../../errors/index.ts'

/** What the script calls. */
const CALL = Symbol.for('docent.limited')
const SCRIPT = new Script("globalThis[Symbol.for('docent.limited')]()")

/** The default of `pluginTimeout`, for hooks that run before the configuration is checked. */
export const PLUGIN_TIMEOUT = 60

/**
 * Calls a hook of a plugin. V8 can end a script after a time, even in an endless loop, with everything that the script has
 * called. What the hook does after it has waited for something isn't part of that call.
 * @throws DocentError that names the plugin and the hook if it doesn't return in time
 */
export function limited<T>(
  { plugin, hook, seconds }: { plugin: string; hook: string; seconds: number },
  run: () => T,
): T {
  const global = globalThis as unknown as Record<symbol, (() => T) | undefined>
  const outer = global[CALL]
  global[CALL] = run
  try {
    return SCRIPT.runInThisContext({ timeout: Math.max(1, Math.round(seconds * 1000)) }) as T
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause
    throw errors.hookTimeout({ plugin, hook, seconds })
  } finally {
    global[CALL] = outer
  }
}
