/** Syntax that other generators replace, and what to write instead. */
export type Form = [form: RegExp, fix: string]

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
export const LINES: Form[] = (
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
export const OTHER = '\uFFFC'
export const ESCAPED = '\0'
export const MASKED =
  /\\[!-/:-@[-`{-~]|(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\$\$[\s\S]+?\$\$|\$[^$\n]+\$|<(?:code|kbd|samp)\b[^>\n]*>.*?<\/|<[a-z/!][^>\n]*>|(?<=\])\((?:[^()\n]|\([^()\n]*\))*\)|https?:\/\/[^\s)\]]+/gi

/** Braces after or around words. In MDX, they are expressions, most of which are invalid. */
export const BRACES: Form[] = [
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
export const MARKS: Form[] = [
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
export const LINKS: Form[] = [
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
export const HEADING_ENDS: Form[] = [
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
export const CODE_FORMS: Form[] = [
  [
    /\{:(?<=(?<!`` ?)`[^`\n]*[^\s=([,`]\{:)(?:\.[\w.-]+|[cm]?[jt]sx?|javascript|typescript|html|s?css|json|ya?ml|bash|sh|shell|python|py|rust|go|sql)\}(?=`)/g,
    'Remove it: code inside of text has one color.',
  ],
  [/(?<=(?<!`)`)#![a-z]\w*(?= [^`\n]+`)/g, 'Remove it: code inside of text has one color.'],
]

/** Most sources have no such syntax, so that one expression replaces fifty. */
export const OTHER_SYNTAX =
  /^export const (?:meta|front)|^(?:[\s>]|[-*+] |\d+[.)] )*(?:!!!|\?\?\?|[!?]> |\/\/\/|===[+!]? +"|-+8<|<<< |!\[\[|\[\[?_?toc|\{\{[<%#]|\{% |\*\[|@\[code|`{3,}[^`\n]+`|:{3,}[ \t]*\{|#{2,6}[^\s#]|>[ \t]*\[![a-z]|: )|\[\[\p{L}|\[\^|\]\([^)\n]* |\[\]\(|\]\[|\]\([ \t]*\)|<\.{1,2}\/|\{(?:[-+=~>]{2}|[:.#]|\/\*[ \t]+[a-z]|[ \t]+[.#]|[ \t]*[a-z][\w:-]*[=}])|\+\+["\w]|==[^\s=]|\^[\w+-]{1,4}\^|\^\^|~\d{1,3}~|:(?:material|fontawesome|octicons|simple)-|\[(?:#|!toc)|`#!/imu
