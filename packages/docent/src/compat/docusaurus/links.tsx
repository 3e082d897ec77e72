import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { isExternal } from '../../shared/routes.ts'
import { Link as ShellLink } from '../../theme/Link/Link.tsx'

// The modules @docusaurus/Link, isInternalUrl, and useBrokenLinks.

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string
  activeClassName?: string
  isNavLink?: boolean
  autoAddBaseUrl?: boolean
}

/** A link. The build adds the base URL to its address. */
export function Link(props: LinkProps): ReactNode {
  const { to, href, activeClassName: _, isNavLink: __, autoAddBaseUrl: ___, ...rest } = props
  return <ShellLink {...rest} href={(to ?? href ?? '').replace(/^pathname:\/\//, '')} />
}

/** Whether an address leads to a page of the site. */
export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternal(url)
}

/** Does nothing, because docent collects the links and anchors of the finished HTML. */
export const useBrokenLinks = (): Record<'collectAnchor' | 'collectLink', () => void> => ({
  collectAnchor: () => undefined,
  collectLink: () => undefined,
})
