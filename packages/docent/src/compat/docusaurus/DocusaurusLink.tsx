import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link as ShellLink } from '../../theme/Link/Link.tsx'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string
  activeClassName?: string
  isNavLink?: boolean
  autoAddBaseUrl?: boolean
}

/** A link. The build adds the base URL to its address. */
export default function Link(props: LinkProps): ReactNode {
  const { to, href, activeClassName: _, isNavLink: __, autoAddBaseUrl: ___, ...rest } = props
  return <ShellLink {...rest} href={(to ?? href ?? '').replace(/^pathname:\/\//, '')} />
}
