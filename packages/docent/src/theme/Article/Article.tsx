import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useContentLanguage, usePage } from '../context.ts'
import { useHydrated, useTrustedHtml } from '../hooks.ts'
import { ARTICLE_FRAME, noteArticle, completeArticle, showArticle } from './article-content.ts'

/** The article's HTML from the document, kept in case a crash removes it from the page. */
export interface ArticleMemory {
  route: string
  html: string
}

export interface ArticleProps {
  /** Empty while hydrating, so that the article in the document stays. */
  html: string
  kept: ArticleMemory | undefined
  keep: (memory: ArticleMemory) => void
}

/**
 * The article: HTML that the build wrote and that React doesn't manage. During hydration, React receives no content and
 * leaves the element's content unchanged. The HTML in its props never changes; later pages are inserted into the
 * element directly. After a crash, React creates a new element, which gets the document's original content from `kept`.
 */
export function Article({ html, kept, keep }: ArticleProps): ReactNode {
  const { route } = usePage()
  const language = useContentLanguage()
  const element = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [first] = useState(() => {
    if (html !== '') return html
    if (kept?.route === route) return kept.html
    // Hydration keeps the existing content. If React gave up hydration because something else had changed the page, it
    // renders everything again, and the article that it's about to remove is the only copy.
    return hydrated ? (document.querySelector('main article')?.innerHTML ?? '') : ''
  })

  const shown = useRef({ route, html })
  useLayoutEffect(() => {
    if (element.current && first !== '') noteArticle(element.current, first)
  }, [first])
  useLayoutEffect(() => {
    shown.current = { route, html }
    if (!element.current || html === '') return
    showArticle(element.current, html)
    completeArticle(element.current)
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
      lang={language?.htmlLang}
      dir={language?.direction}
      dangerouslySetInnerHTML={useTrustedHtml(`<article class="markdown">${first}</article>`)}
      suppressHydrationWarning
    />
  )
}
