import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Plugin, RunnableDevEnvironment } from 'vite'
import {
  createDefaultImportMeta,
  ModuleRunner,
  type ModuleRunnerTransport,
} from 'vite/module-runner'
import { type DocentError, errors, isDocentError, moduleFailure } from '../errors/index.ts'

export interface ImportedModule {
  exports: Record<string, unknown>
  /** Absolute paths of the site's files that the module was made from, including itself. */
  files: string[]
}

/**
 * Evaluates a module of the site (TypeScript, JavaScript, or JSON).
 * @param memory keeps compiled modules; without it, nothing is written to the disk
 * @param withLinked whether linked packages count as modules of the site. Node evaluates a package only once, so `dev`
 * would never see a change
 * @throws DocentError with the location if the module can't be parsed or throws
 */
export async function importModule(
  file: string,
  siteDir: string,
  memory?: ModuleMemory,
  withLinked = false,
): Promise<ImportedModule> {
  const config: InlineConfig = {
    root: siteDir,
    logLevel: 'silent',
    resolve: { alias: { '@site': siteDir } },
    plugins: [configHelpers(), commonJs(), ...(withLinked ? [linkedCommonJs()] : [])],
    // Vite counts linked packages as external only if all packages are.
    environments: { inline: { resolve: { external: withLinked ? ['docent'] : true } } },
  }
  try {
    const { exports, files } = await runModule(file, config, memory)
    const realFiles = files.filter((path) => !path.startsWith('\0'))
    return { exports, files: [...new Set([file, ...realFiles])] }
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

const LINKED = '\0docent-linked:'

/** Vite can't evaluate CommonJS, so Node loads linked packages that consist of it. Changes of these need a restart. */
function linkedCommonJs(): Plugin {
  return {
    name: 'docent-linked-commonjs',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (importer === undefined || /^[./\0]|^[A-Z]:/i.test(id)) return undefined
      const file = (await this.resolve(id, importer, { skipSelf: true }))?.id ?? ''
      const isScript =
        /\.c?js$/.test(file) && !/^\s*(?:import|export)\b/m.test(readFileSync(file, 'utf8'))
      return isScript ? LINKED + file : undefined
    },
    load(id) {
      if (!id.startsWith(LINKED)) return undefined
      const file = id.slice(LINKED.length)
      const names = Object.keys(createRequire(file)(file) as object).filter(
        (name) => name !== 'default' && /^[a-z_$][\w$]*$/i.test(name),
      )
      return [
        "import { createRequire } from 'node:module'",
        `const loaded = createRequire(${JSON.stringify(file)})(${JSON.stringify(file)})`,
        'export default loaded',
        ...names.map((name, at) => `const v${at} = loaded.${name}; export { v${at} as ${name} }`),
      ].join('\n')
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
      const installed = await this.resolve(id, importer, { skipSelf: true })
      return installed ?? { id: import.meta.resolve('zod'), external: true }
    },
    load: (id) => (id === HELPERS ? 'export const defineConfig = (config) => config' : undefined),
  }
}

export interface RunModule {
  exports: Record<string, unknown>
  /** Absolute paths of the modules that were evaluated, without those of installed packages. */
  files: string[]
}

/** Keeps how Vite resolved and compiled a module and its imports, for the next run. */
export interface ModuleMemory {
  recall(file: string): ReadonlyMap<string, string> | undefined
  keep(
    file: string,
    answers: ReadonlyMap<string, string>,
    modules: readonly string[],
    started: number,
  ): void
}

/**
 * Evaluates a module as Vite's `runnerImport` does, but without its `import.meta.resolve`: in Node 20, it starts a
 * thread that handles all later imports of the process, which takes 8% of an unchanged build's processor time. Vite,
 * which takes longer to load than the configuration, is loaded only for requests whose result isn't in memory.
 */
export async function runModule(
  file: string,
  config: InlineConfig,
  memory?: ModuleMemory,
): Promise<RunModule> {
  const started = Date.now()
  const recalled = memory?.recall(file)
  // Errors name the lines of the sources.
  const hadMaps = process.sourceMapsEnabled
  process.setSourceMapsEnabled(true)
  const answers = new Map<string, string>()
  let environment: Promise<RunnableDevEnvironment> | undefined
  const runner = createRunner(async (payload) => {
    const question = JSON.stringify('data' in payload && payload.data)
    const answer = recalled?.get(question)
    if (answer !== undefined) {
      answers.set(question, answer)
      return { result: JSON.parse(answer) as unknown }
    }
    environment ??= openEnvironment(config)
    const response = await (await environment).hot.handleInvoke(payload)
    if ('result' in response) answers.set(question, JSON.stringify(response.result))
    return response
  })
  try {
    const exports: Record<string, unknown> = await runner.import(file)
    const files = [...runner.evaluatedModules.idToModuleMap.values()].flatMap(
      ({ meta, file: path }) => (meta === undefined || 'externalize' in meta ? [] : [path]),
    )
    if (environment)
      memory?.keep(
        file,
        answers,
        files.filter((path) => !path.startsWith('\0')),
        started,
      )
    return { exports, files }
  } finally {
    process.setSourceMapsEnabled(hadMaps)
    const opened = environment
    // The runner stays open, because a hook may import something later. It gets another environment then.
    environment = undefined
    await (await opened)?.close()
  }
}

async function openEnvironment(config: InlineConfig): Promise<RunnableDevEnvironment> {
  const { createRunnableDevEnvironment, mergeConfig, resolveConfig } = await import('vite')
  const resolved = await resolveConfig(mergeConfig(config, INLINE), 'serve')
  const environment = createRunnableDevEnvironment('inline', resolved, { hot: false })
  await environment.init()
  return environment
}

/** Packages aren't bundled, and Node resolves them. */
const INLINE: InlineConfig = {
  configFile: false,
  envDir: false,
  cacheDir: process.cwd(),
  environments: {
    inline: {
      consumer: 'server',
      dev: { moduleRunnerTransform: true },
      resolve: { mainFields: [], conditions: ['node'] },
    },
  },
}

function createRunner(invoke: ModuleRunnerTransport['invoke']): ModuleRunner {
  return new ModuleRunner({
    transport: { invoke },
    hmr: false,
    createImportMeta: (path) => ({
      ...createDefaultImportMeta(path),
      resolve: (id: string) => pathToFileURL(createRequire(path).resolve(id)).href,
    }),
    sourcemapInterceptor: false,
  })
}

/**
 * Converts an error of the bundler or the runtime to one that names the failing file and location. docent's own errors,
 * such as those of a full disk, stay as they are.
 */
export async function loadError(file: string, cause: unknown): Promise<DocentError> {
  if (isDocentError(cause)) return cause
  const { kind: _, specifier: __, ...failure } = await moduleFailure(cause)
  return errors.configFailed({ ...failure, file: failure.file ?? file, cause })
}
