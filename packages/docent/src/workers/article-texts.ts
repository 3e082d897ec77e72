import { readFileSync } from 'node:fs'
import type { Page, Article } from '../model/page.ts'
import { checkCopy } from '../check/copy-parity.ts'
import { leanHtml } from '../shared/lean-html.ts'
import { articleMarkdown, type MarkdownOptions } from '../html-to-markdown/page-markdown.ts'
import { pageText, type SectionText } from '../search/indexing/page-text.ts'
import { DocentError, errors } from '../errors/index.ts'

/** Text that is derived from a finished article for the search and for Markdown copies. */
export interface ArticleTexts {
  sections: SectionText[]
  markdown: string
}

/**
 * An article's search text and Markdown.
 * @throws DocentError if its elements are nested so deeply that the call stack overflows
 */
export function articleTexts(
  { html, headings }: Pick<Article, 'html' | 'headings'>,
  options: MarkdownOptions,
  file: string,
): ArticleTexts {
  return withinStack(file, () => {
    const lean = leanHtml(html)
    return { sections: pageText(lean, headings), markdown: articleMarkdown(lean, options) }
  })
}

/** The problem of an article's Markdown copy; undefined if there is none, and for pages without a copy. */
export function copyProblem(
  article: Pick<Page, 'route' | 'file'> & Pick<Article, 'html'> & { markdown: string },
  options: MarkdownOptions,
): DocentError | undefined {
  if (!options.hasCopy(article.route)) return undefined
  const readSource = (): string => readFileSync(article.file, 'utf8')
  return withinStack(article.file, () => checkCopy({ ...options, ...article, readSource }))
}

function withinStack<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof RangeError) throw errors.nestedTooDeeply({ file, cause })
    throw cause
  }
}
