import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { addressForm } from '../content/doc-sets.ts'
import { redirectsByRoute, servedRedirects } from '../content/site-redirects.ts'
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
  const redirects = redirectsByRoute(servedRedirects(config))
  const addresses = addressForm(config)
  const site = { dir, baseUrl: config.baseUrl, redirects, ...(addresses && { addresses }) }
  const { server, url } = await listen(serveFolder(site), options)
  return { url: `${url}${config.baseUrl}`, close: () => server.close() }
}
