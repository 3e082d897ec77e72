import { join } from 'node:path'
import { filesBelow } from '../files/files-below.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { inlineScripts } from '../bundle/inline-scripts.ts'
import type { Bundles } from '../bundle/make-bundles.ts'
import type { Cache } from '../cache/cache.ts'
import type { Previews } from '../link-previews/draw-previews.ts'
import { openOutputFolder } from '../output-folder/output-folder.ts'
import type { FinishedPage, FinishedSite } from '../outputs/output.ts'
import { makeStyleSheet } from '../outputs/style-attributes.ts'
import type { Pool } from '../workers/pool.ts'
import type { CompiledSource } from './compile-pages.ts'
import type { Prepared } from './prepare.ts'
import type { RenderedPage } from './render-articles.ts'

export interface FinishInput extends Prepared {
  pages: readonly RenderedPage[]
  compiled: ReadonlyMap<string, CompiledSource>
  previews: Previews
  bundles: Bundles
  /** Fingerprint of the generator. */
  generator: string
  cache: Cache
  workers: Pool
  /** How many earlier builds keep their assets in the output folder. */
  keptBuilds?: number
}

/** Puts together what all outputs are made from. */
export async function finishSite({
  config,
  sites,
  contents,
  plan,
  pages,
  compiled,
  previews,
  keptBuilds,
  ...rest
}: FinishInput): Promise<FinishedSite> {
  const main = sites[config.i18n.defaultLocale]
  if (!main) throw new Error('The default locale has no site data.')
  const shell = [sites, [...plan.sidebars.values()]]
  return {
    ...rest,
    config,
    sites,
    main,
    contents,
    sidebars: plan.sidebars,
    pages: pages.map((page) => finishPage(page, previews)),
    images: [...compiled.values()].flatMap(({ meta }) => meta.assets),
    previews: previews.files,
    styles: await makeStyleSheet(config.baseUrl, shell, pages),
    statics: new Set(await filesBelow(join(config.siteDir, config.staticDir))),
    inline: await inlineScripts(config),
    folder: await openOutputFolder(config, rest.cache, keptBuilds),
  }
}

function finishPage(rendered: RenderedPage, { images }: Previews): FinishedPage {
  const { planned, article, meta } = rendered
  const preview = images.get(planned.route)
  const page = { ...planned.data(meta.headings, meta.metadata), ...(preview && { preview }) }
  return { ...rendered, page, contentHash: cacheKey(meta.hash ?? article, JSON.stringify(page)) }
}
