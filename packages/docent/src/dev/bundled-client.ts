import { dirname, isAbsolute, resolve } from 'node:path'
import { rolldown, type OutputChunk } from 'rolldown'
import type { Plugin, ViteDevServer } from 'vite'
import { CLIENT_ENTRY, DEV_ENTRY } from '../bundle/vite-config.ts'
import { isBelow } from '../files/paths.ts'
import { SOURCE_DIR, sourceFile } from '../files/source-dir.ts'

/** The modules of docent that pages, sites, and the virtual modules import. */
const ENTRIES = [
  CLIENT_ENTRY,
  DEV_ENTRY,
  sourceFile('index.ts'),
  sourceFile('app/index.ts'),
  sourceFile('app/integrations/schedule.ts'),
]

/** Prefix of the IDs of the bundled modules. */
const BUNDLED = '\0docent-client/'

interface Client {
  /** Code by module ID. An entry only imports its bundled module. */
  code: Map<string, string>
  /** The sources. */
  files: Set<string>
}

/**
 * Serves docent's browser code in a few modules, because each of its 100 files would be a request: a page hydrates in
 * 0.45 s instead of 1.2 s (2026-11-23). The site's modules stay separate, so Vite can replace each of them.
 */
export function bundledClient(): Plugin {
  let client: Promise<Client> | undefined
  let watcher: ViteDevServer['watcher'] | undefined
  return {
    name: 'docent-bundled-client',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      watcher = server.watcher
    },
    resolveId(specifier, importer = '') {
      if (specifier.startsWith(BUNDLED)) return specifier
      const isBundled = importer.startsWith(BUNDLED) && specifier.startsWith('./')
      return isBundled ? BUNDLED + specifier.slice(2) : undefined
    },
    async load(id) {
      if (!id.startsWith(BUNDLED) && !ENTRIES.includes(id)) return undefined
      const { code, files } = await (client ??= bundleClient())
      watcher?.add([...files])
      return code.get(id)
    },
    // For people who work on docent itself: a change in its code loads the page again.
    hotUpdate({ file }) {
      if (!isBelow(file, SOURCE_DIR) || file.endsWith('.css')) return undefined
      client = undefined
      const { moduleGraph } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(BUNDLED)) moduleGraph.invalidateModule(module)
      // No module imports this one, so Vite loads the page again.
      return [moduleGraph.getModuleById(CLIENT_ENTRY)].filter((module) => module !== undefined)
    },
  }
}

async function bundleClient(): Promise<Client> {
  const bundle = await rolldown({
    input: ENTRIES,
    platform: 'browser',
    external: /^(?:react|react-dom|virtual:docent)(?:\/|$)/,
    transform: { jsx: { runtime: 'automatic', development: true } },
    plugins: [servedByVite],
    logLevel: 'warn',
  })
  // Without extensions, so that the React plugin, which is for the site's modules, leaves them out.
  const { output } = await bundle.generate({ entryFileNames: '[name]', chunkFileNames: '[name]' })
  await bundle.close()
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk')
  const code = new Map(chunks.map((chunk) => [BUNDLED + chunk.fileName, chunk.code]))
  for (const { isEntry, facadeModuleId, fileName } of chunks)
    if (isEntry && facadeModuleId !== null)
      code.set(facadeModuleId, `export * from ${JSON.stringify(BUNDLED + fileName)}`)
  return { code, files: new Set(chunks.flatMap(({ moduleIds }) => moduleIds.filter(isAbsolute))) }
}

/** Leaves style sheets and workers to Vite. */
const servedByVite: Plugin = {
  name: 'docent-served-by-vite',
  resolveId: (specifier, importer = '') =>
    /\.css$|\?/.test(specifier)
      ? { id: resolve(dirname(importer), specifier), external: 'absolute' }
      : undefined,
}
