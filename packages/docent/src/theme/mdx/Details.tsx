import { isValidElement, type DetailsHTMLAttributes, type ReactNode } from 'react'

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Text that's visible while it's closed. */
  summary?: ReactNode
}

/**
 * Content that readers can open.
 * @example <Details summary="Show the log">…</Details>
 */
export function Details({ summary, children, ...props }: DetailsProps): ReactNode {
  const isElement = isValidElement(summary) && summary.type === 'summary'
  return (
    <details {...props}>
      {summary !== undefined && (isElement ? summary : <summary>{summary}</summary>)}
      {children}
    </details>
  )
}
