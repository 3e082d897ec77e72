import { Fragment, type ReactNode } from 'react'

type Values = Record<string, ReactNode>

export interface TranslateProps {
  children?: string
  id?: string
  description?: string
  values?: Values
}

/** The text as written, because docent translates pages but not their components. */
export default function Translate({ children = '', id = '', values }: TranslateProps): ReactNode {
  const parts = (children || id).split(/(\{\w+\})/)
  return parts.map((part, index) => (
    <Fragment key={index}>{valueOf(part, values) ?? part}</Fragment>
  ))
}

export function translate(
  { message, id = '' }: { message?: string; id?: string; description?: string },
  values?: Record<string, string | number>,
): string {
  return (message ?? id).replace(/\{\w+\}/g, (part) => String(valueOf(part, values) ?? part))
}

function valueOf(part: string, values: Values = {}): ReactNode {
  return /^\{\w+\}$/.test(part) ? values[part.slice(1, -1)] : undefined
}
