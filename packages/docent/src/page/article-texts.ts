import { type DocentError, errors } from '../errors/index.ts'
import { readText } from '../files/read-text.ts'
import { pageText, type SectionText } from '../search/index/page-text.ts'
import type { HtmlNode } from '../shared/html/tree.ts'
import type { Heading } from '../shared/records/page-data.ts'
import type { Page } from '../shared/records/page.ts'
import { checkCopy } from './checks/copy-parity.ts'
import { articleMarkdown, type MarkdownOptions } from './markdown-copy/article-markdown.ts'

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
  nodes: readonly HtmlNode[],
  headings: readonly Heading[],
  options: MarkdownOptions,
  file: string,
): ArticleTexts {
  return withinStack(file, () => ({
    sections: pageText(nodes, headings),
    markdown: articleMarkdown(nodes, options),
  }))
}

/** The problem of an article's Markdown copy; undefined if there is none, and for pages without a copy. */
export function copyProblem(
  article: Pick<Page, 'route' | 'file'> & { nodes: readonly HtmlNode[]; markdown: string },
  options: MarkdownOptions,
): DocentError | undefined {
  if (!options.hasCopy(article.route)) return undefined
  const readSource = (): string => readText(article.file)
  return withinStack(article.file, () => checkCopy({ ...options, ...article, readSource }))
}

/**
 * Runs a function that recurses into nested elements.
 * @throws DocentError when elements are nested so deeply that the call stack overflows
 */
export function withinStack<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof RangeError) throw errors.nestedTooDeeply({ file, cause })
    throw cause
  }
}
