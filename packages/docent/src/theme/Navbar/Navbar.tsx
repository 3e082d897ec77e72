import { Fragment, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { NavbarItem } from '../../shared/records/navbar-item.ts'
import { ColorModeToggle } from '../ColorMode/ColorModeToggle.tsx'
import { useMessages, useSite } from '../context.ts'
import { formatMessage } from '../../shared/messages/messages.ts'
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx'
import { Brand } from './Brand.tsx'
import { ItemBoundary, NavbarItemView, SearchSlot } from './NavbarItemView.tsx'
import { useHideOnScroll } from './useHideOnScroll.ts'

/** The navbar: brand, items, search, color mode switch, and the mobile menu's button. */
export function Navbar(): ReactNode {
  const { navbar } = useSite()
  const messages = useMessages()
  const bar = useRef<HTMLElement>(null)
  useHideOnScroll(bar, navbar.hideOnScroll)
  useRows(bar)
  const left = navbar.items.filter(({ position }) => position === 'left')
  const right = navbar.items.filter(({ position }) => position === 'right')
  const hasSearch = navbar.items.some(({ type }) => type === 'search')
  // Icon links are at the end of the row, so the search is before the first of them.
  const firstIcon = right.findIndex(
    (item, index) => right.slice(index).every(isIconLink) && isIconLink(item),
  )
  const searchAt = hasSearch ? -1 : firstIcon === -1 ? right.length : firstIcon

  const render = (item: NavbarItem): ReactNode => (
    <ItemBoundary
      key={item.configPath}
      configPath={item.configPath}
      message={formatMessage(messages['navbar.failed'], { configPath: item.configPath })}
    >
      <NavbarItemView item={item} />
    </ItemBoundary>
  )
  return (
    <header ref={bar} className="navbar">
      <div className="navbar-inner">
        <Brand />
        <nav className="navbar-nav" aria-label={messages['navbar.label']}>
          <ul className="navbar-items">{left.map(render)}</ul>
          <ul className="navbar-items navbar-items-end">
            {right.map((item, index) => (
              <Fragment key={item.configPath}>
                {index === searchAt && <SearchSlot />}
                {render(item)}
              </Fragment>
            ))}
            {searchAt === right.length && <SearchSlot />}
          </ul>
        </nav>
        <ColorModeToggle />
        <MobileMenu />
      </div>
    </header>
  )
}

/** Tells the parts of the page that stay below the navbar how high its additional rows are. */
function useRows(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inner = bar.current?.firstElementChild
    if (!inner) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => {
      const rows = inner.clientHeight - parseFloat(getComputedStyle(inner).minHeight)
      if (rows > 0) style.setProperty('--navbar-rows', `${rows}px`)
      else style.removeProperty('--navbar-rows')
    })
    sizes.observe(inner)
    return () => sizes.disconnect()
  }, [bar])
}

function isIconLink(item: NavbarItem): boolean {
  return item.type === 'link' && item.icon !== undefined
}
