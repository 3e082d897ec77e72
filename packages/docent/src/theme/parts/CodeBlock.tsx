import type { ReactNode } from 'react'
import { CODE_ATTRIBUTE } from '../../shared/markup.ts'

export interface CodeBlockProps {
  /** The code, for example an import that ends with `?raw`. */
  children: string
  /** As in the info string of a code fence. */
  language?: string
  title?: string
  /** Lines to highlight: `1,3-5`. */
  highlight?: string
  /** A number sets the number of the first line. */
  showLineNumbers?: boolean | number
}

/**
 * A code block whose code comes from an expression. It's highlighted after the page has been rendered.
 * @example <CodeBlock language="ts" title="add.ts">{source}</CodeBlock>
 */
export function CodeBlock({
  children,
  language = '',
  title,
  highlight,
  showLineNumbers = false,
}: CodeBlockProps): ReactNode {
  if (typeof children !== 'string')
    throw new Error(
      '<CodeBlock> needs its code as a string, for example {source} with an import that ends with ?raw.',
    )
  const start = typeof showLineNumbers === 'number' ? `=${showLineNumbers}` : ''
  const meta = [
    ...(title === undefined ? [] : [`title="${title.replaceAll('"', "'")}"`]),
    ...(highlight === undefined ? [] : [`{${highlight}}`]),
    ...(showLineNumbers === false ? [] : [`showLineNumbers${start}`]),
  ]
  return (
    <CodeFence language={language} meta={meta.join(' ')}>
      {children}
    </CodeFence>
  )
}

export interface CodeFenceProps {
  language?: string
  /** What follows the language in the info string of a code fence. */
  meta?: string
  /** The code. Elements stay as they are. */
  children?: ReactNode
}

/** A code block as a fence describes it, for components that have the info string. */
export function CodeFence({ language = '', meta = '', children }: CodeFenceProps): ReactNode {
  return <pre {...{ [CODE_ATTRIBUTE]: JSON.stringify({ language, meta }) }}>{children}</pre>
}
