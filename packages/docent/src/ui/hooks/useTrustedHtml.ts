import { useMemo } from 'react'
import { trustedHtml } from '../../browser/trusted.ts'

/** HTML for `dangerouslySetInnerHTML`, the same object as long as the HTML is the same: React compares by identity. */
export function useTrustedHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html])
}
