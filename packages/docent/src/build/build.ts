import { translationFindings } from '../page/checks/translation-state.ts'
import type { Config } from '../config/index.ts'
import { countNew, type Report } from '../errors/report.ts'
import { OUTPUTS } from '../outputs/index.ts'
import { checkPages, throwFindings } from '../page/checks/check-pages.ts'
import type { BuiltSite } from '../config/plugins/built-site.ts'
import { withHook } from '../config/plugins/run-hooks.ts'
import type { RenderedPage } from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { type Lock, withBuildLock } from './build-lock.ts'
import { guardOutputFolder } from './output-folder/author-folders.ts'
import { drawImages, type DrawnImages, NO_IMAGES } from './draw-images.ts'
import {
  encodeImages,
  type EncodedImages,
  imageOffers,
  NO_SOURCES,
  type Offers,
} from './image-sources.ts'
import {
  filesOfPages,
  type MadePages,
  type Shard,
  untilUnchanged,
  withPages,
} from './make-pages.ts'
import { pluginResults, withFindings } from './plugin-results.ts'
import { pruneCache } from './prune-cache.ts'
import { type Exchange, sendResults } from './shared-cache.ts'
import { finishSite, writeOutputs } from './write-outputs.ts'

export interface BuildOptions {
  report: Report
  /** Runs all stages and checks without writing to the output folder. */
  dryRun?: boolean
  /** Number of earlier builds whose assets stay in the output folder. Default: 0. */
  keptBuilds?: number
}

export interface BuildResult {
  pages: readonly RenderedPage[]
  /** Site data by locale. */
  sites: Record<string, SiteData>
  /** Number of pages whose documents had to be written. */
  written: number
  /** Path of the bundle that renders pages. */
  serverBundle: string
  /** The site as plugins see it. */
  builtSite(): BuiltSite
}

/**
 * Builds a site stage by stage, from its configuration to files. Unchanged results come from the cache. If another
 * build of the site is running, this one waits for it.
 */
export function build(config: Config, options: BuildOptions): Promise<BuildResult> {
  const { report } = options
  return withBuildLock(config.siteDir, report.info, (lock) =>
    untilUnchanged(config, report, () => {
      guardOutputFolder(config)
      return withPages(config, { report }, (made) => finish(config, made, options, lock))
    }),
  )
}

/** What a machine has made of a site. */
export interface ShardResult extends Exchange {
  /** The pages of the part. */
  pages: readonly RenderedPage[]
}

/**
 * Makes what takes long for a part of the pages, and sends it to the store that the machines share: compiled pages,
 * articles, and images. A build then finds them there, checks the whole site, and writes it.
 */
export function buildShard(
  config: Config,
  { report, shard }: { report: Report; shard: Shard },
): Promise<ShardResult> {
  return withBuildLock(config.siteDir, report.info, () =>
    untilUnchanged(config, report, () =>
      withPages(config, { report, shard }, async (made) => {
        await makeImages(made, await imageOffers(made), report)
        made.assertUnchanged()
        return { ...(await sendResults(made.cache, report)), pages: made.pages }
      }),
    ),
  )
}

/** Draws and encodes the images that the pages show, or that are shown next to links to them. */
async function makeImages(
  made: MadePages,
  offers: Offers,
  { stage, warn }: Report,
): Promise<{ images: DrawnImages; imageSources: EncodedImages }> {
  const images =
    withHook(made.config, 'image').length > 0
      ? await stage('Draw link previews', () => drawImages(made), countNew)
      : NO_IMAGES
  images.warnings.forEach(warn)
  const imageSources =
    offers.images.length > 0
      ? await stage('Encode images', () => encodeImages(offers, made), countNew)
      : NO_SOURCES
  return { images, imageSources }
}

/** Checks the pages, and writes everything that a site consists of. */
async function finish(
  config: Config,
  made: MadePages,
  { report, dryRun, keptBuilds }: BuildOptions,
  lock: Lock,
): Promise<BuildResult> {
  const { stage, info } = report
  const { pages, sites, bundles, cache, histories } = made
  const plugged = await pluginResults({ config, pages, sites, cache, ...bundles })
  const added = [...filesOfPages(config, made), ...plugged.paths]
  const check = () => checkPages(config, pages, added)
  const translations = await translationFindings(config, histories.remember)
  const own = withFindings(await stage('Check links', check), translations)
  const offers = await imageOffers(made)
  throwFindings([own, plugged.findings, offers.findings].reduce(withFindings), report)
  const result = { pages, sites, serverBundle: bundles.serverBundle, ...plugged }
  if (dryRun) {
    await sendResults(cache, report)
    return { ...result, written: 0 }
  }
  const { images, imageSources } = await makeImages(made, offers, report)
  const site = { ...made, drawn: images, imageSources, ...plugged, lock, info, keptBuilds }
  const write = async () => writeOutputs(OUTPUTS, await finishSite(site))
  const { fresh: written } = await stage('Write pages', write, countNew)
  made.assertUnchanged()
  await sendResults(cache, report)
  await pruneCache(cache, { ...made, bundles: made.bundleKeys, images, imageSources })
  return { ...result, written }
}
