/**
 * Checks the spelling with cspell: American English, software terms, and this project's own dictionary. The
 * dictionaries of programming languages aren't used, because they contain misspellings that became part of an API.
 */

import { createRequire } from 'node:module'
import path from 'node:path'
import { finalizeSettings, validateText, type DictionaryDefinition } from 'cspell-lib'

export interface Misspelling {
  word: string
  /** Index in the text. */
  index: number
}

export interface Speller {
  check(text: string): Promise<Misspelling[]>
  suggest(word: string): Promise<string[]>
}

/** The folder where cspell's own package finds them. */
const bundled = createRequire(import.meta.resolve('@cspell/cspell-bundled-dicts'))

const inPackage = (name: string, file: string) =>
  path.join(path.dirname(bundled.resolve(`${name}/cspell-ext.json`)), file)

const dictionaryDefinitions: DictionaryDefinition[] = [
  {
    name: 'en_us',
    path: inPackage('@cspell/dict-en_us', 'en_US.trie.gz'),
    repMap: [['’', "'"]],
  },
  {
    name: 'softwareTerms',
    path: inPackage('@cspell/dict-software-terms', 'dict/softwareTerms.txt.gz'),
  },
]

/** @param words the project's dictionary */
export function createSpeller(words: readonly string[]): Speller {
  // Two dictionaries instead of cspell's defaults check a page in half the time.
  const final = finalizeSettings({
    language: 'en-US',
    minWordLength: 3,
    dictionaryDefinitions,
    dictionaries: dictionaryDefinitions.map(({ name }) => name),
    words: [...words],
  })
  const known = new Map<string, Promise<string[]>>()
  const suggest = async (word: string) => {
    const [issue] = await validateText(word, final, {
      generateSuggestions: true,
      numSuggestions: 3,
    })
    return issue?.suggestions?.slice(0, 3) ?? []
  }
  return {
    async check(text) {
      const issues = await validateText(text, final, { generateSuggestions: false })
      return issues.map(({ text: word, offset }) => ({ word, index: offset }))
    },
    // Finding similar words takes longer than checking a page, and most words occur often.
    suggest(word) {
      const found = known.get(word) ?? suggest(word)
      known.set(word, found)
      return found
    },
  }
}
