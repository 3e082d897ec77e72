import { useRef, type ReactNode } from 'react'
import type { SiteData } from '../../shared/records/site-data.ts'
import { encodeAddress } from '../../shared/routes.ts'
import { useMessages, useSite } from '../context.ts'
import { useDropdown } from '../hooks/useDropdown.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'

export interface OpenInProps {
  /** Address of the page's text, including the base URL. */
  href: string
  assistants: NonNullable<SiteData['assistants']>
}

/** Links that open the page in an assistant. They're plain links in a native menu, which works without JavaScript. */
export function OpenIn({ href, assistants }: OpenInProps): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null)
  const messages = useMessages()
  const { url } = useSite()
  useDropdown(ref)
  const text = encodeURIComponent(url + encodeAddress(href))
  return (
    <details ref={ref} className="doc-open" suppressHydrationWarning>
      <summary className="doc-action">
        <Icon name="external" />
        {messages['doc.openIn']}
        <Icon name="chevron" className="icon-chevron" />
      </summary>
      <ul className="dropdown-menu">
        {assistants.map((assistant) => (
          <li key={assistant.name}>
            <Link href={assistant.url.replaceAll('{url}', text)} rel="nofollow noopener">
              {assistant.name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
