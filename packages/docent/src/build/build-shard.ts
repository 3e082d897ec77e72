import type { Config } from '../config/index.ts'
import type { Report } from '../errors/report.ts'
import type { Page, RenderedPage } from '../shared/records/page.ts'
import { makeImages, untilUnchanged } from './build.ts'
import { withBuildLock } from './build-lock.ts'
import { imageOffers } from './encode-images.ts'
import { withPages } from './make-pages.ts'
import { type Exchange, sendResults } from './shared-cache.ts'

/** A part of the pages, for one of several machines. */
export interface Shard {
  /** From 1 to `parts`. */
  part: number
  parts: number
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
      withPages(config, { report, partOf: (pages) => partOf(pages, shard) }, async (made) => {
        await makeImages(made, await imageOffers(made), report)
        made.assertUnchanged()
        return { ...(await sendResults(made.cache, report)), pages: made.pages }
      }),
    ),
  )
}

/** The pages of one machine: those of every `parts`-th file, so that no two machines compile a file. */
function partOf(pages: readonly Page[], { part, parts }: Shard): ReadonlySet<Page> {
  const files = [...new Set(pages.map(({ file }) => file))]
  const own = new Set(files.filter((_, index) => index % parts === part - 1))
  return new Set(pages.filter(({ file }) => own.has(file)))
}
