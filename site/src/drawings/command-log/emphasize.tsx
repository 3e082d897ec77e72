import { Fragment, type ReactNode } from 'react'

/**
 * Text in which `**…**` marks what the Command Log emphasizes: values and elements, which may contain line breaks.
 * @example emphasize('to have class **done**') // to have class <b>done</b>
 */
export function emphasize(text: string): ReactNode {
  return text
    .split(/\*\*(.+?)\*\*/s)
    .map((part, index) =>
      index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>,
    )
}
