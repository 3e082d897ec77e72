import type { ReactNode } from 'react'
import type { TextPart } from '../../model/search-model.ts'

/** Text with marked matches. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))
}
