import { stemmer } from 'stemmer'

/**
 * A word: letters, digits, and the characters that join the parts of an identifier. Command-line flags keep their
 * dashes. `$` and `_` are words, too, because they're names in code.
 */
const WORD = /(?<![\w-])--[a-z][a-z\d-]*|[\p{L}\p{N}\p{M}]+(?:[_'’][\p{L}\p{N}\p{M}]+)*_?|[$_]/gu

/** A word in ASCII text, which most text is. This expression is several times as fast. */
const PLAIN_WORD = /(?<![\w-])--[a-z][a-z\d-]*|[A-Za-z\d]+(?:[_'][A-Za-z\d]+)*_?|[$_]/g
const PLAIN_TEXT = /^[\0-\x7f]*$/

/** Scripts without spaces between words, with the marks that several of them share. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{scx=${script}}`)
  .join('')

/** The runs of a word in such a script, in Korean (whose particles follow Latin words), and in other scripts. */
const RUN = new RegExp(
  `(?<unspaced>(?=[\\p{L}\\p{N}])[${UNSPACED}][${UNSPACED}\\p{M}]*)|\\p{Script=Hangul}+|[^${UNSPACED}\\p{Script=Hangul}]+|.`,
  'gsu',
)

/** A character, or one in half width with its voicing mark, which are one character in full width. */
const CHARACTER = /.[ﾞﾟ]?/gsu

/** Boundaries between the parts of an identifier: `getAll`, `HTMLElement`, `CACHE_FOLDER`. */
const PARTS = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/

const MAX_LENGTH = 40

/** A token: the normalized word, and the parts of an identifier that has several. */
export interface Token {
  term: string
  parts: string[]
  /** Start of the word in the text, in UTF-16 code units. */
  start: number
  end: number
}

/** Normalizes a word: lowercase, without accents and apostrophes. */
export function normalize(word: string): string {
  const lower = word.toLowerCase()
  // Most words are ASCII. Only others need Unicode normalization, which is slow.
  if (/^[a-z\d_$]+$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}_$]/gu, '')
}

/**
 * Splits text into tokens, in order.
 * @example tokenize('cy.getAllCookies()').map(({ term }) => term) // ['cy', 'getallcookies']
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  const isPlain = PLAIN_TEXT.test(text)
  for (const match of text.matchAll(isPlain ? PLAIN_WORD : WORD)) {
    const [word] = match
    const start = match.index
    if (isPlain) addWord(tokens, word, start)
    else addByScript(tokens, word, start)
  }
  return tokens
}

function addWord(tokens: Token[], word: string, start: number): void {
  const form = formOf(word)
  if (form.term !== '') tokens.push({ ...form, start, end: start + word.length })
}

/** Splits a word where its script changes, because many languages write Latin words without spaces around them. */
function addByScript(tokens: Token[], word: string, start: number): void {
  for (const { 0: run, index, groups } of word.matchAll(RUN)) {
    if (groups?.['unspaced'] === undefined) addWord(tokens, run, start + index)
    else tokens.push(...unspaced(run, start + index))
  }
}

/** A token without its position. */
export type WordForm = Pick<Token, 'term' | 'parts'>

/** A cache of normalized words, because most words of a site are repeated. */
export type KnownForms = Map<string, WordForm>

/**
 * The text's tokens without their positions, for indexing a lot of text.
 * @param known shared by all calls for an index
 */
export function wordForms(text: string, known: KnownForms): WordForm[] {
  if (!PLAIN_TEXT.test(text)) return tokenize(text)
  const forms: WordForm[] = []
  for (const word of text.match(PLAIN_WORD) ?? []) {
    let form = known.get(word)
    if (!form) known.set(word, (form = formOf(word)))
    if (form.term !== '') forms.push(form)
  }
  return forms
}

/** Words that are already normalized, as most are. */
const NORMALIZED = /^[a-z\d]{1,40}$/
const NO_PARTS: string[] = []

function formOf(word: string): WordForm {
  if (NORMALIZED.test(word)) return { term: word, parts: NO_PARTS }
  if (!word.startsWith('--'))
    return { term: normalize(word).slice(0, MAX_LENGTH), parts: partsOf(word) }
  const letters = word.slice(2).split('-')
  return { term: word.slice(0, MAX_LENGTH), parts: letters.filter((part) => part.length > 1) }
}

function partsOf(word: string): string[] {
  if (word.length < 4 || !/[a-z\d][A-Z]|[A-Z][A-Z][a-z]|._./.test(word)) return []
  const words = word.split(PARTS).map(normalize)
  return words.filter((part) => part.length > 1)
}

/** Bigrams of text without spaces between words. */
function unspaced(word: string, start: number): Token[] {
  const characters = [...word.matchAll(CHARACTER)].map(({ 0: text, index }) => ({
    term: text.normalize('NFKC'),
    start: start + index,
    end: start + index + text.length,
  }))
  const [first] = characters
  if (first && characters.length === 1) return [{ ...first, parts: [] }]
  return characters.slice(1).map(({ term, end }, index) => {
    const before = characters[index] ?? { term: '', start }
    return { term: before.term + term, parts: [], start: before.start, end }
  })
}

/**
 * The stem of an English word, so that `testing` finds `tests` (Porter's algorithm). Identifiers and words in other
 * scripts are their own stems.
 */
export function stemOf(term: string): string {
  return /^[a-z]{3,}$/.test(term) ? stemmer(term) : term
}

/** The text's terms: its words and the parts of its identifiers. */
export function termsOf(text: string, forms: KnownForms): string[] {
  const terms: string[] = []
  for (const { term, parts } of wordForms(text, forms)) {
    terms.push(term)
    for (const part of parts) terms.push(part)
  }
  return terms
}
