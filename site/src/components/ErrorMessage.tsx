import { Fragment, type ReactNode } from 'react'
import { errorMessages } from '../../data/error-messages.ts'
import { renderInline } from './parts/inline-markdown.tsx'
import { assertKnown } from './parts/known.ts'

export interface ErrorMessageProps {
  /** As in `site/data/error-messages.ts`. It's also the anchor. */
  id: string
  /** Samples and other content. */
  children?: ReactNode
}

/** An error with its message as a heading, its cause, and its fix. */
export default function ErrorMessage({ id, children }: ErrorMessageProps): ReactNode {
  const error = errorMessages.find((entry) => entry.id === id)
  if (!error) {
    assertKnown(
      'error',
      id,
      errorMessages.map((entry) => entry.id),
    )
    return null
  }
  const { message, variants = [], cause, fix } = error
  return (
    <>
      <h3 id={id}>{renderInline(message)}</h3>
      {variants.length > 0 && (
        <p>
          Also:{' '}
          {variants.map((variant, index) => (
            <Fragment key={variant}>
              {index > 0 && ' · '}“{renderInline(variant)}”
            </Fragment>
          ))}
        </p>
      )}
      <p>
        <strong>Cause:</strong> {renderInline(cause)}
      </p>
      <p>
        <strong>Fix:</strong> {renderInline(fix)}
      </p>
      {children}
    </>
  )
}
