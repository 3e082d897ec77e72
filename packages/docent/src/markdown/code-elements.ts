import type { CodeBlocksConfig } from '../config/index.ts'
import { CODE_ATTRIBUTE } from '../shared/code-element.ts'
import { decodeEntities } from '../shared/html.ts'
import { codeBlockHtml } from './code-block.ts'
import { parseCodeMeta } from './code-meta.ts'
import type { Highlight } from './highlighter.ts'

const ELEMENT = new RegExp(`<pre ${CODE_ATTRIBUTE}="([^"]*)">([^<]*)</pre>`, 'g')

/** Code blocks in the place of the elements that `CodeBlock` rendered: React can't wait for the highlighter. */
export async function highlightElements(
  html: string,
  highlight: Highlight,
  { aliases, magicComments }: Pick<CodeBlocksConfig, 'aliases' | 'magicComments'>,
): Promise<string> {
  if (!html.includes(CODE_ATTRIBUTE)) return html
  const blocks = await Promise.all(
    [...html.matchAll(ELEMENT)].map(([, data = '', text = '']) => {
      const { language, meta } = JSON.parse(decodeEntities(data)) as Record<string, string>
      const code = decodeEntities(text).replace(/^\n|\s+$/g, '')
      const known = aliases[language ?? ''] ?? language ?? ''
      const source = {
        code,
        language: known,
        meta: parseCodeMeta(meta ?? '', code.split('\n').length),
      }
      return codeBlockHtml({ ...source, isAlias: known !== language }, { highlight, magicComments })
    }),
  )
  return html.replace(ELEMENT, () => blocks.shift() ?? '')
}
