import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname } from '../shared/node/paths.ts'
import type { Config } from '../config/index.ts'
import { DocentError, errors } from '../errors/index.ts'
import { builtSite } from '../outputs/plugin-files.ts'
import { createPathRegistry } from '../files/path-conflicts.ts'
import type { DocumentAssets } from '../page/document.ts'
import { hasMarkdown } from '../page/markdown-copy/markdown-copy.ts'
import type { ServerBundle } from '../page/page-content.ts'
import type { BuiltSite } from '../config/plugins/built-site.ts'
import { findingsOf, outputsOf, withHook } from '../config/plugins/run-hooks.ts'
import type { PluginFile } from '../config/plugins/hooks.ts'
import type { Problems } from './problems.ts'
import { markdownBody } from './read-markdown.ts'
import { pageTexts } from './dev-search.ts'
import type { SiteState } from './site-state.ts'

export interface PluginSiteOptions {
  config: Config
  state: SiteState
  loadBundle: () => Promise<ServerBundle>
  assets: Pick<DocumentAssets, 'inline'>
}

/** The site of `dev` as plugins see it. Pages are rendered when a plugin reads them. */
function devSite({ config, state, loadBundle, assets }: PluginSiteOptions): BuiltSite {
  const { plan, sites } = state.prepared
  const main = sites[config.i18n.defaultLocale]
  if (!main) throw errors.missingDocsData({ id: config.i18n.defaultLocale })
  const pages = plan.pages.map((page) => ({
    page,
    data: state.renderer.last(page.route)?.data ?? page.data,
  }))
  return builtSite({
    config,
    sites,
    main,
    inline: assets.inline,
    pages,
    async searchTexts(locale) {
      const { pages: live, texts } = await pageTexts(locale, { state, loadBundle })
      return { pages: live, sectionsOf: (article) => texts.get(article) ?? [] }
    },
    texts({ page }) {
      const render = async () => state.render(page, await loadBundle())
      return {
        html: async () => (await render()).html,
        markdown: async () =>
          hasMarkdown(page) ? markdownBody(await render(), config, state) : undefined,
      }
    },
  })
}

/** The files of plugins by path, as the site is now. Two plugins with the same file are an error, as in a build. */
export async function createdFiles(options: PluginSiteOptions): Promise<Map<string, PluginFile>> {
  const created = new Map<string, PluginFile>()
  if (withHook(options.config, 'output').length === 0) return created
  const register = createPathRegistry()
  for (const { plugin, files } of await outputsOf(devSite(options)))
    for (const file of files) {
      register(file.path, `the plugin "${plugin}"`)
      created.set(file.path, file)
    }
  return created
}

/** What plugins report about the site as it is now. */
export async function pluginFindings(options: PluginSiteOptions): Promise<DocentError[]> {
  if (withHook(options.config, 'check').length === 0) return []
  const { errors: problems, warnings } = await findingsOf(devSite(options))
  return [...problems, ...warnings]
}

/** Sends a file that a plugin creates, or calls `elsewhere` if there is none. */
export async function sendCreated(
  path: string,
  options: PluginSiteOptions & { problems: Problems },
  response: ServerResponse,
  elsewhere: () => void,
): Promise<void> {
  try {
    const file = (await createdFiles(options)).get(path)
    if (!file) return elsewhere()
    sendPluginFile(file, response)
  } catch (error) {
    options.problems.fail({ name: path }, error, 'never')
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(`${(error as Error).message}\n`)
  }
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ics': 'text/calendar',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.xml': 'application/xml',
}

function sendPluginFile(file: PluginFile, response: ServerResponse): void {
  const content = 'copyOf' in file ? readFileSync(file.copyOf) : file.content
  const fallback = typeof content === 'string' ? 'text/plain' : 'application/octet-stream'
  const type = TYPES[extname(file.path).toLowerCase()] ?? fallback
  const charset = /^text\/|json$|xml$/.test(type) ? '; charset=utf-8' : ''
  response.writeHead(200, { 'Content-Type': type + charset, 'Cache-Control': 'no-store' })
  response.end(content)
}
