import { runnerImport, type Plugin } from 'vite'
import { loadError } from './load-error.ts'

export interface ImportedModule {
  exports: Record<string, unknown>
  /** Absolute paths of the site's files that it was made from, itself included. */
  files: string[]
}

/**
 * Evaluates a module of the site (TypeScript, JavaScript or JSON), anew each time, without writing
 * anything to disk.
 * @throws DocentError with the place, when the module cannot be parsed or throws
 */
export async function importModule(file: string, siteDir: string): Promise<ImportedModule> {
  try {
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
      root: siteDir,
      logLevel: 'silent',
      resolve: { alias: { '@site': siteDir } },
      plugins: [configHelpers(), commonJs()],
    })
    const own = dependencies.filter((path) => !path.startsWith('\0'))
    return { exports: module, files: [...new Set([file, ...own])] }
  } catch (cause) {
    throw await loadError(file, cause)
  }
}

/** A module in the older format (`module.exports = …`) has its exports as its default export. */
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
      // On one line, so that errors keep theirs.
      return `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(id)}); const module = { exports: {} }; const exports = module.exports; ${code}\nexport default module.exports`
    },
  }
}

const HELPERS = '\0docent-config'

/**
 * What a configuration imports from docent is one helper. Answering with it alone saves evaluating
 * the generator a second time, which would take longer than everything else that reading a
 * configuration does.
 */
function configHelpers(): Plugin {
  return {
    name: 'docent-config-helpers',
    enforce: 'pre',
    resolveId: (id) => (id === 'docent' || id === 'docent/config' ? HELPERS : undefined),
    load: (id) => (id === HELPERS ? 'export const defineConfig = (config) => config' : undefined),
  }
}
