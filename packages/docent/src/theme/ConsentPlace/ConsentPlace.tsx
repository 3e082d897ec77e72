import type { ReactNode } from 'react'
import { CONSENT_PLACE } from '../../shared/consent-place.ts'
import { useSite } from '../../ui/context.ts'
import { useTrustedHtml } from '../../ui/hooks/useTrustedHtml.ts'

/**
 * Place of the question for consent, early in the document: the keyboard comes to it right after the skip link. React
 * leaves alone what stands in it, as it does with the article.
 */
export function ConsentPlace(): ReactNode {
  const empty = useTrustedHtml('')
  if (!useSite().cookieSettings) return null
  return (
    <div {...{ [CONSENT_PLACE]: '' }} dangerouslySetInnerHTML={empty} suppressHydrationWarning />
  )
}
