import type { Plugin } from 'vite'
import { loadError } from './load-error.ts'
import { runModule, type ModuleMemory } from './run-module.ts'

export interface ImportedModule {
  exports: Record<string, unknown>
  /** Absolute paths of the site's files that the module was made from, including itself. */
  files: string[]
}

/**
 * Evaluates a module of the site (TypeScript, JavaScript, or JSON).
 * @param memory keeps compiled modules; without it, nothing is written to the disk
 * @throws DocentError with the location if the module can't be parsed or throws
 */
export async function importModule(
  file: string,
  siteDir: string,
  memory?: ModuleMemory,
): Promise<ImportedModule> {
  const config = {
    root: siteDir,
    logLevel: 'silent' as const,
    resolve: { alias: { '@site': siteDir } },
    plugins: [configHelpers(), commonJs()],
  }
  try {
    const { exports, files } = await runModule(file, config, memory)
    const own = files.filter((path) => !path.startsWith('\0'))
    return { exports, files: [...new Set([file, ...own])] }
  } catch (cause) {
    throw await loadError(file, cause)
  }
}

/** The exports of a CommonJS module (`module.exports = …`) become its default export. */
function commonJs(): Plugin {
  return {
    name: 'docent-config-commonjs',
    enforce: 'pre',
    transform(code, id) {
      const isOlder =
        /\.c?js$/.test(id) &&
        /\bmodule\.exports\b/.test(code) &&
        !/^\s*(?:import|export)\s/m.test(code)
      if (!isOlder) return undefined
      // On one line, so that line numbers in errors stay correct.
      return `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(id)}); const module = { exports: {} }; const exports = module.exports; ${code}\nexport default module.exports`
    },
  }
}

const HELPERS = '\0docent-config'

/**
 * A configuration imports only one helper from docent. Providing it directly avoids evaluating the generator a second
 * time, which would take longer than everything else that reading a configuration involves.
 */
function configHelpers(): Plugin {
  return {
    name: 'docent-config-helpers',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === 'docent' || id === 'docent/config') return HELPERS
      if (id !== 'zod') return undefined
      // Front matter schemas are written with Zod. If the site hasn't installed it, docent's copy is used.
      const own = await this.resolve(id, importer, { skipSelf: true })
      return own ?? { id: import.meta.resolve('zod'), external: true }
    },
    load: (id) => (id === HELPERS ? 'export const defineConfig = (config) => config' : undefined),
  }
}
