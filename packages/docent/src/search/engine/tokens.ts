import { stemmer } from 'stemmer'

/**
 * A word as it stands in a text: letters and digits, with the marks that hold identifiers together; flags of a command
 * line keep their dashes. `$` and `_` are names of their own in code.
 */
const WORD = /(?<![\w-])--[a-z][a-z\d-]*|[\p{L}\p{N}\p{M}]+(?:[_'’][\p{L}\p{N}\p{M}]+)*_?|[$_]/gu

/** The same where all characters are plain, which is several times as fast: most text of most sites. */
const PLAIN_WORD = /(?<![\w-])--[a-z][a-z\d-]*|[A-Za-z\d]+(?:[_'][A-Za-z\d]+)*_?|[$_]/g
const PLAIN_TEXT = /^[\0-\x7f]*$/

/** Scripts that write without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Where an identifier has a new part: `getAll`, `HTMLElement`, `v15`, `CACHE_FOLDER`. */
const PARTS = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/

const MAX_LENGTH = 40

/** A token of a text: the word in its compared form, and the parts when it is an identifier made of several. */
export interface Token {
  term: string
  parts: string[]
  /** Where the word stands in the text, in UTF-16 units. */
  start: number
  end: number
}

/** Compared form of a word: lower case, without accents and apostrophes. */
export function normalise(word: string): string {
  const lower = word.toLowerCase()
  // Most words are plain; only others need the costly way.
  if (/^[a-z\d_$]+$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}_$]/gu, '')
}

/**
 * Words of a text in their order.
 * @example tokenise('cy.getAllCookies()').map(({ term }) => term) // ['cy', 'getallcookies']
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  const isPlain = PLAIN_TEXT.test(text)
  for (const match of text.matchAll(isPlain ? PLAIN_WORD : WORD)) {
    const [word] = match
    const start = match.index
    if (!isPlain && UNSPACED.test(word)) {
      tokens.push(...unspaced(word, start))
      continue
    }
    const form = formOf(word)
    if (form.term !== '') tokens.push({ ...form, start, end: start + word.length })
  }
  return tokens
}

/** A word without its place. */
export type WordForm = Pick<Token, 'term' | 'parts'>

/** Forms of words that were read before: most words of a site are repeated. */
export type KnownForms = Map<string, WordForm>

/**
 * Words of a text without their places: the way to read very many texts.
 * @param known kept from text to text
 */
export function wordForms(text: string, known: KnownForms): WordForm[] {
  if (!PLAIN_TEXT.test(text)) return tokenise(text)
  const forms: WordForm[] = []
  for (const word of text.match(PLAIN_WORD) ?? []) {
    let form = known.get(word)
    if (!form) known.set(word, (form = formOf(word)))
    if (form.term !== '') forms.push(form)
  }
  return forms
}

/** Words that are their own form, as most are. */
const OWN_FORM = /^[a-z\d]{1,40}$/
const NO_PARTS: string[] = []

function formOf(word: string): WordForm {
  if (OWN_FORM.test(word)) return { term: word, parts: NO_PARTS }
  if (!word.startsWith('--'))
    return { term: normalise(word).slice(0, MAX_LENGTH), parts: partsOf(word) }
  const parts = word.slice(2).split('-')
  return { term: word.slice(0, MAX_LENGTH), parts: parts.filter((part) => part.length > 1) }
}

function partsOf(word: string): string[] {
  if (word.length < 4 || !/[a-z\d][A-Z]|[A-Z][A-Z][a-z]|._./.test(word)) return []
  const parts = word.split(PARTS).map(normalise)
  return parts.filter((part) => part.length > 1)
}

/** Pairs of characters stand for words where none are separated. */
function unspaced(word: string, start: number): Token[] {
  const characters = [...word]
  if (characters.length === 1) return [{ term: word, parts: [], start, end: start + word.length }]
  return characters.slice(1).map((character, index) => {
    const term = `${characters[index]}${character}`
    const at = start + characters.slice(0, index).join('').length
    return { term, parts: [], start: at, end: at + term.length }
  })
}

/**
 * Stem of an English word, by which `testing` finds `tests`. Identifiers, and words of other scripts, are their own.
 */
export function stemOf(term: string): string {
  return /^[a-z]{3,}$/.test(term) ? stemmer(term) : term
}

/** All that the words of a text are found by: themselves and their parts. */
export function termsOf(text: string, known: KnownForms): string[] {
  const terms: string[] = []
  for (const { term, parts } of wordForms(text, known)) {
    terms.push(term)
    for (const part of parts) terms.push(part)
  }
  return terms
}
