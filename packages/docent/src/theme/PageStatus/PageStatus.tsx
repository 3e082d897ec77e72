import type { ReactNode } from 'react'
import { useMessages, useNavigation } from '../context.ts'
import { Spinner } from '../Spinner/Spinner.tsx'

/** Status of the requested page: a spinner while it loads, or the reason why it couldn't be loaded. */
export function PageStatus(): ReactNode {
  const { status, retry } = useNavigation()
  const messages = useMessages()
  if (status === 'loading') {
    return (
      <div className="page-loading">
        <Spinner label={messages['page.loading']} />
      </div>
    )
  }
  if (status !== 'error') return null
  return (
    <div className="page-error" role="alert">
      <p>
        <strong>{messages['page.loadError']}</strong> {messages['page.loadErrorHint']}
      </p>
      <button type="button" className="button" onClick={retry}>
        {messages['page.retry']}
      </button>
    </div>
  )
}
