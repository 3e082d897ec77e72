import { errors } from '../errors/index.ts'
import { pageText } from './page-text.ts'
import type { HtmlNode } from '../shared/html/tree.ts'
import type { Heading } from '../shared/records/page-data.ts'
import { articleMarkdown, type MarkdownOptions } from './markdown-copy/article-markdown.ts'
import type { SectionText } from '../shared/records/searchable-page.ts'

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
