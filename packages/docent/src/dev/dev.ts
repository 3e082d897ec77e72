import { createServer as createHttpServer } from 'node:http'
import {
  createServer,
  isRunnableDevEnvironment,
  mergeConfig,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import { join, slashed } from '../shared/node/paths.ts'
import type { ServerBundle } from '../page/page-content.ts'
import type { Report } from '../errors/report.ts'
import { CLIENT_ENTRY, DEV_ENTRY, SERVER_ENTRY, viteConfig } from '../bundle/vite-config.ts'
import type { Config } from '../config/index.ts'
import { inlineScripts } from '../bundle/inline-scripts.ts'
import { readTarget } from '../serve/resolve-request.ts'
import type { DocumentAssets } from '../page/document.ts'
import { cleanPath } from '../shared/routes.ts'
import { fsAddress } from './fs-address.ts'
import { bundledClient } from './bundled-client.ts'
import { createRevision, forgetEvaluated, forgetRemoved, withoutRemoved } from './bundle-changes.ts'
import { createChecks } from './checks.ts'
import type { Backend } from './gateway.ts'
import { afterWriting, followOutsideFiles, watchedEnvironment } from './file-events.ts'
import { belowBase, devMiddleware, failedRequest } from './middleware.ts'
import { createProblems, moduleError, type Problems } from './problems.ts'
import { openCache } from '../files/cache.ts'
import { announceChange } from './send-page.ts'
import { isOutput, servedFolders } from './served-folders.ts'
import { isModule, isPrivate } from './private-files.ts'
import { createShowPage, openSite, type ShownPages, type SiteState } from './site-state.ts'
import {
  followUnseen,
  reportRemoved,
  reportUnseen,
  type UnseenChanges,
  watchOnce,
} from './unseen-changes.ts'
import { sourceFolders, watchContent } from './watch.ts'

export interface DevOptions {
  /** Network address of the server. */
  host: string
  port: number
  report: Report
  /** Folder for its cache. */
  cacheDir: string
}

export interface DevServer extends Backend {
  /** Files that are read once for the preview, like those of the configuration. */
  files: readonly string[]
  /** Also watches these files, and calls the function for every file that is added or saved. */
  onChange(files: readonly string[], callback: (file: string) => void): void
  /** Shows a configuration error in the terminal and in the browser. */
  showError(error: unknown): void
  /** Loads what the first response needs. Problems appear in that response. */
  prepare(): Promise<void>
  /** Opens an address in the browser, or in the program that the `BROWSER` environment variable names. */
  openBrowser(url: string): void
  close(): Promise<void>
}

/**
 * Creates the preview for authors: the stages of a build behind Vite's dev server, with each page rendered on demand.
 * @throws DocentError if the site can't be read
 */
export async function createDev(
  config: Config,
  { host, port, report, cacheDir }: DevOptions,
): Promise<DevServer> {
  const start = Date.now()
  const state = await report.stage(
    'Read content',
    () => openSite(config, openCache(cacheDir)),
    ({ prepared }) => `${prepared.plan.pages.length} pages`,
  )
  const unseen = followUnseen(() => [...sourceFolders(config), ...state.prepared.watched], start)
  const viteCache = join(cacheDir, 'vite')
  let isClosed = false
  const devReport: Report = {
    ...report,
    // Work in progress fails when the server closes, which isn't an error to report.
    info: (text) => {
      if (!isClosed) report.info(text)
    },
  }
  // Vite attaches its WebSocket server to this HTTP server, which never listens. It only receives upgrade requests from
  // the gateway.
  const upgrades = createHttpServer()
  const problems = createProblems(devReport)
  const { createEnvironment, isWatched } = watchedEnvironment()
  const server = await createServer(
    mergeConfig(
      viteConfig({
        config,
        content: () => withoutRemoved(state.prepared.bundle),
        plugins: { file: state.pluginFile },
        mode: 'development',
      }),
      {
        appType: 'custom',
        // Sites that share `node_modules` must not share Vite's cache.
        cacheDir: viteCache,
        server: {
          host,
          port,
          middlewareMode: true,
          ws: { server: upgrades },
          // Pages of other local servers must not be able to read the site's sources.
          cors: false,
          watch: { ignored: [isOutput(config)] },
          fs: {
            strict: true,
            allow: [...servedFolders(config.siteDir, config.outsideFolders), viteCache],
          },
        },
        optimizeDeps: {
          entries: [CLIENT_ENTRY],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
          ],
        },
        environments: {
          ssr: { resolve: { external: ['react', 'react-dom'] }, dev: { createEnvironment } },
        },
        plugins: [
          bundledClient(state.prepared.bundle.replaced),
          devPlugin({
            config,
            state,
            problems,
            report: devReport,
            unseen,
            assets: await devAssets(config, state),
          }),
        ],
      },
    ),
  )
  await isWatched()
  reportUnseen(server.watcher, unseen)
  reportRemoved(server.watcher, state.prepared.plan.pages)
  return {
    files: state.pluginFiles,
    answer: server.middlewares,
    upgrades,
    async prepare() {
      await loadBundle(server).catch(() => undefined)
    },
    openBrowser(url) {
      // Vite doesn't know the address, because the gateway listens.
      server.resolvedUrls = { local: [url], network: [] }
      server.openBrowser()
    },
    async close() {
      isClosed = true
      await server.close()
    },
    onChange(files, callback) {
      watchOnce(server.watcher, config.siteDir, files)
      for (const event of ['add', 'change'] as const)
        server.watcher.on(event, (file) => afterWriting(file, () => callback(slashed(file))))
    },
    showError: (error) => problems.fail({ name: 'configuration' }, error),
  }
}

interface DevPluginOptions {
  config: Config
  state: SiteState
  problems: Problems
  report: Report
  unseen: UnseenChanges
  assets: DocumentAssets
}

function devPlugin({ config, state, problems, report, unseen, assets }: DevPluginOptions): Plugin {
  let onComponents: (() => Promise<void>) | undefined
  return {
    name: 'docent-dev',
    configureServer(server) {
      const follow = followOutsideFiles(server.watcher, config.siteDir)
      problems.connect(server.environments.client.hot)
      const revision = createRevision()
      revision.connect(server.environments.client.hot)
      const bundle = (): Promise<ServerBundle> => loadBundle(server)
      const show = createShowPage({
        state,
        problems,
        loadBundle: bundle,
        watch: follow,
      })
      const checks = createChecks({ config, state, problems, show, loadBundle: bundle, assets })
      const opened = { route: undefined }
      const tools = { config, state, problems, checks, show, revision, loadBundle: bundle, opened }
      const announce = (saved?: ShownPages): Promise<void> =>
        announceChange(server.environments.client.hot, tools, saved)
      const lookAgain = (): void => reportUnseen(server.watcher, unseen)
      const serve = devMiddleware({ ...tools, assets, lookAgain })
      watchContent({ ...tools, server, report, follow, unseen, announce })
      checks.site()
      // An article's components run only on the server, so the browser has to request the article again.
      onComponents = async () => {
        revision.advance()
        try {
          await bundle()
          problems.mend('components')
          await announce()
          for (const route of problems.broken) checks.page(route)
        } catch (error) {
          problems.fail({ name: 'components' }, error)
        }
      }
      server.middlewares.use(belowBase(config.baseUrl))
      // Vite treats any address that ends like a script's as a script, even the page /node.js. It would also send any
      // other file of the site's folder.
      server.middlewares.use((request, response, next) => {
        const target = readTarget(request.url ?? '')
        if (target.kind !== 'path') return next()
        const isHidden = isPrivate(target.path, config.baseUrl, server)
        const isSite =
          state.find(cleanPath(target.path)) || !isModule(target, config.baseUrl, server)
        if (!isHidden && !isSite) return next()
        request.url = (request.url ?? '').slice(config.baseUrl.length - 1) || '/'
        const refuse = (): unknown =>
          response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n')
        serve(request, response, isHidden ? refuse : next)
      })
      // Vite's own middlewares run first. The remaining requests are for pages, payloads, and files of the site.
      return () => {
        server.middlewares.use(serve)
        server.middlewares.use(failedRequest(problems, config.baseUrl))
      }
    },
    hotUpdate({ type, modules }) {
      const { environment } = this
      if (type === 'delete') forgetRemoved(environment)
      if (environment.name !== 'ssr' || modules.length === 0) return undefined
      // The next request evaluates the components again.
      for (const module of modules) environment.moduleGraph.invalidateModule(module)
      forgetEvaluated(environment, modules)
      void onComponents?.()
      return []
    },
  }
}

/**
 * The site's server bundle, evaluated by Vite and cached until one of its modules changes.
 * @throws DocentError if a module fails
 */
async function loadBundle(server: ViteDevServer): Promise<ServerBundle> {
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment.')
  try {
    return await ssr.runner.import<ServerBundle>(SERVER_ENTRY)
  } catch (error) {
    throw await moduleError(error)
  }
}

async function devAssets(config: Config, { prepared }: SiteState): Promise<DocumentAssets> {
  const url = (file: string): string => `${config.baseUrl}${fsAddress(file)}`
  return {
    // In `dev`, the script adds the styles; these links only keep the first paint from being unstyled.
    styles: prepared.bundle.stylesheets.map((file) => `${url(file)}?direct`),
    scripts: [url(CLIENT_ENTRY), url(DEV_ENTRY)],
    fonts: [],
    inline: (await inlineScripts(config)).scripts,
  }
}
