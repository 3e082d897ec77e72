import type { Heading, Nodes, Paragraph, TableCell } from 'mdast'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { errors } from '../errors/index.ts'
import type { PageWarning } from '../shared/records/page.ts'
import { sourceOf, textOf } from './node-source.ts'
import {
  BRACES,
  CODE_FORMS,
  ESCAPED,
  HEADING_ENDS,
  LINES,
  LINKS,
  MARKS,
  MASKED,
  MDX_LINES,
  OTHER,
  OTHER_SYNTAX,
  type Form,
} from './syntax-forms.ts'

/** Characters of a line that a message shows. */
const LONGEST = 60

/** Whether a source or a part of it may have such syntax. */
export function hasOtherSyntax(source: string): boolean {
  return OTHER_SYNTAX.test(source) || hasLooseEnd(source)
}

/** Whether a line ends a block although none is open. A line ends all blocks with as many colons or fewer. */
function hasLooseEnd(source: string): boolean {
  let open: number[] = []
  for (const [, colons = '', rest] of source.matchAll(/^[ \t>]*(:{3,})[ \t]*(\S?)/gm)) {
    const inside = open.filter((length) => length > colons.length)
    if (rest === '' && inside.length === open.length) return true
    open = rest === '' ? inside : [...open, colons.length]
  }
  return false
}

/**
 * Reports what other generators would replace, and what readers of docent's page see as text.
 * @param source as its author wrote it, because docent normalizes and escapes some characters
 */
export function otherSyntaxPlugin(
  file: string,
  source: string,
  isMdx: boolean,
  warnings: PageWarning[],
): MdastPluginDefinition {
  const lines = source.split('\n')
  const check = (
    node: Readonly<Paragraph | Heading | TableCell>,
    context: { source: string },
  ): void => {
    const { text, line: first } = sourceOf(node, context)
    const count = text.split('\n').length
    const written = lines.slice(first - 1, first - 1 + count).join('\n')
    if (!hasOtherSyntax(written)) return
    const found: { at: number; form: string; fix: string }[] = []
    const search = (searched: string, forms: Form[]): void => {
      for (const [form, fix] of forms)
        for (const { 0: match, index, groups } of searched.matchAll(form)) {
          const length = groups?.['form']?.length ?? match.length
          const at = index + match.length - length
          const isKnown = found.some((other) => at >= other.at && at < other.at + other.form.length)
          if (!isKnown) found.push({ at, form: written.slice(at, at + length).trimEnd(), fix })
        }
    }
    if (node.type === 'paragraph') search(written, LINES)
    const masked = mask(written)
    search(masked, node.type === 'heading' ? [...HEADING_ENDS, ...BRACES] : BRACES)
    if (!isMdx) search(maskCode(written), MDX_LINES)
    search(
      isMdx ? masked.replace(/\{[^{}]*\}/g, (found) => OTHER.repeat(found.length)) : masked,
      MARKS,
    )
    search(written, CODE_FORMS)
    search(maskCode(written), LINKS)
    if (found.length === 0) return
    const shown = textOf(node as Nodes)
    for (const { at, form, fix } of found.toSorted((a, b) => a.at - b.at)) {
      const above = written.slice(0, at).split('\n')
      const location = {
        file,
        line: first + above.length - 1,
        column: (above.at(-1) ?? '').length + 1,
      }
      // An assignment, which would fail later, without a line. Other lists of attributes are invalid.
      if (isMdx && /^\{.*=.*\}$/.test(form))
        throw errors.mdxSyntax({
          ...location,
          source,
          fix,
          problem: `${form} isn't an expression.`,
        })
      // A plugin of the site may have replaced the marks.
      if (!/^(?:\[\]\(|@)|\]\([ \t]*\)$/.test(form) && !shown.includes(beginningOf(form))) continue
      const what = `The syntax \`${form.length > LONGEST ? `${form.slice(0, LONGEST)}…` : form}\``
      warnings.push({ kind: 'unread', what, fix, ...location })
    }
  }
  return defineMdastPlugin({
    name: 'docent-other-syntax',
    options: { position: true },
    paragraph: check,
    heading: check,
    tableCell: check,
    mdxjsEsm(node) {
      const [, name = ''] = METADATA.exec(node.value) ?? []
      if (name === '' || source.split(new RegExp(`\\b${name}\\b`)).length > 2) return
      const { line = 1, column = 1 } = node.position?.start ?? {}
      const what = `The export "${name}"`
      const fix = 'Write the title and the description in the front matter of the page.'
      warnings.push({ kind: 'unread', what, fix, file, line, column })
    },
  })
}

/** A page's title and description in the form of Nextra and Next.js. */
const METADATA = /^export\s+const\s+(meta|metadata|frontmatter|frontMatter)\s*=/m

/** What readers see of a form that isn't replaced. */
function beginningOf(form: string): string {
  if (form.startsWith('{~~')) return '{'
  if (form.startsWith('{/*')) return '/*'
  return /^!?\[/.test(form) ? form.slice(0, form.indexOf(']') + 1) : form.slice(0, 2)
}

function maskCode(text: string): string {
  return text.replace(/\\[!-/:-@[-`{-~]|(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, (found) =>
    found.replace(/[^\n]/g, OTHER),
  )
}

/** A text of the same length in which only words and marks are left. */
function mask(text: string): string {
  return text.replace(MASKED, (found) =>
    found.replace(/[^`\n]/g, found.startsWith('\\') ? ESCAPED : OTHER),
  )
}

/** What to write instead of braces on a line that MDX can't read. */
export function fixOfBraces(line: string): string | undefined {
  return BRACES.find(([form]) => mask(line).search(form) !== -1)?.[1]
}
