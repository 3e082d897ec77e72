import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { Heading } from '../../shared/records/page-data.ts'
import { useContentLanguage, useMessages, usePage } from '../context.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { useTrustedHtml } from '../hooks/useTrustedHtml.ts'
import { useActiveHeading } from './useActiveHeading.ts'

/** Headings of the current page that its table of contents lists. */
export function useTocHeadings(): readonly Heading[] {
  const { headings, toc = headings, tocMin, tocMax, hideToc } = usePage()
  return useMemo(
    () => (hideToc ? [] : toc.filter(({ level }) => level >= tocMin && level <= tocMax)),
    [toc, tocMin, tocMax, hideToc],
  )
}

/** The table of contents next to the article, with the current heading marked. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }): ReactNode {
  const messages = useMessages()
  const ids = useMemo(() => headings.map(({ id }) => id), [headings])
  const active = useActiveHeading(ids)
  const list = useRef<HTMLElement>(null)

  useEffect(() => {
    const link =
      active === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current]')
    const pane = list.current
    if (!pane || !link) return
    const outer = pane.getBoundingClientRect()
    const inner = link.getBoundingClientRect()
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      pane.scrollTop += inner.top - outer.top - outer.height / 2
  }, [active])

  return (
    <nav ref={list} className="toc" aria-label={messages['toc.title']}>
      <p className="toc-title" aria-hidden="true">
        {messages['toc.title']}
      </p>
      <TocList headings={headings} active={active} />
    </nav>
  )
}

/** The table of contents above the article, for windows without space next to it. */
export function CollapsedTableOfContents({
  headings,
}: {
  headings: readonly Heading[]
}): ReactNode {
  const messages = useMessages()
  const { route } = usePage()
  return (
    <details key={route} className="toc-mobile" data-collapse="">
      <summary>
        {messages['toc.title']}
        <Icon name="chevron" className="icon-chevron" />
      </summary>
      <TocList headings={headings} />
    </details>
  )
}

function TocList({
  headings,
  active,
}: {
  headings: readonly Heading[]
  active?: string
}): ReactNode {
  const top = Math.min(...headings.map(({ level }) => level))
  const language = useContentLanguage()
  return (
    <ul className="toc-list" lang={language?.htmlLang} dir={language?.direction}>
      {headings.map(({ id, html, level }) => (
        <li key={id} data-depth={level - top}>
          <TocLink id={id} html={html} isActive={id === active} />
        </li>
      ))}
    </ul>
  )
}

function TocLink({
  id,
  html,
  isActive,
}: {
  id: string
  html: string
  isActive: boolean
}): ReactNode {
  return (
    <Link
      href={`#${id}`}
      aria-current={isActive ? 'location' : undefined}
      dangerouslySetInnerHTML={useTrustedHtml(html)}
    />
  )
}
