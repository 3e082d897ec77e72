import type { Plugin } from 'vite'
import { SOURCE_DIR } from '../files/source-dir.ts'

const WORKER = '\0docent-worker'

/**
 * Keeps assets out of the server bundle that only the client bundle needs: the search's worker, which would be bundled
 * twice, and the styles, which pages load from the client bundle.
 */
export function serverAssets(): Plugin {
  return {
    name: 'docent-server-assets',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id.endsWith('?worker&url') && importer.startsWith(SOURCE_DIR) ? WORKER : undefined,
    load: (id) => (id === WORKER ? 'export default undefined' : undefined),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.names.includes('server-entry.css'))
          delete bundle[file.fileName]
    },
  }
}
