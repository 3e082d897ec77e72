import { once } from 'node:events'
import { createRunnableDevEnvironment, type DevEnvironment, type ResolvedConfig } from 'vite'

/**
 * Creates Vite's server environment with access to the watcher before the watcher is ready, because afterward the
 * watcher reports only files that are added later.
 */
export function watchedEnvironment(): {
  createEnvironment: (name: string, config: ResolvedConfig) => DevEnvironment
  isWatched(): Promise<unknown>
} {
  let ready: Promise<unknown> | undefined
  return {
    createEnvironment(name, config) {
      const environment = createRunnableDevEnvironment(name, config)
      const init = environment.init.bind(environment)
      environment.init = (options) => {
        if (options?.watcher) ready = once(options.watcher, 'ready')
        return init(options)
      }
      return environment
    },
    isWatched: async () => ready,
  }
}
