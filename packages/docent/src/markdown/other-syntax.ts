import type { Heading, Nodes, Paragraph, TableCell } from 'mdast'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { errors } from '../errors/index.ts'
import type { PageWarning } from '../shared/records/page.ts'
import { sourceOf, textOf } from './node-source.ts'

type Form = [form: RegExp, fix: string]

const BLOCK = 'Write a block: `:::note[Title]`, the content, and `:::`.'
const COMPONENT = 'Write a component in an MDX file.'
const TABS = 'Write <Tabs> and <TabItem> in an MDX file.'
const PARTIAL = 'Import the file in an MDX file, and use it as a component.'
const CODE_FILE = 'Include the code with an empty code block: ```js file="./example.js".'
const NO_ATTRIBUTES = 'Remove it, or write the element in HTML with its attributes.'

/** Lines of a paragraph, after the marks of quotes and lists. */
const line = (form: RegExp): RegExp =>
  new RegExp(String.raw`^(?:[\s>]|[-*+] |\d+[.)] )*(?<form>${form.source})`, `gm${form.flags}`)

/** Lines in the syntax of other generators, and what to write instead. */
const LINES: Form[] = (
  [
    [/(?:!!!|\?\?\?\+?) +[a-z][\w-]*(?= |$).*/, BLOCK],
    [/\/{3,} +(?:admonition|details|note|tip|info|warning|danger|example)\b(?: *\|.*)?$/, BLOCK],
    [/[!?]> +\S.*/, BLOCK],
    [/\/{3,} +tab +\|.*/, TABS],
    [/===[+!]? +".*"/, TABS],
    [/-+8<-+(?: .*)?$/, PARTIAL],
    [/\{\{# *(?:rustdoc_)?include .*\}\}/, PARTIAL],
    [/<<< +\S.*/, CODE_FILE],
    [/!\[\[.+\]\]$/, 'Write an image, `![Text](./image.png)`, or import the file in an MDX file.'],
    [
      /(?:\[\[?_?toc_?\]\]?|\{:toc\})$/i,
      'Remove it: docent shows a table of contents beside the page.',
    ],
    [/\{\{[<%].*[%>]\}\}/, COMPONENT],
    [/\{% +\w.*%\}/, COMPONENT],
    [/#{2,6}[\p{L}\d][^\n]*/u, 'Write a space after the number signs.'],
    [/@\[code[^\]\n]*\]\(.*\)/, CODE_FILE],
    [/\[\^[^\]\s]* [^\]\n]*\]: .*/, 'Write its name without spaces: `[^name]: Text`.'],
    [
      /`{3,}[^`\n]+`{1,2}(?!`).*/,
      'Write the fence with tildes: ~~~js. Options of other fences have no backticks.',
    ],
    [/:{3,}[ \t]*\{[^}\n]*\}.*/, 'Write the name without braces: `:::note`.'],
    [
      /:{3,}$/,
      'Remove it. A block around another one begins and ends with more colons: `::::note`.',
    ],
    [/\*\[[^\]]+\]: +\S.*/, 'Explain it in the text, or write <abbr title="…"> around it.'],
  ] satisfies Form[]
).map(([form, fix]) => [line(form), fix])

/** A quote that other generators read as an admonition. What docent reads isn't text anymore. */
LINES.push([/^[\s>]*>[ \t]*(?<form>\[![a-z]+\][^\n]*)/gim, BLOCK])

/** A definition below a term, which is one short line. */
LINES.push([
  /^(?:[^\n]{1,60}\n)?[\s>]*(?<form>:[ \t]{1,3}\S.*)/g,
  'Write <dl>, <dt>, and <dd>, or a list with the terms in bold.',
])

/** A list of attributes in braces, as in Python-Markdown, kramdown, and Pandoc. */
const ATTRIBUTE = String.raw`(?:[.#][A-Za-z][\w:-]*|[a-z][\w:-]*=(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"'=]+))`
const ATTRIBUTES = String.raw`\{:?[ \t]*${ATTRIBUTE}(?:[ \t]+${ATTRIBUTE})*[ \t]*\}`

/** Stands for code, addresses, and tags, in which such characters are no syntax. */
const OTHER = '\uFFFC'
const ESCAPED = '\0'
const MASKED =
  /\\[!-/:-@[-`{-~]|(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\$\$[\s\S]+?\$\$|\$[^$\n]+\$|<(?:code|kbd|samp)\b[^>\n]*>.*?<\/|<[a-z/!][^>\n]*>|(?<=\])\((?:[^()\n]|\([^()\n]*\))*\)|https?:\/\/[^\s)\]]+/gi

/** Braces after or around words. In MDX, they are expressions, most of which are invalid. */
const BRACES: Form[] = [
  [
    /(?<=^[\s>]*)\{[^{}\n]*\.annotate\b[^{}\n]*\}$/gm,
    'Remove it, and write the notes in the text or as footnotes (`[^1]`).',
  ],
  [
    new RegExp(`(?<=[${OTHER}\`\\]*])${ATTRIBUTES}|(?<=^[\\s>]*)${ATTRIBUTES}$`, 'gm'),
    NO_ATTRIBUTES,
  ],
  [/(?<=^[\s>]*)\{::?[^{}\n]*\}$/gm, NO_ATTRIBUTES],
  [
    /\{(?:--.+?--|\+\+.+?\+\+|==.+?==|>>.+?<<|~~.+?~>.+?~~)\}/g,
    'Accept or reject the change, or write <ins>, <del>, or <mark> around the words.',
  ],
]

/** Marks around words, and what to write instead. */
const MARKS: Form[] = [
  [
    /(?<![\w+{])\+\+(?:[\w-]+|"[^"\n]+")(?:\+(?:[\w-]+|"[^"\n]+"))*\+\+(?![\w+}])/g,
    'Write each key as an element: <kbd>Ctrl</kbd>+<kbd>Alt</kbd>.',
  ],
  [/(?<![\w={<>!])==(?![\s=])[^=\n]+?(?<!\s)==(?![\w=}])/g, 'Write <mark> around the words.'],
  [/(?<![\w^])\^\^(?![\s^])[^^\n]+?(?<!\s)\^\^(?![\w^])/g, 'Write <ins> around the words.'],
  [/(?<=[A-Za-z\d)])\^[\w+-]{1,4}\^(?!\w)/g, 'Write <sup> around the raised characters.'],
  [/(?<=[A-Za-z)])~\d{1,3}~(?!\d)/g, 'Write <sub> around the lowered characters.'],
  [
    new RegExp(`:(?:material|fontawesome|octicons|simple)-[a-z0-9-]+:(?:${ATTRIBUTES})?`, 'g'),
    'Write a character or an image, or remove it: docent has no icons.',
  ],
  [/(?<![\w{])\{[a-z][\w:-]*\}(?=`)/g, 'Write a link, code, or a component in an MDX file.'],
]

/** Links and images in forms that aren't any, and links without text. Code is masked. */
const LINKS: Form[] = [
  [
    /!?\[[^\]\n]*\]\((?=#|\.{0,2}\/|https?:|[^()\n]*\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|pdf)\b)[^()<>"'\n]* [^()<>"'\n]*\)/g,
    'Write `<` and `>` around an address with spaces. For the size of an image, write <img> with a width and a height.',
  ],
  [
    /!?\[[^[\]\n]*\]\([^()\s]+ "[^()"\n]*"[^()\n]+"\)/g,
    'Write backslashes before the quotes in the title, or single quotes around it.',
  ],
  [/(?<!!)\[\]\([^()\n]+\)/g, 'Write the text of the link between its brackets.'],
  [
    /(?<![[\w!])\[\[\p{L}[^[\]\n]*[ |/#.-][^[\]\n]*\]\](?![(:[])/gu,
    'Write a link, `[Other page](./other-page.md)`.',
  ],
  [
    /(?<![\\\w\])`!])\[[^[\]\n]+\]\[[^[\]\n]*\](?![[(:])/g,
    'Write its definition, `[name]: ./page.md`, or a backslash before the first bracket.',
  ],
  [/(?<!\\)\[[^[\]\n]+\]\([ \t]*\)/g, 'Write the address between the parentheses.'],
  [
    /<\.{1,2}\/[^<>\s]+\.mdx?(?:#[^<>\s]*)?>/g,
    'Write a link with its text: `[Other page](./other-page.md)`.',
  ],
  [/\[\^[^\]\s]+\](?!:)/g, 'Write the footnote, `[^1]: Text`, or correct its name.'],
]

/** What follows the words of a heading. */
const HEADING_ENDS: Form[] = [
  [/\[#[A-Za-z][\w-]*\](?=[ \t#]*$)/g, 'Write the ID in braces: `{#id}`.'],
  [
    /\{\/\*[ \t]+[a-z][a-z\d_-]*[ \t]+\*\/\}(?=[ \t#]*$)/g,
    'If it should be the ID, write `{#id}`. Write a comment about the heading on its own line.',
  ],
  [/\[!toc\](?=[ \t#]*$)/g, 'Remove it: the table of contents has headings by their level.'],
  [
    new RegExp(`(?<=[ \\t])${ATTRIBUTES}(?=[ \\t#]*$)`, 'g'),
    'Write only an ID and classes: `{#id .class}`.',
  ],
]

/**
 * The language of inline code, written inside the code. Each looks back only where its own characters occur, because
 * looking back from every character of a long line takes minutes.
 */
const CODE_FORMS: Form[] = [
  [
    /\{:(?<=(?<!`` ?)`[^`\n]*[^\s=([,`]\{:)(?:\.[\w.-]+|[cm]?[jt]sx?|javascript|typescript|html|s?css|json|ya?ml|bash|sh|shell|python|py|rust|go|sql)\}(?=`)/g,
    'Remove it: code inside of text has one color.',
  ],
  [/(?<=(?<!`)`)#![a-z]\w*(?= [^`\n]+`)/g, 'Remove it: code inside of text has one color.'],
]

/** Characters of a line that a message shows. */
const LONGEST = 60

/** Most sources have no such syntax, so that one expression replaces fifty. */
const OTHER_SYNTAX =
  /^export const (?:meta|front)|^(?:[\s>]|[-*+] |\d+[.)] )*(?:!!!|\?\?\?|[!?]> |\/\/\/|===[+!]? +"|-+8<|<<< |!\[\[|\[\[?_?toc|\{\{[<%#]|\{% |\*\[|@\[code|`{3,}[^`\n]+`|:{3,}[ \t]*\{|#{2,6}[^\s#]|>[ \t]*\[![a-z]|: )|\[\[\p{L}|\[\^|\]\([^)\n]* |\[\]\(|\]\[|\]\([ \t]*\)|<\.{1,2}\/|\{(?:[-+=~>]{2}|[:.#]|\/\*[ \t]+[a-z]|[ \t]+[.#]|[ \t]*[a-z][\w:-]*[=}])|\+\+["\w]|==[^\s=]|\^[\w+-]{1,4}\^|\^\^|~\d{1,3}~|:(?:material|fontawesome|octicons|simple)-|\[(?:#|!toc)|`#!/imu

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
