import { useMemo } from 'react'
import { trustedHtml } from '../../shared/browser/trusted.ts'

/**
 * HTML for `dangerouslySetInnerHTML`. The object stays the same while the HTML does, because React compares it by
 * identity.
 */
export function useTrustedHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html])
}
