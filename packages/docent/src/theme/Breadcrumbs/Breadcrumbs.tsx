import type { ReactNode } from 'react'
import { useMessages, usePage, useSite } from '../context.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'

/** The page's position in its sidebar, starting at the home page. */
export function Breadcrumbs(): ReactNode {
  const { breadcrumbs } = usePage()
  const { baseUrl } = useSite()
  const messages = useMessages()
  if (breadcrumbs.length === 0) return null
  const last = breadcrumbs.length - 1
  return (
    <nav className="breadcrumbs" aria-label={messages['breadcrumbs.label']}>
      <ol>
        <li>
          <Link href={baseUrl} aria-label={messages['breadcrumbs.home']}>
            <Icon name="home" />
          </Link>
        </li>
        {breadcrumbs.map(({ label, href }, index) => (
          <li key={index}>
            {index === last ? (
              <span aria-current="page">{label}</span>
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
