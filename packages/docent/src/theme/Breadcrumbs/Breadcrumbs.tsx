import type { ReactNode } from 'react'
import { useContentLanguage, useMessages, usePage, useSidebar, useSite } from '../context.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'

/** The page's position in its sidebar, starting at the home page. */
export function Breadcrumbs(): ReactNode {
  const { breadcrumbs } = usePage()
  const { baseUrl, navbar } = useSite()
  const sidebar = useSidebar()?.id
  const messages = useMessages()
  const language = useContentLanguage()
  if (breadcrumbs.length === 0) return null
  const last = breadcrumbs.length - 1
  // The navbar's item of the sidebar is the area of the site that the page belongs to.
  const area = navbar.items.find(
    (item) => 'activeSidebar' in item && item.activeSidebar === sidebar && sidebar !== undefined,
  )
  return (
    <nav className="breadcrumbs" aria-label={messages['breadcrumbs.label']}>
      <ol>
        <li>
          <Link href={baseUrl} aria-label={messages['breadcrumbs.home']}>
            <Icon name="home" />
          </Link>
        </li>
        {area &&
          'href' in area &&
          area.href !== undefined &&
          area.label !== breadcrumbs[0]?.label && (
            <li>
              <Link href={area.href}>{area.label}</Link>
            </li>
          )}
        {breadcrumbs.map(({ label, href }, index) => (
          <li key={index}>
            {index === last ? (
              <span aria-current="page" lang={language?.htmlLang} dir={language?.direction}>
                {label}
              </span>
            ) : href === undefined ? (
              label
            ) : (
              <Link href={href}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
