import { existsSync, readFileSync } from 'node:fs'
import { contentHash } from '../shared/node/hash.ts'
import { readConfig } from '../config/index.ts'
import { devCacheFolder } from './cache-folder.ts'
import { createDev, type DevServer } from './dev.ts'
import { openGateway } from './gateway.ts'
import type { Report } from '../errors/report.ts'
import type { ServeOptions } from '../serve/serve.ts'

export interface DevelopOptions extends ServeOptions {
  report: Report
  /** Opens the preview in the browser when it's ready. */
  open?: boolean
}

/**
 * Runs a site's preview. When the configuration is saved, a second preview starts and takes over the requests when it's
 * ready. An invalid configuration is reported in the terminal and in the browser, and the previous preview stays.
 * @throws DocentError if the first start fails
 */
export async function developSite(siteDir: string, options: DevelopOptions): Promise<void> {
  const { host, report } = options
  const gateway = await openGateway(options)
  const cacheDir = devCacheFolder(siteDir, report.warn)
  let isFaulty = false
  /** Last known hash of each file, because the watchers of both servers report the same change. */
  const seen = new Map<string, string>()
  const isSame = (file: string): boolean => {
    const before = seen.get(file)
    const now = existsSync(file) ? contentHash(readFileSync(file, 'utf8')) : ''
    seen.set(file, now)
    return before === now
  }

  const create = async (): Promise<{ server: DevServer; baseUrl: string }> => {
    const { config, dependencies: configFiles } = await readConfig(siteDir, undefined, true)
    const server = await createDev(config, { host, port: gateway.port, report, cacheDir })
    const dependencies = [...configFiles, ...server.files]
    server.onChange(dependencies, (file) => {
      // It's unknown which modules an invalid configuration imports, and which data its plugins read.
      const isPart = dependencies.includes(file) || (isFaulty && MODULE.test(file))
      if (isPart && !isSame(file)) onSaved()
    })
    return { server, baseUrl: config.baseUrl }
  }
  const announce = (baseUrl: string): void => report.info(`\nPreview at ${gateway.url}${baseUrl}`)

  let isSaved = false
  let isReplacing = false
  const replace = async (): Promise<void> => {
    isReplacing = true
    while (isSaved) {
      isSaved = false
      try {
        const next = await create()
        await next.server.prepare()
        isFaulty = false
        report.info('The configuration has changed. Restarting.')
        const previous = server
        server = next.server
        await gateway.use(server)
        announce(next.baseUrl)
        await previous.close()
      } catch (error) {
        isFaulty = true
        server.showError(error)
      }
    }
    isReplacing = false
  }
  function onSaved(): void {
    isSaved = true
    if (!isReplacing) void replace()
  }

  const first = await create()
  let { server } = first
  await gateway.use(server)
  announce(first.baseUrl)
  if (options.open) server.openBrowser(`${gateway.url}${first.baseUrl}`)
}

const MODULE = /\.(?:[cm]?[jt]sx?|json|ya?ml)$/
