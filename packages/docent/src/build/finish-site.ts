import { join } from 'node:path'
import type { CompiledPage, RenderedPage } from '../shared/records/page.ts'
import { filesBelow } from '../files/files-below.ts'
import type { Bundles } from '../bundle/make-bundles.ts'
import type { Lock } from './build-lock.ts'
import type { Cache } from '../cache/cache.ts'
import type { Previews } from '../link-previews/draw-previews.ts'
import { openOutputFolder } from './output-folder/output-folder.ts'
import type { FinishedSite } from '../outputs/output.ts'
import { makePageStyles } from '../page/page-styles.ts'
import type { Pool } from './threads/pool.ts'
import { assertPublic } from '../page/checks/check-pages.ts'
import { pageImages, type Prepared } from '../page/prepare.ts'

export interface FinishInput extends Prepared {
  pages: readonly RenderedPage[]
  compiled: ReadonlyMap<string, CompiledPage>
  previews: Previews
  bundles: Bundles
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
  previews,
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
    pages: pages.map((page) => withPreview(page, previews)),
    images: [...new Map(images.map((image) => [image.to, image])).values()],
    previews: previews.files,
    styles: await makePageStyles(config, shell, pages),
    statics: new Set(filesBelow(join(config.siteDir, config.staticDir))),
    inline: rest.bundles.inline,
    folder: await openOutputFolder(config, { cache: rest.cache, lock, info, keptBuilds }),
  }
}

/** A page with the link preview that was drawn for it. */
function withPreview(rendered: RenderedPage, { images }: Previews): RenderedPage {
  const preview = images.get(rendered.page.route)
  return preview ? { ...rendered, data: { ...rendered.data, preview } } : rendered
}
