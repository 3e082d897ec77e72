import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { redirectsByRoute, siteRedirects } from '../content/site-redirects.ts'
import { errors } from '../errors/index.ts'
import { listen, serveFolder, type ServeOptions } from './serve.ts'

/**
 * Serves the built site.
 * @throws DocentError if the site hasn't been built or the port is in use
 */
export async function startPreview(
  config: Config,
  options: ServeOptions,
): Promise<{ url: string; close: () => void }> {
  const dir = join(config.siteDir, config.outDir)
  if (!existsSync(join(dir, 'routes.json'))) throw errors.missingBuild({ dir })
  const redirects = redirectsByRoute(siteRedirects(config))
  const { server, url } = await listen(
    serveFolder({ dir, baseUrl: config.baseUrl, redirects }),
    options,
  )
  return { url: `${url}${config.baseUrl}`, close: () => server.close() }
}
