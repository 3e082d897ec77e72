import { rolldown, type OutputChunk } from 'rolldown'
import type { Plugin, ViteDevServer } from 'vite'
import { dirname, isAbsolute, isBelow, resolve, slashed } from '../shared/node/paths.ts'
import { modulesOf, replacedImport } from '../bundle/replaced-components.ts'
import type { Replacement } from '../shared/records/bundles.ts'
import { CLIENT_ENTRY, DEV_ENTRY } from '../bundle/vite-config.ts'
import { SOURCE_DIR, sourceFile } from '../files/source-dir.ts'

/** The modules of docent that pages, sites, and the virtual modules import. */
const ENTRIES = [
  CLIENT_ENTRY,
  DEV_ENTRY,
  sourceFile('index.ts'),
  sourceFile('app/index.ts'),
  sourceFile('shared/browser/index.ts'),
  sourceFile('theme/index.ts'),
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
 * Serves docent's browser code in a few modules, because each of its 100 files would be a request. The site's modules stay separate, so Vite can replace each of them.
 * @param replaced components of the shell that are modules of the site
 */
export function bundledClient(replaced: readonly Replacement[]): Plugin {
  const entries = [...ENTRIES, ...modulesOf(replaced)]
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
      if (!id.startsWith(BUNDLED) && !entries.includes(id)) return undefined
      const { code, files } = await (client ??= bundleClient(entries, replaced))
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

async function bundleClient(
  entries: readonly string[],
  replaced: readonly Replacement[],
): Promise<Client> {
  const bundle = await rolldown({
    input: [...entries],
    platform: 'browser',
    external: /^(?:react|react-dom|virtual:docent)(?:\/|$)/,
    transform: { jsx: { runtime: 'automatic', development: true } },
    plugins: [servedByVite(replaced)],
    logLevel: 'warn',
  })
  // Without extensions, so that the React plugin, which is for the site's modules, leaves them out.
  const { output } = await bundle.generate({ entryFileNames: '[name]', chunkFileNames: '[name]' })
  await bundle.close()
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk')
  const code = new Map(chunks.map((chunk) => [BUNDLED + chunk.fileName, chunk.code]))
  for (const { isEntry, facadeModuleId, fileName, exports } of chunks)
    if (isEntry && facadeModuleId !== null) {
      const from = JSON.stringify(BUNDLED + fileName)
      const defaultExport = exports.includes('default') ? `\nexport { default } from ${from}` : ''
      code.set(slashed(facadeModuleId), `export * from ${from}${defaultExport}`)
    }
  return {
    code,
    files: new Set(chunks.flatMap(({ moduleIds }) => moduleIds.filter(isAbsolute).map(slashed))),
  }
}

/** Leaves style sheets, workers, and the site's components to Vite. */
function servedByVite(replaced: readonly Replacement[]): Plugin {
  return {
    name: 'docent-served-by-vite',
    resolveId(specifier, importer = '') {
      if (/\.css$|\?/.test(specifier))
        return { id: resolve(dirname(importer), specifier), external: 'absolute' }
      const id = replacedImport(specifier, importer, replaced)
      return id === undefined ? undefined : { id, external: true }
    },
  }
}
