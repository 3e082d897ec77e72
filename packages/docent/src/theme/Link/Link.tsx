import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { isExternal, linkAddress } from '../../shared/routes.ts'
import { useSite } from '../context.ts'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/**
 * A link in the shell. It's a plain anchor: client navigation listens on the document, and without it, the browser
 * loads the page.
 */
export function Link({ href, rel, children, ...rest }: LinkProps): ReactNode {
  const { addresses } = useSite()
  return (
    <a
      {...rest}
      href={linkAddress(href, addresses)}
      rel={rel ?? (isExternal(href) ? 'noopener' : undefined)}
    >
      {children}
    </a>
  )
}
