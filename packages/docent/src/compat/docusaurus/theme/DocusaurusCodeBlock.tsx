import type { ReactNode } from 'react'
import { CODE_ATTRIBUTE } from '../../../shared/markup.ts'

export interface DocusaurusCodeBlockProps {
  children?: ReactNode
  /** `language-js` sets the language, as in Markdown. */
  className?: string
  language?: string
  metastring?: string
  title?: ReactNode
  showLineNumbers?: boolean | number
}

/**
 * A code block with the props that it has in Docusaurus. It's highlighted after the page has been rendered, unless its
 * content has elements, which stay.
 */
export default function DocusaurusCodeBlock(props: DocusaurusCodeBlockProps): ReactNode {
  const { children, className = '', metastring = '', title, showLineNumbers } = props
  const language = props.language ?? /language-([\w-]+)/.exec(className)?.[1] ?? ''
  const start = typeof showLineNumbers === 'number' ? `=${showLineNumbers}` : ''
  const meta = [
    metastring,
    ...(typeof title === 'string' ? [`title="${title.replaceAll('"', "'")}"`] : []),
    ...(showLineNumbers ? [`showLineNumbers${start}`] : []),
  ]
  const data = JSON.stringify({ language, meta: meta.join(' ') })
  return <pre {...{ [CODE_ATTRIBUTE]: data }}>{children}</pre>
}
