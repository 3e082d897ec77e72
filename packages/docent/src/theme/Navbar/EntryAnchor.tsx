import type { ReactNode } from 'react'
import { isExternal } from '../../shared/routes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { useMessages } from '../context.ts'
import { preferVersion } from '../preferred-version.ts'
import type { EntryLink } from './item-view.ts'

export interface EntryAnchorProps {
  entry: EntryLink
  className?: string
  /** Docs instance whose version the link selects. */
  docsId?: string
  /** Shows the label, or the accessible name of an item without one, next to the icon. */
  withLabel?: boolean
}

/** Link of a navbar item or a menu entry: an icon with an accessible name, or a label. */
export function EntryAnchor({
  entry,
  className,
  docsId,
  withLabel = false,
}: EntryAnchorProps): ReactNode {
  const messages = useMessages()
  const { label, href, ariaLabel, icon, current, lang, version } = entry
  const iconOnly = icon !== undefined && !withLabel
  const pick =
    docsId !== undefined && version !== undefined ? () => preferVersion(docsId, version) : undefined
  const text = label === '' ? ariaLabel : label
  const name = iconOnly ? (ariaLabel ?? label) : text === ariaLabel ? undefined : ariaLabel
  return (
    <Link
      className={iconOnly ? 'icon-button' : className}
      href={href}
      aria-label={name}
      title={iconOnly ? name : undefined}
      aria-current={current}
      lang={lang}
      hrefLang={lang}
      // Another language has its own messages and navigation, so it needs a full page load.
      data-no-router={lang === undefined ? undefined : ''}
      onClick={pick}
    >
      {icon && <Icon name={icon} />}
      {!iconOnly && text}
      {isExternal(href) && icon === undefined && (
        <>
          <Icon name="external" className="icon-external" />
          <span className="visually-hidden"> {messages['navbar.external']}</span>
        </>
      )}
    </Link>
  )
}
