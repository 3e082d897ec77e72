import { parser as css } from '@lezer/css'
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight'
import { configureNesting, parser as html } from '@lezer/html'
import { parser as javascript } from '@lezer/javascript'
import { parser as json } from '@lezer/json'
import type { LRParser } from '@lezer/lr'
import { parser as yaml } from '@lezer/yaml'
import { escapeText } from '../../shared/html.ts'

const jsx = javascript.configure({ dialect: 'jsx' })
const nesting = configureNesting([
  { tag: 'script', parser: jsx },
  { tag: 'style', parser: css },
])

const page = html.configure({ wrap: nesting })

/**
 * The languages of nearly all samples. These parsers are ten times faster than TextMate grammars and don't have to be
 * initialized.
 */
const PARSERS: Record<string, LRParser> = {
  js: jsx,
  javascript: jsx,
  mjs: jsx,
  cjs: jsx,
  jsx,
  ts: javascript.configure({ dialect: 'ts' }),
  typescript: javascript.configure({ dialect: 'ts' }),
  tsx: javascript.configure({ dialect: 'jsx ts' }),
  json,
  jsonc: jsx,
  json5: jsx,
  css,
  html: page,
  // Single-file components: markup with scripts and styles.
  vue: page,
  svelte: page,
  yaml,
  yml: yaml,
}

const highlighter = tagHighlighter([
  { tag: tags.comment, class: 'tk-c' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], class: 'tk-s' },
  { tag: [tags.regexp, tags.escape], class: 'tk-r' },
  {
    tag: [tags.number, tags.bool, tags.null, tags.self, tags.unit, tags.color, tags.atom],
    class: 'tk-n',
  },
  {
    tag: [
      tags.keyword,
      tags.modifier,
      tags.definitionKeyword,
      tags.moduleKeyword,
      tags.controlKeyword,
    ],
    class: 'tk-k',
  },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'tk-f' },
  { tag: [tags.typeName, tags.className, tags.namespace], class: 'tk-t' },
  { tag: [tags.definition(tags.propertyName), tags.attributeName], class: 'tk-a' },
  { tag: [tags.tagName, tags.heading], class: 'tk-m' },
  {
    tag: [tags.logicOperator, tags.arithmeticOperator, tags.compareOperator, tags.typeOperator],
    class: 'tk-o',
  },
])

/** One HTML string for each line. `undefined` if the language has no parser here. */
export function highlightFast(code: string, language: string): string[] | undefined {
  const parser = Object.hasOwn(PARSERS, language) ? PARSERS[language] : undefined
  if (!parser) return undefined
  const lines: { content: string; name: string }[][] = [[]]
  highlightCode(
    code,
    parser.parse(code),
    highlighter,
    (content, name) => lines.at(-1)?.push({ content, name }),
    () => lines.push([]),
  )
  return lines.map(classLine)
}

/** A piece of code with its token class, which is empty for plain text. */
export interface ClassToken {
  content: string
  name: string
}

/** HTML of one line. Whitespace gets the class of the preceding token, which saves elements. */
export function classLine(tokens: readonly ClassToken[]): string {
  let html = ''
  let open = ''
  for (const { content, name: token } of tokens) {
    const name = content.trim() === '' ? open : token
    if (name !== open) {
      if (open !== '') html += '</span>'
      if (name !== '') html += `<span class="${name}">`
      open = name
    }
    html += escapeText(content)
  }
  return open === '' ? html : `${html}</span>`
}
