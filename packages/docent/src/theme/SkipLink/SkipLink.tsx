import type { ReactNode } from 'react'
import { useMessages } from '../context.ts'

/** ID of the main content, the skip link's target. */
export const MAIN_ID = 'docent-main'

/**
 * The first link on every page, which lets keyboard users skip the navigation. The router leaves it to the browser,
 * which also moves the focus.
 */
export function SkipLink(): ReactNode {
  const messages = useMessages()
  return (
    <a className="skip-link" href={`#${MAIN_ID}`} data-no-router>
      {messages['skipLink.label']}
    </a>
  )
}
