import { nearest } from '../../shared/did-you-mean.ts'

/** A code fence's language and options in docent's form. */
export interface FenceForm {
  lang: string
  meta: string
  /** Options that have no effect, each with a fix. */
  ignored: { option: string; fix: string }[]
}

/** A pair, a list of lines, words or a pattern to mark, a title in brackets, or a word. */
const PART =
  /(?<name>[\w-]+)=(?<value>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\{[^}]*\}|\[[^\]]*\]|\/(?:\\.|[^/\\])+\/|[^\s{}]+)|(?<call>[\w-]+)\{(?<argument>[^}]*)\}|\{(?<braces>[^}]*)\}(?:#\w+)?|(?<mark>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/(?:\\.|[^/\\])+\/[\d,-]*)|\[(?:[^[\]]|\[[^\]]*\])*\]|(?<word>\S+)/g

const LINES = /^[\d,\s-]+$/
const OWN_NAMES = [
  'title',
  'showLineNumbers',
  'diff',
  'file',
  'lines',
  'npm2yarn',
  'ts2js',
  'ts-only',
  'tab',
]

/** Names of languages, such as `c++`, `c#`, `asp.net`, and `diff-js`. */
const LANGUAGE = /^(?:[\p{L}\p{N}_.+/*-]+#?)?$/u
const ONLY_LANGUAGE = 'Write only the language, a space, and then the options: ```js title="a.js".'

const REMOVE = 'Remove it.'
const UNKNOWN = 'Remove it: docent has no such option.'
const NOTES = 'Write the notes as comments, or below the code block.'
const MARKED_LINES = 'Mark whole lines instead, for example {2} or ins={2}.'

/** Options of other generators that docent has no equivalent for. */
const UNAVAILABLE: Record<string, string> = {
  frame: REMOVE,
  wrap: 'Remove it: readers scroll long lines. Or break the lines.',
  'word-wrap': 'Remove it: readers scroll long lines. Or break the lines.',
  wrapCode: 'Remove it: readers scroll long lines. Or break the lines.',
  preserveIndent: REMOVE,
  hangingIndent: REMOVE,
  collapse: 'Remove it, or show the lines in a separate code block inside <details>.',
  expandable: 'Remove it, or put the code block inside <details>.',
  live: 'Remove it, or show the code in an island that runs it.',
  noInline: REMOVE,
  editable: REMOVE,
  playground: REMOVE,
  annotate: NOTES,
  noCopy: 'Remove it: every code block has a copy button.',
  caption: 'Write it as title="…", or as text below the code block.',
  focus: 'Highlight the lines instead: {2-4}.',
  icon: REMOVE,
  lang: 'Write it as the language of the block, and `diff` after it: ```js diff.',
  twoslash: 'Remove it. To show a type or an error, write it as a comment.',
}

/** Values that ask for what docent does anyway. */
const USUAL =
  /^(?:frame=["']?(?:auto|code)|(?:wrap|word-wrap|wrapCode|live)=["']?\{?false|copy=["']?\{?true)\b/

/** Marks inside of code that other generators replace, and what to write instead. */
const MARKS: [mark: RegExp, fix: string][] = [
  [/\[!code word:[^\]]+\]/g, 'Mark the whole line instead: [!code highlight].'],
  [/(?<=(?:#|\/\/|\/\*|<!--|--|;|%)[ \t]*)\(1\)!/g, NOTES],
  // Code that is nothing else. Elsewhere, it can be what the code is about.
  [
    /^\s*(?:-+8<-+ .*|\{\{# *(?:rustdoc_)?include .*\}\}|<<< +@\S+)\s*$/g,
    'Include the file with an empty code block: ```js file="./example.js".',
  ],
]

/** What a reader of the code would see although other generators replace it. */
export function otherMarks(code: string, lang: string): { mark: string; fix: string }[] {
  if (/^(?:md|mdx|markdown|te?xt)$/.test(lang)) return []
  return MARKS.flatMap(([form, fix]) =>
    [...code.matchAll(form)].map(([mark]) => ({ mark: mark.trim(), fix })),
  )
}

/**
 * Converts the forms of large generators: `js{2}`, `{ .py hl_lines="2" }`, `rust,no_run`, `js:line-numbers`, and options
 * with other names. What can't be converted is in `ignored`, so that an author learns of it.
 */
export function ownForm(lang: string, meta: string): FenceForm {
  const form = languageForm(lang, meta)
  const [, raw] = /^\{=(\w+)\}$/.exec(lang) ?? []
  if (raw !== undefined) {
    const fix = 'Write its content without the fence.'
    return { lang: raw, meta, ignored: [{ option: lang, fix }] }
  }
  const [, name] = /^\{([a-z][\w:-]*)\}$/.exec(lang) ?? []
  if (name !== undefined) {
    const fix = `Write the language without braces, or a block instead of the code: \`:::note\`.`
    return { lang: name, meta, ignored: [{ option: lang, fix }] }
  }
  const ignored: FenceForm['ignored'] = []
  if (!LANGUAGE.test(form.lang)) ignored.push({ option: form.lang, fix: ONLY_LANGUAGE })
  if (form.meta === '') return { ...form, ignored }
  const options: string[] = []
  for (const { 0: part, groups = {} } of form.meta.matchAll(PART)) {
    const converted = convert(part, groups)
    if (typeof converted !== 'string') ignored.push({ option: part, ...converted })
    else if (converted === groups['word'] && isRestOfTitle(converted, options.at(-1)))
      ignored.push({ option: part, fix: 'Write the title in quotes: title="…".' })
    else options.push(converted)
  }
  // The number of the first line can be a separate option.
  const isNumbered = options.some((part) => /\bshowLineNumbers=\d/.test(part))
  const kept = options.filter((part) => !(isNumbered && part === 'showLineNumbers'))
  return { lang: form.lang, meta: kept.join(' ').trim(), ignored }
}

/** Whether a word belongs to a title without quotes, which ends at the first space. */
const isRestOfTitle = (word: string, before = ''): boolean =>
  /^title=[^"']/.test(before) && !OWN_NAMES.includes(word)

type Groups = Record<string, string | undefined>

/** The part in docent's form, or the reason why it has none. */
function convert(part: string, groups: Groups): string | { fix: string } {
  const { name, value = '', call, argument = '', braces, mark, word } = groups
  if (mark !== undefined) return { fix: MARKED_LINES }
  if (braces !== undefined) return linesOf(part, braces)
  if (call === 'showLineNumbers') return `showLineNumbers=${argument.trim()}`
  if (name !== undefined) return convertPair(part, name, value)
  if (word === 'lineNumbers' || word === 'linenos') return 'showLineNumbers'
  if (word === 'lines') return { fix: 'To number the lines, write showLineNumbers.' }
  if (word === undefined || OWN_NAMES.includes(word)) return part
  const fix = unavailable(word) ?? misspelled(word)
  return fix === undefined ? part : { fix }
}

function convertPair(part: string, name: string, value: string): string | { fix: string } {
  if (/^(?:"(?!.*"$)|'(?!.*'$)|["']$)/s.test(value))
    return { fix: `Close the quotes: ${name}="…".` }
  const text = value.replace(/^(["'])(.*)\1$|^\{(.*)\}$|^\[(.*)\]$/s, '$2$3$4').trim()
  if (name === 'hl_lines' || name === 'highlight') {
    const lines = text
      .replace(/["']/g, '')
      .split(/[\s,]+/)
      .join(',')
    return LINES.test(lines)
      ? `{${lines}}`
      : { fix: 'Write the numbers of the lines in braces: {2,4-5}.' }
  }
  if (/^(?:linenums|lineNumbers|linenostart|startFrom|startLineNumber)$/.test(name))
    return /^\d+$/.test(text)
      ? `showLineNumbers=${text}`
      : { fix: 'Write showLineNumbers, or showLineNumbers=20.' }
  if (name === 'linenos') return text === 'false' ? '' : 'showLineNumbers'
  if (name === 'filename') return `title=${value}`
  if (/^(?:ins|del|mark)$/.test(name)) return LINES.test(text) ? part : { fix: MARKED_LINES }
  if (name === 'title' && value.startsWith('{')) return { fix: 'Write it in quotes: title="…".' }
  if (USUAL.test(part)) return ''
  if (name === 'copy') return { fix: 'Remove it: every code block has a copy button.' }
  // With quotes, it's a site's own option.
  const isKnown = /^["']/.test(value) || OWN_NAMES.includes(name)
  const fix = unavailable(name) ?? (isKnown ? undefined : (misspelled(name) ?? UNKNOWN))
  return fix === undefined ? part : { fix }
}

/** `{1,3-5}`, `{"Label":1-3}`, or options in braces as in Hugo and Gatsby. */
function linesOf(part: string, text: string): string | { fix: string } {
  if (LINES.test(text)) return part
  if (/^\s*["'].*["']\s*:/.test(text))
    return { fix: 'Write only the lines, without a label: {1-3}.' }
  const pairs = [...text.matchAll(/([\w-]+)\s*[:=]\s*("[^"]*"|'[^']*'|\[[^\]]*\]|[^\s,]+)/g)]
  if (pairs.length === 0) return /^\s*\./.test(text) ? classesOf(text) : part
  const converted = pairs.map(([, name = '', value = '']) =>
    convertPair(`${name}=${value}`, name === 'numberLines' ? 'linenos' : name, value),
  )
  const fault = converted.find((option) => typeof option !== 'string')
  if (fault) return fault
  const isNumbered = converted.some((option) => String(option).startsWith('showLineNumbers='))
  return converted.filter((option) => !(isNumbered && option === 'showLineNumbers')).join(' ')
}

/** Classes after a language: `{ .yaml .annotate }`. */
function classesOf(text: string): string | { fix: string } {
  const { meta } = attributeList(`.text ${text}`)
  const words = meta.split(' ').map((word) => convert(word, { word }))
  return words.find((word) => typeof word !== 'string') ?? words.join(' ')
}

const unavailable = (name: string): string | undefined =>
  Object.hasOwn(UNAVAILABLE, name) ? UNAVAILABLE[name] : undefined

function misspelled(name: string): string | undefined {
  const close = name.length > 3 ? nearest(name, OWN_NAMES) : undefined
  return close === undefined || close === name ? undefined : `Did you mean "${close}"?`
}

/** Options next to the language: `js{2}`, `js:line-numbers=20`, `rust,no_run`, and `{ .py title="a.py" }`. */
function languageForm(lang: string, meta: string): { lang: string; meta: string } {
  if (lang.startsWith('{')) {
    const [, inner] = /^\{([^{}]*)\}$/.exec(`${lang} ${meta}`.trim()) ?? []
    if (inner !== undefined) return attributeList(inner)
  }
  if (
    /^[^{]+\{/.test(lang) &&
    lang.lastIndexOf('{') > lang.lastIndexOf('}') &&
    meta.includes('}')
  ) {
    const end = meta.indexOf('}') + 1
    return languageForm(`${lang} ${meta.slice(0, end)}`, meta.slice(end).trim())
  }
  const [, name, numbers = '', title = '', lines = ''] =
    /^([^{:,[]*)(?::((?:no-)?line-numbers(?:=\d+)?)|:(title=[^{}[]+|[^{}[\]:=]*\.\w+))?((?:\{[^{}]*\}|\[[^[\]]*\])*)$/.exec(
      lang,
    ) ?? []
  if (name !== undefined) {
    const shown = numbers.startsWith('line-')
      ? numbers.replace('line-numbers', 'showLineNumbers')
      : ''
    // Qiita and Zenn have the title right after the language.
    const ownTitle = title === '' || title.startsWith('title=') ? title : `title=${title}`
    const options = lines.replace(/(?<=[\]}])(?=[[{])/g, ' ')
    return { lang: name, meta: [shown, ownTitle, options, meta].filter(Boolean).join(' ') }
  }
  // In mdBook and rustdoc, attributes for tests follow the language.
  const [, rust] = /^([\w+#-]+),[\w,-]+$/.exec(lang) ?? []
  return { lang: rust ?? lang, meta }
}

/** Python-Markdown's and Pandoc's list of classes and pairs. Its first class is the language. */
function attributeList(inner: string): { lang: string; meta: string } {
  const classes = [...inner.matchAll(/(?:^|\s)\.([\w+#-]+)/g)].map(([, name = '']) => name)
  const rest = inner.replace(/(?:^|\s)[.#][\w+#-]+/g, '').trim()
  const [lang = '', ...others] = classes
  const words = others.map((name) =>
    name === 'numberLines' ? 'showLineNumbers' : name === 'no-copy' ? 'noCopy' : name,
  )
  return { lang: lang === 'text' ? '' : lang, meta: [...words, rest].filter(Boolean).join(' ') }
}
