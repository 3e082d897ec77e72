/** docent's article parts that have separate style sheets. Only pages that use a part load its style sheet. */
export const ARTICLE_PARTS = ['Cards', 'FileTree', 'Hero', 'Math', 'Diagram'] as const

export type ArticlePart = (typeof ARTICLE_PARTS)[number]

export function isArticlePart(name: string): name is ArticlePart {
  return ARTICLE_PARTS.some((part) => part === name)
}
