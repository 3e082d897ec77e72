import { errors } from '../../errors/index.ts'
import type { ActivePlugin } from '../plugins.ts'

/**
 * A place where machines that build the same site find each other's results: compiled pages, articles, and images.
 * docent checks every result that it reads, so a store may lose or damage them. When a call fails or takes too long, the
 * build warns once and continues without the store.
 */
export interface ResultStore {
  /**
   * Returns the bytes with a name, or nothing if the store doesn't have them. Names consist of letters, digits, hyphens, and
   * slashes, and begin with the kind of the result.
   * @param signal aborted when docent stops waiting
   */
  get(name: string, signal: AbortSignal): Promise<Uint8Array | undefined>
  /** Stores bytes under a name and replaces earlier ones. A store without this function is only read. */
  put?(name: string, content: Uint8Array, signal: AbortSignal): Promise<void>
}

/** The store that a plugin provides. */
export interface PluginStore {
  plugin: string
  store: ResultStore
}

/** @throws DocentError if several plugins have a store, or if it can't be read */
export function storeOf(plugins: readonly ActivePlugin[]): PluginStore | undefined {
  const [first, second] = plugins.filter(({ hooks }) => hooks.store !== undefined)
  if (!first) return undefined
  const plugin = first.name
  if (second) throw errors.repeatedStore({ plugins: [plugin, second.name] })
  const store = first.hooks.store as Partial<ResultStore>
  if (typeof store.get !== 'function' || !/^(?:function|undefined)$/.test(typeof store.put))
    throw errors.invalidHookResult({
      plugin,
      hook: 'store',
      problem: 'something other than a store',
      fix: 'Use an object with the function get, which returns the bytes with a name, and the function put, unless the store is only read.',
    })
  return { plugin, store: store as ResultStore }
}
