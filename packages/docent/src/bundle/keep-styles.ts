import type { Plugin } from 'vite'
import type { BundleContent } from './virtual-modules.ts'

/**
 * Keeps CSS modules in the client, although it uses none of their names: components that only run in the build do.
 */
export function keepStyles(content: () => BundleContent): Plugin {
  return {
    name: 'docent-keep-styles',
    enforce: 'post',
    transform(code, id) {
      const isKept =
        this.environment.name === 'client' &&
        id.endsWith('.module.css') &&
        content().stylesheets.includes(id)
      return isKept ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined
    },
  }
}
