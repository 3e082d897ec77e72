import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Heading } from '../../shared/records/page-data.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { useContentLanguage, useMessages, usePage } from '../context.ts'
import { useTrustedHtml } from '../hooks.ts'

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

/** A heading counts as reached at this distance below the navbar, in pixels. */
const REACH = 24

/**
 * ID of the heading whose section is being read: the last one above the upper edge of the text, or the page's last one
 * at the end of the page. Undefined on the server.
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>()

  useEffect(() => {
    let frame = 0
    const update = (): void => {
      frame = 0
      setActive(findActive(ids))
    }
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update)
    }
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [ids])

  return active
}

function findActive(ids: readonly string[]): string | undefined {
  const root = document.documentElement
  const edge = (parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + REACH
  const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 2
  let active: string | undefined
  for (const id of ids) {
    const heading = document.getElementById(id)
    // In closed details or in a tab that isn't selected, a heading has no position.
    if (!heading?.checkVisibility()) continue
    const { top } = heading.getBoundingClientRect()
    if (top > edge && !(atEnd && top < window.innerHeight)) break
    active = id
  }
  return active
}
