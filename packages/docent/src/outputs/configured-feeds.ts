import type { OutputFile } from '../shared/records/output-file.ts'
import { atomFeed, feedSite } from './formats/atom-feed.ts'
import { textFile, type FinishedSite } from './output.ts'

/** The configured feeds. */
export function configuredFeeds({ config, main }: FinishedSite): OutputFile[] {
  return config.feeds.map((feed) =>
    textFile(feed.path, atomFeed(feed, feedSite(main)), `the feed ${feed.path}`),
  )
}
