import type { ReactNode } from 'react'
import type { TextPart } from '../../../shared/records/search-model.ts'

/**
 * Text with marked matches. Each part has an element, because a browser's translator replaces text nodes, and React
 * couldn't update those between elements.
 */
export function MarkedText({ parts }: { parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
