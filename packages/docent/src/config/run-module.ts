import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, RunnableDevEnvironment } from 'vite'
import {
  createDefaultImportMeta,
  ModuleRunner,
  type ModuleRunnerTransport,
} from 'vite/module-runner'

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
  const known = memory?.recall(file)
  const answers = new Map<string, string>()
  let environment: Promise<RunnableDevEnvironment> | undefined
  const runner = createRunner(async (payload) => {
    const question = JSON.stringify('data' in payload && payload.data)
    const answer = known?.get(question)
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
    await runner.close()
    await (await environment)?.close()
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
      resolve: { external: true, mainFields: [], conditions: ['node'] },
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
    sourcemapInterceptor: 'node',
  })
}
