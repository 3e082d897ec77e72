import { leanHtml } from '../emit/lean-html.ts'
import { articleMarkdown, type MarkdownOptions } from '../emit/markdown/page-markdown.ts'
import { pageText, type SectionText } from '../emit/search/page-text.ts'
import { errors } from '../errors/index.ts'
import type { Article } from '../markdown/records.ts'

/** What is made from a finished article for readers other than browsers. */
export interface ArticleTexts {
  sections: SectionText[]
  markdown: string
}

/**
 * Search text and Markdown of an article.
 * @throws DocentError when its elements are nested so deeply that the stack ends
 */
export function articleTexts(
  { html, headings }: Pick<Article, 'html' | 'headings'>,
  options: MarkdownOptions,
  file: string,
): ArticleTexts {
  try {
    const lean = leanHtml(html)
    return { sections: pageText(lean, headings), markdown: articleMarkdown(lean, options) }
  } catch (cause) {
    if (cause instanceof RangeError) throw errors.nestedTooDeeply({ file, cause })
    throw cause
  }
}
