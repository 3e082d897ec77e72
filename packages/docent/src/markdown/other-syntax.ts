import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { PageWarning } from '../shared/records/page.ts'
import { sourceOf } from './node-source.ts'

/** Blocks in the syntax of other generators, and what to write instead. */
const FORMS: [form: RegExp, fix: string][] = [
  [
    /^(?:!!!|\?\?\?\+?) +[a-z][\w-]*(?= |$).*/,
    'Write a block: `:::note[Title]`, the content, and `:::`.',
  ],
  [/^===[+!]? +".*"/, 'Write <Tabs> and <TabItem> in an MDX file.'],
  [/^-+8<-+ .*/, 'Import the file in an MDX file, and use it as a component.'],
  [/^<<< +\S.*/, 'Include the code with an empty code block: ```js file="./example.js".'],
  [/^\[\[?_?toc_?\]\]?$/i, 'Remove it: docent shows a table of contents beside the page.'],
  [/^\{\{[<%].*[%>]\}\}/, 'Write a component in an MDX file.'],
  [/^\{% +\w.*%\}/, 'Write a component in an MDX file.'],
]

/** Whether a source may have such a block. */
export const OTHER_SYNTAX =
  /^(?:[\s>]|[-*+] |\d+[.)] )*(?:!!!|\?\?\?|===[+!]? +"|-+8<|<<< |\[\[?_?toc|\{\{[<%]|\{% )/im

/** Reports blocks that other generators would replace, and that readers of docent's page see as text. */
export function otherSyntaxPlugin(file: string, warnings: PageWarning[]): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-other-syntax',
    options: { position: true },
    paragraph(node, context) {
      const { text: written, line: first, column } = sourceOf(node, context)
      written.split('\n').forEach((text, index) => {
        const line = text.replace(/^[\s>]+/, '').trimEnd()
        const fix = FORMS.find(([form]) => form.test(line))?.[1]
        if (fix === undefined) return
        warnings.push({
          kind: 'unread',
          what: `The syntax \`${line}\``,
          fix,
          file,
          line: first + index,
          column: index === 0 ? column : 1,
        })
      })
    },
  })
}
