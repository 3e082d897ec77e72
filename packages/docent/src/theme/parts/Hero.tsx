import type { ReactNode } from 'react'
import { SearchField } from '../search/entry/SearchField.tsx'

export interface HeroAction {
  label: string
  /** A route of the site, or an absolute URL. */
  href: string
}

export interface HeroProps {
  /** The page's level-1 heading. */
  title: string
  /** A sentence below it. */
  tagline?: ReactNode
  /** Links that look like buttons. The first one is highlighted. */
  actions?: readonly HeroAction[]
  /** Whether there is a search field. */
  search?: boolean
  /** Content between the text and the links, such as the command that installs something. */
  extra?: ReactNode
  /** Content next to the text: an image, a code block, or a component. */
  children?: ReactNode
}

/**
 * The top of a landing page.
 * @example <Hero title="Acme Docs" actions={[{ label: 'Get started', href: '/start' }]}>![A chart](./chart.png)</Hero>
 */
export function Hero({ title, tagline, actions, search, extra, children }: HeroProps): ReactNode {
  return (
    <div className={children === undefined ? 'hero' : 'hero hero-wide'}>
      <div className="hero-text">
        <h1>{title}</h1>
        {tagline !== undefined && <p className="hero-tagline">{tagline}</p>}
        {search === true && <SearchField />}
        {extra !== undefined && <div className="hero-extra">{extra}</div>}
        {actions !== undefined && actions.length > 0 && (
          <p className="hero-actions">
            {actions.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
      {children !== undefined && <div className="hero-picture">{children}</div>}
    </div>
  )
}
