import { once } from 'node:events'
import type { Plugin, ViteDevServer } from 'vite'
import { createServer, isRunnableDevEnvironment, mergeConfig } from 'vite'
import type { ServerBundle } from '../workers/render-jobs.ts'
import type { Report } from '../pipeline/report.ts'
import { CLIENT_ENTRY, SERVER_ENTRY, viteConfig } from '../bundle/vite-config.ts'
import type { Config } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { inlineScripts } from '../bundle/inline-scripts.ts'
import { readTarget } from '../preview/request-target.ts'
import type { DocumentAssets } from '../render/document.ts'
import { cleanPath } from '../shared/routes.ts'
import { forgetRemoved, withoutRemoved } from './bundle-changes.ts'
import { createChecks } from './checks.ts'
import { devMiddleware } from './middleware.ts'
import { noPrefetching } from './no-prefetching.ts'
import { createProblems } from './dev-problems.ts'
import { guardRequests } from './request-guard.ts'
import { servedFolders } from './served-folders.ts'
import { createShowPage } from './show-page.ts'
import { openSite, type SiteState } from './site-state.ts'
import { watchContent } from './watch.ts'

export interface DevOptions {
  port: number
  host: string
  strictPort: boolean
  report: Report
}

export interface DevServer {
  /** Calls back when one of these files is saved. */
  onChange(files: readonly string[], callback: () => void): void
  /** Shows an error, in the terminal and in the browser. */
  showError(error: unknown): void
  /**
   * Begins to answer.
   * @returns the address of the site
   * @throws DocentError when the port is in use
   */
  listen(): Promise<string>
  /** Loads what the first response needs. Problems show up in that response. */
  prepare(): Promise<void>
  /** Resolves when the port is free. */
  close(): Promise<void>
}

/**
 * Makes the preview for authors: the stages of a build behind Vite's dev server, each page on demand.
 * @throws DocentError when the site cannot be read
 */
export async function createDev(
  config: Config,
  { port, host, strictPort, report }: DevOptions,
): Promise<DevServer> {
  const state = await report.stage(
    'Read content',
    () => openSite(config),
    ({ prepared }) => `${prepared.plan.pages.length} pages`,
  )
  let isClosed = false
  const own: Report = {
    ...report,
    // Work in progress fails when its server closes, which isn't an error to report.
    info: (text) => {
      if (!isClosed) report.info(text)
    },
  }
  const server = await createServer(
    mergeConfig(
      viteConfig({
        config,
        content: () => withoutRemoved(state.prepared.bundle),
        mode: 'development',
      }),
      {
        appType: 'custom',
        server: {
          port,
          host,
          strictPort,
          // Pages of other local servers must not read the site's sources.
          cors: false,
          fs: { strict: true, allow: servedFolders(config.siteDir) },
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
        environments: { ssr: { resolve: { external: ['react', 'react-dom'] } } },
        plugins: [noPrefetching(), devPlugin(config, state, own, await devAssets(config, state))],
      },
    ),
  )
  return {
    async prepare() {
      await loadBundle(server).catch(() => undefined)
    },
    async close() {
      isClosed = true
      const { httpServer } = server
      const isFree = httpServer?.listening === true && once(httpServer, 'close')
      const closed = server.close()
      // The watcher and the module runners are slow to close. The next server only waits for the port.
      await (isFree || closed)
    },
    async listen() {
      try {
        await server.listen()
      } catch (error) {
        if (/port \d+ is (?:already )?in use/i.test(String(error))) throw errors.portInUse({ port })
        throw error
      }
      return server.resolvedUrls?.local[0] ?? `http://${host}:${port}${config.baseUrl}`
    },
    onChange(files, callback) {
      server.watcher.add([...files])
      server.watcher.on('change', (file) => {
        if (files.includes(file)) callback()
      })
    },
    showError(error) {
      const problems = createProblems(server, report)
      problems.fail({ name: 'configuration' }, error)
    },
  }
}

function devPlugin(
  config: Config,
  state: SiteState,
  report: Report,
  assets: DocumentAssets,
): Plugin {
  let dev: ViteDevServer | undefined
  return {
    name: 'docent-dev',
    configureServer(server) {
      dev = server
      const problems = createProblems(server, report)
      const bundle = (): Promise<ServerBundle> => loadBundle(server)
      const show = createShowPage({ state, problems, loadBundle: bundle })
      const checks = createChecks({ config, state, problems, show })
      const tools = { config, state, problems, checks, show, loadBundle: bundle }
      const serve = devMiddleware({ ...tools, assets })
      watchContent({ ...tools, server, report })
      checks.site()
      guardRequests(server)
      // Vite takes any address that ends like a script's for one, even if it's the page /node.js.
      server.middlewares.use((request, response, next) => {
        const target = readTarget(request.url ?? '')
        if (target.kind !== 'path' || !state.find(cleanPath(target.path))) return next()
        request.url = (request.url ?? '').slice(config.baseUrl.length - 1) || '/'
        serve(request, response, next)
      })
      // After Vite's own middlewares: what they don't know is a payload or a file of the site.
      return () => {
        server.middlewares.use(serve)
      }
    },
    hotUpdate({ type, modules }) {
      if (type === 'delete') forgetRemoved(this.environment)
      // Components of articles exist on the server only: the browser has to ask for the article again, once the
      // server has dropped the old modules.
      if (this.environment.name === 'ssr' && modules.length > 0) {
        setTimeout(() => dev?.environments.client.hot.send('docent:changed', {}), 30)
      }
    },
  }
}

/** The server side of the site, evaluated by Vite and kept until one of its modules changes. */
async function loadBundle(server: ViteDevServer): Promise<ServerBundle> {
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no server environment.')
  return ssr.runner.import<ServerBundle>(SERVER_ENTRY)
}

async function devAssets(config: Config, { prepared }: SiteState): Promise<DocumentAssets> {
  const url = (file: string): string => `${config.baseUrl}@fs${file}`
  return {
    // Styles come with the script in dev; these links only keep the first paint from being bare.
    styles: prepared.bundle.stylesheets.map((file) => `${url(file)}?direct`),
    scripts: [url(CLIENT_ENTRY)],
    fonts: [],
    inline: await inlineScripts(config),
  }
}
