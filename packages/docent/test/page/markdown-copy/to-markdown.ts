import { articleMarkdown } from '../../../src/page/markdown-copy/article-markdown.ts'
import { mergeAllMessages } from '../../../src/shared/messages/build-messages.ts'
import { parseHtml } from '../../../src/shared/html/tree.ts'

const PAGES = new Set(['/', '/intro', '/guides/first'])

/** Converts a fragment of an article to Markdown. */
export function markdown(html: string): string {
  return articleMarkdown(parseHtml(html).children, {
    url: 'https://acme.example.com',
    baseUrl: '/',
    hasCopy: (route) => PAGES.has(route),
    messages: mergeAllMessages({}),
  })
}
