import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { PageWarning } from '../shared/records/page.ts'
import { locationIn } from './html-attributes.ts'

/** Tags and comments, and elements whose text is code, data, or a drawing. */
const NO_TEXT =
  /<!--[\s\S]*?-->|<(pre|code|kbd|samp|script|style|textarea|template|svg|math|iframe)\b[\s\S]*?<\/\1\s*>|<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi

/** Emphasis, code, links, images, and references of footnotes. */
const MARKDOWN =
  /\*\*(?![\s*])[^*\n]+(?<![\s*])\*\*|(?<![`\\])`(?![`\s])[^`\n]+`(?!`)|(?<!\\)!?\[[^[\]\n]*\]\((?:https?:|[./#]|[\w-]+\.)[^()\s]*\)|(?<!\\)\[\^[^[\]\s]+\]/g

/** The first line of a block: a fence, a heading, a list, a row of a table, a quote, or an admonition. */
const BLOCK =
  /(?<=\n[ \t]*)(?:`{3,}|~{3,}|#{1,6}[ \t]+\S|[-*+][ \t]+\S|1[.)][ \t]+\S|>[ \t]+\S|:{3,}[ \t]*[a-z]|\|[^\n]*\|[ \t]*$).*/m
/** Stands for tags and code, which end the text in front of them. */
const TAG = '\0'

const FIX = 'Separate it from the tags with empty lines, or write it in HTML.'
/** Python-Markdown's attribute, which has a warning of its own. */
const WITH_MARKDOWN = /<[a-z][^>]*\smarkdown(?=[\s=>])/i

/** Reports Markdown that readers see as text, because it's between tags without empty lines. */
export function markdownInHtmlPlugin(file: string, warnings: PageWarning[]): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-markdown-in-html',
    options: { position: true },
    html(node, context) {
      if (!/[*`[]|\n[ \t]*[~#\-+1>:|]/.test(node.value) || WITH_MARKDOWN.test(node.value)) return
      for (const { form, index } of markdownIn(node.value)) {
        const { line = 1, column = 1 } = locationIn(
          node.value,
          index,
          node.position?.start,
          context.source,
        )
        warnings.push({
          kind: 'unread',
          what: `The Markdown ${form.trimEnd()}`,
          fix: FIX,
          file,
          line,
          column,
        })
      }
    },
  })
}

/** Of a block, only the first line: what it contains depends on it. */
function markdownIn(html: string): { form: string; index: number }[] {
  const text = html.replace(NO_TEXT, (part) => part.replace(/[^\n]/g, TAG))
  return [...text.matchAll(/[^\0]+/g)].flatMap(({ 0: part, index: start }) => {
    const block = BLOCK.exec(part)
    const found = block ? [block] : [...part.matchAll(MARKDOWN)]
    return found.map(({ 0: form, index }) => ({ form, index: start + index }))
  })
}
