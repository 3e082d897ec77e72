import type { Cache } from '../files/cache.ts'
import type { Config } from '../config/index.ts'
import { builtSite, cachedTexts } from '../outputs/plugin-files.ts'
import type { Findings } from '../page/checks/check-pages.ts'
import type { BuiltSite } from '../config/plugins/built-site.ts'
import { type FilesOfPlugin, findingsOf, outputsOf, withHook } from '../config/plugins/run-hooks.ts'
import type { RenderedPage } from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { type InlineScripts } from '../shared/records/bundles.ts'

/** What plugins make from the rendered pages. */
export interface PluginResults {
  pluginOutputs: readonly FilesOfPlugin[]
  /** Paths of their files, which pages can link to. */
  paths: string[]
  findings: Findings
  /** The site as plugins see it. */
  builtSite(): BuiltSite
}

export interface PluginResultsInput {
  config: Config
  sites: Record<string, SiteData>
  pages: readonly RenderedPage[]
  inline: InlineScripts
  cache: Cache
}

/** Runs the plugins' `output` and `check` hooks, one after the other. */
export async function pluginResults(input: PluginResultsInput): Promise<PluginResults> {
  const { config } = input
  const isUsed = withHook(config, 'output').length + withHook(config, 'check').length > 0
  const none = { pluginOutputs: [], paths: [], findings: { errors: [], warnings: [] } }
  if (!isUsed) return { ...none, builtSite: () => siteOf(input) }
  const site = siteOf(input)
  const pluginOutputs = await outputsOf(site)
  return {
    pluginOutputs,
    paths: pathsIn(pluginOutputs),
    findings: await findingsOf(site),
    builtSite: () => site,
  }
}

/** Paths of the plugins' files for a part of the pages. Undefined if a plugin fails, because it may need the others. */
export function pathsForSome(input: PluginResultsInput): Promise<string[] | undefined> {
  return outputsOf(siteOf(input)).then(pathsIn, () => undefined)
}

function siteOf(input: PluginResultsInput): BuiltSite {
  const { config, sites, pages, cache } = input
  const main = sites[config.i18n.defaultLocale]
  if (!main) throw new Error('The default locale has no site data.')
  return builtSite({ ...input, main, ...cachedTexts(pages, cache) })
}

const pathsIn = (outputs: readonly FilesOfPlugin[]): string[] =>
  outputs.flatMap(({ files }) => files.map(({ path }) => path))

/** All findings together. */
export function withFindings(one: Findings, other: Findings): Findings {
  return {
    errors: [...one.errors, ...other.errors],
    warnings: [...one.warnings, ...other.warnings],
  }
}
