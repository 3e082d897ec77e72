import type { ReactNode } from 'react'
import { CONSENT_CONTAINER } from '../../shared/markup.ts'
import { useSite } from '../context.ts'
import { useTrustedHtml } from '../hooks.ts'

/**
 * The element that the consent banner is inserted into. It's early in the document, so that keyboard users reach it
 * right after the skip link. React doesn't manage its content, just like the article's.
 */
export function ConsentContainer(): ReactNode {
  const empty = useTrustedHtml('')
  if (!useSite().cookieSettings) return null
  return (
    <div
      {...{ [CONSENT_CONTAINER]: '' }}
      dangerouslySetInnerHTML={empty}
      suppressHydrationWarning
    />
  )
}
