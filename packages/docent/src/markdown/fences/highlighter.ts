import type { BundledLanguage, Highlighter, ThemeRegistration } from 'shiki'
import { escapeText } from '../../shared/html.ts'
import { classLine, highlightFast } from './lezer.ts'
import { highlightLines } from './stream-modes.ts'

/**
 * Token classes by TextMate scope. Shiki requires colors, so each class has a color that never reaches the page. The
 * same markup works in both color modes and with a strict content security policy.
 */
const SCOPES: Record<string, readonly string[]> = {
  c: ['comment', 'punctuation.definition.comment'],
  s: ['string', 'punctuation.definition.string', 'markup.inserted', 'string.template'],
  r: ['string.regexp', 'constant.character.escape'],
  n: [
    'constant.numeric',
    'constant.language',
    'support.constant',
    'variable.language',
    'keyword.other.unit',
  ],
  k: ['keyword', 'storage', 'keyword.control', 'punctuation.definition.keyword'],
  o: ['keyword.operator', 'storage.type.function.arrow', 'markup.deleted'],
  f: ['entity.name.function', 'support.function', 'meta.function-call.generic'],
  t: [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'entity.other.inherited-class',
  ],
  a: ['entity.other.attribute-name', 'support.type.property-name', 'entity.name.tag.yaml'],
  m: ['entity.name.tag', 'support.class.component', 'markup.heading'],
}

const colorOf = (index: number): string => `#0000${(index + 16).toString(16).toUpperCase()}`
const CLASSES = new Map(Object.keys(SCOPES).map((name, index) => [colorOf(index), `tk-${name}`]))

const THEME: ThemeRegistration = {
  name: 'docent-classes',
  type: 'light',
  fg: '#000000',
  bg: '#FFFFFF',
  settings: [
    { settings: { foreground: '#000000', background: '#FFFFFF' } },
    ...Object.values(SCOPES).map((scope, index) => ({
      scope: [...scope],
      settings: { foreground: colorOf(index) },
    })),
    // Code inside template strings, and text in JSX and HTML, isn't highlighted.
    {
      scope: ['meta.template.expression', 'meta.jsx.children', 'text.html'],
      settings: { foreground: '#000000' },
    },
  ],
}

/** Converts code to one HTML string for each line. Unknown languages are shown as plain text. */
export type Highlight = (code: string, language: string) => Promise<string[]>

interface Grammars {
  shiki: Highlighter
  languages: ReadonlySet<string>
}

/**
 * Creates a highlighter with fast parsers for common languages and Shiki for all others. Shiki is loaded when it's
 * first needed, and each grammar when its language is.
 */
export function createHighlight(): Highlight {
  let grammars: Promise<Grammars> | undefined
  return async (code, language) => {
    const fast = highlightFast(code, language) ?? highlightLines(code, language)
    if (fast) return fast
    if (language === '' || language === 'text') return code.split('\n').map(escapeText)
    grammars ??= loadShiki()
    const { shiki, languages } = await grammars
    if (!languages.has(language)) return code.split('\n').map(escapeText)
    await shiki.loadLanguage(language as BundledLanguage)
    return (
      shiki
        // No time limit: with one, a line could get different tokens when the machine is busy.
        .codeToTokensBase(code, {
          lang: language as BundledLanguage,
          theme: THEME,
          tokenizeTimeLimit: 0,
        })
        .map((line) =>
          classLine(
            line.map(({ content, color }) => ({
              content,
              name: CLASSES.get(color?.toUpperCase() ?? '') ?? '',
            })),
          ),
        )
    )
  }
}

async function loadShiki(): Promise<Grammars> {
  const { bundledLanguages, bundledLanguagesAlias, createHighlighter } = await import('shiki')
  const languages = new Set([
    ...Object.keys(bundledLanguages),
    ...Object.keys(bundledLanguagesAlias),
  ])
  return { shiki: await createHighlighter({ themes: [THEME], langs: [] }), languages }
}
