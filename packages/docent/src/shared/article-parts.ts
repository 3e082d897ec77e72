/** docent's parts of articles with a style sheet that only pages with the part load. */
export const ARTICLE_PARTS = ['Cards', 'FileTree', 'Hero', 'Math', 'Diagram'] as const

export type ArticlePart = (typeof ARTICLE_PARTS)[number]

export function isArticlePart(name: string): name is ArticlePart {
  return ARTICLE_PARTS.some((part) => part === name)
}
