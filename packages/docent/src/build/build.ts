import { translationFindings } from '../page/checks/translation-state.ts'
import type { Config } from '../config/index.ts'
import { isDocentError, problemsIn } from '../errors/index.ts'
import { countNew, type Report } from '../errors/report.ts'
import { changedSince } from '../files/input-record.ts'
import { OUTPUTS } from '../outputs/index.ts'
import { checkPages, throwFindings } from '../page/checks/check-pages.ts'
import type { BuiltSite } from '../config/plugins/built-site.ts'
import { withHook } from '../config/plugins/run-hooks.ts'
import { relative } from '../shared/node/paths.ts'
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
} from './encode-images.ts'
import { filesOfPages, isAuthored, type MadePages, withPages } from './make-pages.ts'
import { pluginResults, withFindings } from './plugin-results.ts'
import { pruneCache } from './prune-cache.ts'
import { sendResults } from './shared-cache.ts'
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

/** Number of times that a build starts again because a file was saved while it was running. */
const RESTARTS = 3

/** Starts again if a file changes during the build, so that no page is made from two versions of it. */
export async function untilUnchanged<T>(
  { siteDir }: Pick<Config, 'siteDir'>,
  report: Report,
  run: () => Promise<T>,
  restarts = RESTARTS,
): Promise<T> {
  const started = Date.now()
  try {
    return await run()
  } catch (error) {
    const changed = changedFile(error, started)
    if (restarts === 0 || changed === undefined) throw error
    const name = relative(siteDir, changed)
    report.info(`${name} was saved during the build, which starts again.`)
    return untilUnchanged({ siteDir }, report, run, restarts - 1)
  }
}

/** The file with an error that a change during the build may have caused. */
function changedFile(error: unknown, started: number): string | undefined {
  const files = problemsIn(error).flatMap((problem) =>
    isDocentError(problem) ? (problem.file ?? []) : [],
  )
  return changedSince(files.filter(isAuthored), started)
}

/** Draws and encodes the images that the pages show, or that are shown next to links to them. */
export async function makeImages(
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
