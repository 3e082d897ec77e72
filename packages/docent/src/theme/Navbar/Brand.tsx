import type { ReactNode } from 'react'
import { useMessages, useSite } from '../context.ts'
import { Link } from '../Link/Link.tsx'
import { Logo } from '../Logo/Logo.tsx'

/** Logo and name at the start of the navbar. They link to the configured address or to the site's root. */
export function Brand(): ReactNode {
  const { baseUrl, title, navbar } = useSite()
  const messages = useMessages()
  const { logo } = navbar
  const name = navbar.title ?? (logo ? undefined : title)
  return (
    <Link
      className="brand"
      href={logo?.href ?? baseUrl}
      target={logo?.target}
      aria-label={name === undefined && logo?.alt === '' ? messages['navbar.home'] : undefined}
    >
      {logo && <Logo logo={logo} alt={name === undefined ? logo.alt : ''} />}
      {name !== undefined && (
        <span className="brand-name" dir="auto">
          {name}
        </span>
      )}
    </Link>
  )
}
