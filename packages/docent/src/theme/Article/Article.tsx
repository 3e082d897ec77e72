import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { usePage } from '../../ui/context.ts'
import { useHydrated } from '../../ui/hooks/useHydrated.ts'
import { ARTICLE_FRAME, noteArticle, showArticle } from './article-content.ts'
import { useTrustedHtml } from '../../ui/hooks/useTrustedHtml.ts'

/** HTML of the article that came with the document, kept when a crash takes it out of the page. */
export interface ArticleMemory {
  route: string
  html: string
}

export interface ArticleProps {
  /** Empty while hydrating: the article that is in the document stays. */
  html: string
  kept: ArticleMemory | undefined
  keep: (memory: ArticleMemory) => void
}

/**
 * The article: HTML that the build wrote and React never looks into. While hydrating React is given nothing and leaves
 * the element's content alone; what React says of the content never changes, and later pages are put into the element
 * by hand. After a crash the element is made anew, and takes the content that came with the document from memory.
 */
export function Article({ html, kept, keep }: ArticleProps): ReactNode {
  const { route } = usePage()
  const element = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [first] = useState(() => {
    if (html !== '') return html
    if (kept?.route === route) return kept.html
    // Hydration leaves what stands there. Where it was given up, because something else had changed the page before,
    // React makes everything anew, and the article that it is about to remove is the only copy.
    return hydrated ? (document.querySelector('main article')?.innerHTML ?? '') : ''
  })

  const shown = useRef({ route, html })
  useLayoutEffect(() => {
    if (element.current && first !== '') noteArticle(element.current, first)
  }, [first])
  useLayoutEffect(() => {
    shown.current = { route, html }
    if (element.current && html !== '') showArticle(element.current, html)
  }, [route, html])
  useLayoutEffect(() => {
    const article = element.current?.firstElementChild
    return () => {
      const { route: last, html: given } = shown.current
      if (article && given === '') keep({ route: last, html: article.innerHTML })
    }
  }, [keep])

  return (
    <div
      ref={element}
      className={ARTICLE_FRAME}
      dangerouslySetInnerHTML={useTrustedHtml(`<article class="markdown">${first}</article>`)}
      suppressHydrationWarning
    />
  )
}
