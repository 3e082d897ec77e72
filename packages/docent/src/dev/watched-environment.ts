import { once } from 'node:events'
import { createRunnableDevEnvironment, type DevEnvironment, type ResolvedConfig } from 'vite'

/**
 * Makes Vite's server environment, which is told of the watcher early enough to see when it's ready: the watcher
 * reports only files that are added later.
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
