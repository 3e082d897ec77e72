import type { ReactNode } from 'react'
import { useMessages } from '../../ui/context.ts'

/** Id of the main content, where the skip link leads. */
export const MAIN_ID = 'docent-main'

/**
 * First link of every page: past the navigation, for readers with a keyboard. The router leaves it to the browser,
 * which moves the focus too.
 */
export function SkipLink(): ReactNode {
  const messages = useMessages()
  return (
    <a className="skip-link" href={`#${MAIN_ID}`} data-no-router>
      {messages['skipLink.label']}
    </a>
  )
}
