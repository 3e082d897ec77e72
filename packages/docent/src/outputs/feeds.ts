import type { OutputFile } from '../shared/records/output-file.ts'
import { atomFeed, changedPagesFeed, feedSite } from './formats/atom-feed.ts'
import { type FinishedSite, textFile } from './output.ts'

/** The configured feeds. */
export function configuredFeeds({ config, main }: FinishedSite): OutputFile[] {
  return config.feeds.map((feed) =>
    textFile(feed.path, atomFeed(feed, feedSite(main)), `the feed ${feed.path}`),
  )
}

/** The feed of the most recently changed documents, if their dates are known. */
export function changesFeed({ config, main, pages }: FinishedSite): OutputFile[] {
  if (main.changesFeed === undefined) return []
  const own = pages.filter(({ page }) => page.locale === main.locale)
  const feed = changedPagesFeed(
    own.map(({ data }) => data),
    main,
    main.changesFeed,
  )
  const path = main.changesFeed.slice(config.baseUrl.length)
  return feed === undefined ? [] : [textFile(path, feed, 'the feed of changed pages')]
}
