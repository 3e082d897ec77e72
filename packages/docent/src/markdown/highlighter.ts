import { bundledLanguages, bundledLanguagesAlias, createHighlighter, type BundledLanguage, type Highlighter, type ThemeRegistration } from 'shiki'
import { escapeHtml } from '../shared/html.ts'

/**
 * Token classes by TextMate scope. Shiki wants colours; each class gets a colour of its own that never reaches the
 * page, so that one markup serves both colour modes and a strict content security policy.
 */
const SCOPES: Record<string, readonly string[]> = {
  c: ['comment', 'punctuation.definition.comment'],
  s: ['string', 'punctuation.definition.string', 'markup.inserted', 'string.template'],
  r: ['string.regexp', 'constant.character.escape'],
  n: ['constant.numeric', 'constant.language', 'support.constant', 'variable.language', 'keyword.other.unit'],
  k: ['keyword', 'storage', 'keyword.control', 'punctuation.definition.keyword'],
  o: ['keyword.operator', 'storage.type.function.arrow', 'markup.deleted'],
  f: ['entity.name.function', 'support.function', 'meta.function-call.generic'],
  t: ['entity.name.type', 'entity.name.class', 'support.type', 'support.class', 'entity.other.inherited-class'],
  a: ['entity.other.attribute-name', 'support.type.property-name', 'meta.object-literal.key', 'entity.name.tag.yaml'],
  m: ['entity.name.tag', 'support.class.component', 'markup.heading'],
}
/** Inside template strings, code has the plain colour again; the same for text of JSX and HTML. */
const PLAIN = ['meta.template.expression', 'meta.jsx.children', 'text.html', 'keyword.operator.type.annotation']

const CLASSES = new Map(Object.keys(SCOPES).map((name, i) => [`#0000${(i + 16).toString(16).toUpperCase()}`, `tk-${name}`]))

const THEME: ThemeRegistration = {
  name: 'docent-classes',
  type: 'light',
  fg: '#000000',
  bg: '#FFFFFF',
  settings: [
    { settings: { foreground: '#000000', background: '#FFFFFF' } },
    ...Object.values(SCOPES).map((scope, i) => ({
      scope: [...scope],
      settings: { foreground: `#0000${(i + 16).toString(16).toUpperCase()}` },
    })),
    { scope: PLAIN, settings: { foreground: '#000000' } },
  ],
}

/** Turns code into one HTML string a line. Languages that are not known are shown as plain text. */
export type Highlight = (code: string, language: string) => Promise<string[]>

/** Makes a highlighter; grammars are loaded when a language is first met. */
export async function createHighlight(): Promise<Highlight> {
  let shiki: Promise<Highlighter> | undefined
  const start = (): Promise<Highlighter> => {
    shiki ??= createHighlighter({ themes: [THEME], langs: [] })
    return shiki
  }
  return async (code, language) => {
    if (!isKnownLanguage(language)) return code.split('\n').map(escapeHtml)
    const highlighter = await start()
    await highlighter.loadLanguage(language)
    return highlighter
      .codeToTokensBase(code, { lang: language, theme: THEME })
      .map((line) => lineHtml(line))
  }
}

function isKnownLanguage(language: string): language is BundledLanguage {
  return language in bundledLanguages || language in bundledLanguagesAlias
}

function lineHtml(tokens: readonly { content: string; color?: string }[]): string {
  let html = ''
  let open = ''
  for (const { content, color } of tokens) {
    // White space takes the class of what stands before it: fewer spans.
    const name = content.trim() === '' ? open : (CLASSES.get(color?.toUpperCase() ?? '') ?? '')
    if (name !== open) {
      if (open !== '') html += '</span>'
      if (name !== '') html += `<span class="${name}">`
      open = name
    }
    html += escapeHtml(content)
  }
  return open === '' ? html : `${html}</span>`
}
