import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Heading } from '../../shared/records/page-data.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { classNames, useContentLanguage, useMessages, useNavigation, usePage } from '../context.ts'
import { useTrustedHtml } from '../hooks.ts'

/** Headings of the current page that its table of contents lists. */
export function useTocHeadings(): readonly Heading[] {
  const { headings, toc = headings, tocMin, tocMax, hideToc } = usePage()
  return useMemo(
    () => (hideToc ? [] : toc.filter(({ level }) => level >= tocMin && level <= tocMax)),
    [toc, tocMin, tocMax, hideToc],
  )
}

export interface TableOfContentsProps {
  /** At least one heading, as `useTocHeadings()` returns them. */
  headings: readonly Heading[]
}

/** The table of contents next to the article, with the current heading marked. */
export function TableOfContents({ headings }: TableOfContentsProps): ReactNode {
  const messages = useMessages()
  const ids = useMemo(() => headings.map(({ id }) => id), [headings])
  const active = useActiveHeading(ids)
  const list = useRef<HTMLElement>(null)

  useEffect(() => {
    const pane = list.current
    if (!pane || active === undefined) return
    keepMark(pane, active)
    const link = pane.querySelector('[aria-current]')
    if (!link) return
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
export function CollapsedTableOfContents({ headings }: TableOfContentsProps): ReactNode {
  const messages = useMessages()
  const { route } = usePage()
  const ids = useMemo(() => headings.map(({ id }) => id), [headings])
  const active = useActiveHeading(ids)
  const current = headings.find(({ id }) => id === active)
  const details = useRef<HTMLDetailsElement>(null)
  const { location } = useNavigation()
  const shown = useRef(location)
  // A list that stays in view covers the text, so it closes when the reader has chosen a section, before the router
  // scrolls there. If it was opened before hydration, it stays open.
  useLayoutEffect(() => {
    if (shown.current !== location && details.current) details.current.open = false
    shown.current = location
  }, [location])
  return (
    <details key={route} ref={details} className="toc-mobile">
      <summary>
        {messages['toc.title']}
        {current && (
          <span className="toc-current" aria-hidden="true">
            {current.text}
          </span>
        )}
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
  const language = useContentLanguage()
  return (
    <ul
      className={classNames('toc-list', headings.length > FOLDED_FROM && 'toc-folded')}
      lang={language?.htmlLang}
      dir={language?.direction}
      onPointerOver={nameShortened}
    >
      <TocItems sections={sectionsOf(headings)} active={active} />
    </ul>
  )
}

/** Entries have one line. The pointer shows the whole text of one that's cut off. */
function nameShortened({ target }: { target: EventTarget }): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && link.scrollWidth > link.clientWidth) link.title = link.textContent
}

/** A heading and the headings below it. */
interface TocSection {
  heading: Heading
  sections: TocSection[]
}

/** With more entries than this, only those of the current section are shown. */
const FOLDED_FROM = 12

/** Nests headings by their levels. A level may be left out. */
function sectionsOf(headings: readonly Heading[]): TocSection[] {
  const sections: TocSection[] = []
  const open: TocSection[] = []
  for (const heading of headings) {
    while ((open.at(-1)?.heading.level ?? 0) >= heading.level) open.pop()
    const section = { heading, sections: [] }
    ;(open.at(-1)?.sections ?? sections).push(section)
    open.push(section)
  }
  return sections
}

function TocItems({
  sections,
  active,
}: {
  sections: readonly TocSection[]
  active: string | undefined
}): ReactNode {
  return sections.map(({ heading: { id, html }, sections: below }) => (
    <li key={id}>
      <TocLink id={id} html={html} isActive={id === active} />
      {below.length > 0 && (
        <ul>
          <TocItems sections={below} active={active} />
        </ul>
      )}
    </li>
  ))
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
      const found = findActive(ids)
      setActive(found)
      const toc = found === undefined && document.querySelector('.toc')
      if (toc) keepMark(toc)
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

/** Removes the mark that a script in the document has set before hydration, unless it's the right one. */
function keepMark(toc: Element, active?: string): void {
  for (const link of toc.querySelectorAll('[aria-current]'))
    if (active === undefined || link.getAttribute('href') !== `#${active}`)
      link.removeAttribute('aria-current')
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
