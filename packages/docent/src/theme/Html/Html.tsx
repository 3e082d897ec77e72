import type { ReactNode } from 'react'
import { useTrustedHtml } from '../hooks.ts'

export interface HtmlProps {
  as: 'div' | 'li'
  html: string
  className?: string
}

/** An element with HTML from the configuration. */
export function Html({ as: Element, html, className }: HtmlProps): ReactNode {
  return <Element className={className} dangerouslySetInnerHTML={useTrustedHtml(html)} />
}
