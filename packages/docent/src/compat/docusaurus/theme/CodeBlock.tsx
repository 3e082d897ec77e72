import type { ReactNode } from 'react'
import { blockHtml } from '../../../markdown/code-block.ts'
import { parseCodeMeta } from '../../../markdown/code-meta.ts'
import { highlightFast } from '../../../markdown/lezer.ts'
import { markLines } from '../../../markdown/magic-comments.ts'
import { highlightLines } from '../../../markdown/stream-modes.ts'
import { escapeText } from '../../../shared/html.ts'

export interface CodeBlockProps {
  children?: ReactNode
  /** `language-js` names the language, as in Markdown. */
  className?: string
  language?: string
  metastring?: string
  title?: ReactNode
  showLineNumbers?: boolean | number
}

/** Code that isn't in a fence. Only languages with a parser that needs no time to load have colors. */
export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const { children, className = '', metastring = '', title, showLineNumbers } = props
  const language = props.language ?? /language-([\w-]+)/.exec(className)?.[1] ?? ''
  const text = textOf(children).replace(/\n$/, '')
  const meta = parseCodeMeta(metastring, text.split('\n').length)
  const { code, classes } = markLines(text, meta, language)
  const lines =
    highlightFast(code, language) ??
    highlightLines(code, language) ??
    code.split('\n').map(escapeText)
  const source = {
    language,
    meta: {
      ...meta,
      ...(typeof title === 'string' && { title }),
      ...(showLineNumbers && { startLine: showLineNumbers === true ? 1 : showLineNumbers }),
    },
  }
  return <div dangerouslySetInnerHTML={{ __html: blockHtml(source, lines, classes) }} />
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
