import type { CodeBlocksConfig } from '../../config/index.ts'
import { editText } from '../../shared/html/edit-text.ts'
import { allElements, attribute, textOf } from '../../shared/html/find-nodes.ts'
import { parseHtml } from '../../shared/html/parse-html.ts'
import { CODE_ATTRIBUTE } from '../../shared/code-element.ts'
import { codeBlockHtml } from './code-block.ts'
import { parseCodeMeta } from './code-meta.ts'
import type { Highlight } from './highlighter.ts'

/** Replaces the elements that `CodeBlock` rendered with code blocks, because React can't wait for the highlighter. */
export async function highlightElements(
  html: string,
  highlight: Highlight,
  { aliases, magicComments }: Pick<CodeBlocksConfig, 'aliases' | 'magicComments'>,
): Promise<string> {
  if (!html.includes(CODE_ATTRIBUTE)) return html
  const edits = editText(html)
  for (const element of allElements(parseHtml(html).children)) {
    const data = attribute(element, CODE_ATTRIBUTE)
    if (data === undefined || !element.endTag) continue
    const { language, meta } = JSON.parse(data) as Record<string, string>
    const code = textOf(element).replace(/^\n|\s+$/g, '')
    const known = aliases[language ?? ''] ?? language ?? ''
    const source = {
      code,
      language: known,
      meta: parseCodeMeta(meta ?? '', code.split('\n').length),
      isAlias: known !== language,
    }
    const block = await codeBlockHtml(source, { highlight, magicComments })
    edits.replace(element.startTag.start, element.endTag.end, block)
  }
  return edits.apply()
}
