import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages, useSidebar, useSite } from '../context.ts'
import { formatMessage } from '../../shared/messages/messages.ts'
import { Brand } from '../Navbar/Brand.tsx'
import { ItemBoundary } from '../Navbar/ItemBoundary.tsx'
import { SidebarItems } from '../Sidebar/SidebarItems.tsx'
import { MenuItem } from './MenuItem.tsx'

/**
 * Content of the mobile menu. The primary panel contains the navbar's items, and the secondary panel contains the
 * section's pages. The menu opens with the secondary panel if there is one.
 */
export function MenuPanels({ closeButton }: { closeButton: ReactNode }): ReactNode {
  const { navbar } = useSite()
  const sidebar = useSidebar()
  const messages = useMessages()
  const [wantsPrimary, setPrimary] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const secondary = sidebar && !wantsPrimary

  useEffect(() => {
    if (!secondary) return
    // One frame later, the dialog is open and can be scrolled.
    const frame = requestAnimationFrame(() => {
      panel.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [secondary])

  return (
    <>
      <div className="menu-head">
        <Brand />
        {closeButton}
      </div>
      {secondary ? (
        <nav ref={panel} className="menu-panel" aria-label={messages['sidebar.label']}>
          <button type="button" className="menu-switch" onClick={() => setPrimary(true)}>
            {messages['navbar.backToMainMenu']}
          </button>
          <SidebarItems items={sidebar.items} path="menu" />
        </nav>
      ) : (
        <nav ref={panel} className="menu-panel" aria-label={messages['navbar.label']}>
          <ul className="menu-list">
            {navbar.items.map((item) => (
              <ItemBoundary
                key={item.configPath}
                configPath={item.configPath}
                message={formatMessage(messages['navbar.failed'], { configPath: item.configPath })}
              >
                <MenuItem item={item} />
              </ItemBoundary>
            ))}
          </ul>
          {sidebar && (
            <button type="button" className="menu-switch" onClick={() => setPrimary(false)}>
              {messages['navbar.sectionMenu']} →
            </button>
          )}
        </nav>
      )}
    </>
  )
}
