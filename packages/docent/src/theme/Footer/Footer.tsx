import { Fragment, type ReactNode } from 'react'
import type { FooterInfo, FooterItem } from '../../shared/records/site-data.ts'
import { useMessages, usePage, useSite } from '../context.ts'
import { Link } from '../Link/Link.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { Html } from '../Html/Html.tsx'
import { Slot } from '../Slot/Slot.tsx'

/** A footer without content, for pages that only have what plugins add. */
const EMPTY: FooterInfo = { style: 'light', columns: [], row: [] }

/**
 * The footer of the page: columns of links with titles, or one row of links, followed by the logo and the copyright
 * notice. What plugins add to the footer is on every page, even on a page without a footer.
 */
export function Footer(): ReactNode {
  const { footer: configured, slots } = useSite()
  const { noFooter = false } = usePage()
  const messages = useMessages()
  const footer = noFooter ? undefined : configured
  const hasSlot = slots?.footerEnd !== undefined
  if (!footer && !hasSlot) return null
  const { style, columns, row, logo, copyright } = footer ?? EMPTY
  return (
    <footer className="footer" data-style={style}>
      <div className="footer-inner">
        {columns.length > 0 && (
          <nav className="footer-columns" aria-label={messages['footer.label']}>
            {columns.map(({ title, items }) => (
              <div key={title}>
                <h2 className="footer-title">{title}</h2>
                <ul>
                  {items.map((item, index) => (
                    <FooterEntry key={index} item={item} />
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        {row.length > 0 && (
          <nav className="footer-row" aria-label={messages['footer.label']}>
            <ul>
              {row.map((item, index) => (
                <Fragment key={index}>
                  {index > 0 && (
                    <li className="footer-separator" aria-hidden="true">
                      ·
                    </li>
                  )}
                  <FooterEntry item={item} />
                </Fragment>
              ))}
            </ul>
          </nav>
        )}
        {(logo || copyright !== undefined || hasSlot) && (
          <div className="footer-end">
            {logo &&
              (logo.href === undefined ? (
                <Logo logo={logo} />
              ) : (
                <Link href={logo.href} target={logo.target}>
                  <Logo logo={logo} />
                </Link>
              ))}
            {copyright !== undefined && (
              <Html as="div" className="footer-copyright" html={copyright} />
            )}
            <Slot name="footerEnd" />
          </div>
        )}
      </div>
    </footer>
  )
}

function FooterEntry({ item }: { item: FooterItem }): ReactNode {
  if ('html' in item) return <Html as="li" html={item.html} />
  return (
    <li>
      <Link href={item.href}>{item.label}</Link>
    </li>
  )
}
