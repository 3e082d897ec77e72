import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages, useSidebar, useSite } from '../../ui/context.ts'
import { formatMessage } from '../../messages/messages.ts'
import { Brand } from '../Navbar/Brand.tsx'
import { ItemBoundary } from '../Navbar/ItemBoundary.tsx'
import { SidebarItems } from '../Sidebar/SidebarItems.tsx'
import { MenuItem } from './MenuItem.tsx'

/**
 * Content of the mobile menu: the primary menu holds the navbar's items, the secondary one the pages of the section.
 * It starts on the secondary one where there is one.
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
    // A frame later the dialog is open, and has something to scroll.
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
