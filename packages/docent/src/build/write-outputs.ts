import { join } from '../shared/node/paths.ts'
import type { Cache } from '../files/cache.ts'
import { filesBelow } from '../files/files-below.ts'
import type { FinishedSite, OfferedSources, Output } from '../outputs/output.ts'
import { assertPublic } from '../page/checks/check-pages.ts'
import type { FilesOfPlugin } from '../config/plugins/run-hooks.ts'
import type { Pool } from '../page/jobs.ts'
import { makePageStyles } from '../page/page-styles.ts'
import { pageImages, type Prepared } from '../page/prepare.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { CompiledPage, RenderedPage } from '../shared/records/page.ts'
import type { Lock } from './build-lock.ts'
import type { DrawnImages } from './draw-images.ts'
import { addCompressedCopies } from './output-folder/compressed-copies.ts'
import { openOutputFolder } from './output-folder/output-folder.ts'
import { type Bundles } from '../shared/records/bundles.ts'

/**
 * Writes all outputs in parallel: this thread writes files while worker threads write theirs. Then it removes files
 * that no output of this build contains.
 * @returns the number of pages with a new document
 */
export async function writeOutputs(
  outputs: readonly Output[],
  site: FinishedSite,
): Promise<{ fresh: number }> {
  try {
    return await writeAll(outputs, site)
  } finally {
    site.folder.close()
  }
}

async function writeAll(
  outputs: readonly Output[],
  site: FinishedSite,
): Promise<{ fresh: number }> {
  const freshCounts = await Promise.all(
    outputs.map(async (output) => {
      const files = await output(site)
      for (const file of files) await site.folder.add(file)
      return files
    }),
  )
  const files = freshCounts.flat()
  if (site.config.precompress) await addCompressedCopies(files, site.folder)
  await site.folder.finish()
  return { fresh: files.filter(isNewDocument).length }
}

function isNewDocument({ path, content }: OutputFile): boolean {
  const isNew = typeof content === 'object' && 'worker' in content && content.worker === 'wrote'
  return isNew && path.endsWith('.html')
}

export interface FinishInput extends Prepared {
  pages: readonly RenderedPage[]
  compiled: ReadonlyMap<string, CompiledPage>
  drawn: DrawnImages
  imageSources: OfferedSources
  bundles: Bundles
  pluginOutputs: readonly FilesOfPlugin[]
  /** Fingerprint of the generator. */
  generator: string
  cache: Cache
  workers: Pool
  lock: Lock
  /** Receives a message if there is a build of another site to wait for. */
  info(text: string): void
  /** Number of earlier builds whose assets stay in the output folder. */
  keptBuilds?: number | undefined
}

/** Collects the data that all outputs are made from. */
export async function finishSite({
  config,
  sites,
  contents,
  plan,
  pages,
  compiled,
  drawn,
  keptBuilds,
  lock,
  info,
  ...rest
}: FinishInput): Promise<FinishedSite> {
  const main = sites[config.i18n.defaultLocale]
  if (!main) throw new Error('The default locale has no site data.')
  // Equal files with the same name in several folders have one address.
  const images = [
    ...[...compiled.values()].flatMap(({ assets }) => assets),
    ...pageImages(contents),
  ]
  if (config.include === 'repository') for (const { from } of images) assertPublic(from, config)
  const shell = [sites, [...plan.sidebars.values()]]
  return {
    ...rest,
    config,
    sites,
    main,
    contents,
    sidebars: plan.sidebars,
    pages: pages.map((page) => withImage(page, drawn)),
    images: [...new Map(images.map((image) => [image.to, image])).values()],
    drawnImages: drawn.files,
    styles: await makePageStyles(config, shell, pages),
    statics: new Set(filesBelow(join(config.siteDir, config.staticDir))),
    inline: rest.bundles.inline,
    folder: await openOutputFolder(config, { cache: rest.cache, lock, info, keptBuilds }),
  }
}

/** A page with the image that was drawn for it. */
function withImage(rendered: RenderedPage, { images }: DrawnImages): RenderedPage {
  const preview = images.get(rendered.page.route)
  return preview ? { ...rendered, data: { ...rendered.data, preview } } : rendered
}
