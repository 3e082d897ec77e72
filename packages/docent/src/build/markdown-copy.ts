import { markdownFile, type MarkdownOptions } from '../emit/markdown/page-markdown.ts'
import type { PageData, SiteData } from '../model.ts'
import { mergeAllMessages } from '../theme/build-messages.ts'
import { formatMessage } from '../theme/messages.ts'

/** How articles of a locale are written as Markdown. */
export function markdownOptions(site: SiteData, copies: readonly string[]): MarkdownOptions {
  const routes = new Set(copies)
  return {
    url: site.url,
    baseUrl: site.baseUrl,
    hasCopy: (route) => routes.has(route),
    messages: mergeAllMessages(site.messages),
  }
}

/** The whole Markdown file of a page, from its article as Markdown. */
export function markdownCopy(body: string, page: PageData, site: SiteData): string {
  const date = page.lastUpdatedAt?.slice(0, 10)
  return markdownFile({
    body,
    title: page.title.trim() === '' ? site.title : page.title,
    description: page.description,
    url: `${site.url}${page.route}`,
    ...(date !== undefined && {
      updated: formatMessage(mergeAllMessages(site.messages)['doc.lastUpdated'], { date }),
    }),
  })
}
