import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { PageWarning } from '../shared/records/page.ts'
import { locationIn } from './html-attributes.ts'

/** Tags and comments, and elements whose text is code, data, or a drawing. */
const NO_TEXT =
  /<!--[\s\S]*?-->|<(pre|code|kbd|samp|script|style|textarea|template|svg|math|iframe)\b[\s\S]*?<\/\1\s*>|<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi

/** Emphasis, code, links, images, and references of footnotes. */
const MARKDOWN =
  /\*\*(?![\s*])[^*\n]+(?<![\s*])\*\*|(?<![`\\])`(?![`\s])[^`\n]+`(?!`)|(?<!\\)!?\[[^[\]\n]*\]\((?:https?:|[./#]|[\w-]+\.)[^()\s]*\)|(?<!\\)\[\^[^[\]\s]+\]/g

const FIX = 'Separate it from the tags with empty lines, or write it in HTML.'
/** Python-Markdown's attribute, which has a warning of its own. */
const WITH_MARKDOWN = /<[a-z][^>]*\smarkdown(?=[\s=>])/i

/** Reports Markdown that readers see as text, because it's between tags without empty lines. */
export function markdownInHtmlPlugin(file: string, warnings: PageWarning[]): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-markdown-in-html',
    options: { position: true },
    html(node, context) {
      if (!/[*`[]/.test(node.value) || WITH_MARKDOWN.test(node.value)) return
      const text = node.value.replace(NO_TEXT, (part) => part.replace(/[^\n]/g, ' '))
      for (const { 0: form, index } of text.matchAll(MARKDOWN)) {
        const { line = 1, column = 1 } = locationIn(
          node.value,
          index,
          node.position?.start,
          context.source,
        )
        warnings.push({
          kind: 'unread',
          what: `The Markdown ${form}`,
          fix: FIX,
          file,
          line,
          column,
        })
      }
    },
  })
}
