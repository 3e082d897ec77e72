import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Parser } from 'htmlparser2'
import { messages as ofAnalytics } from '../../../analytics/src/messages.ts'
import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import { copyFixture, type FixtureSite } from './fixtures.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const GREEK = 'αβγδεφγηιξκλμνοπθρστυωωχψζ'

/** A string that looks translated: Greek letters replace Latin ones, except in placeholders in braces. */
export function translate(text: string): string {
  return text.replace(/\{\w+\}|[a-z]/gi, (part) => {
    const letter = GREEK[LETTERS.indexOf(part.toLowerCase())] ?? part
    return part.length > 1 ? part : part === part.toLowerCase() ? letter : letter.toUpperCase()
  })
}

/** A site in Greek with every message of docent's and of its plugin translated. */
export async function translatedSite(): Promise<FixtureSite> {
  const site = await copyFixture('translated')
  const english = { ...mergeAllMessages({}), ...ofAnalytics.en }
  const messages = Object.entries(english).map(([key, text]) => [key, translate(text)])
  const file = join(site.dir, 'i18n/el/messages.json')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(Object.fromEntries(messages)))
  return site
}

/** Names that are the same in every language. */
const NAMES = new Set(
  'npm Yarn pnpm Bun TypeScript JavaScript ts js sh Google Analytics'.split(' '),
)

/** Words in Latin letters that aren't names, parts of an address, or a reader's input. */
export function untranslated(text: string): string[] {
  const words = text.replace(/https?:[^\s)>]+|"[^"]*"|[/#][\w%/#-]+/g, '').match(/[a-z]{2,}/gi)
  return (words ?? []).filter((word) => !NAMES.has(word))
}

const SILENT = new Set(['script', 'style', 'code'])
const SPOKEN = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']

/** The text that HTML presents to readers: content, names of elements, and the descriptions in the head. */
export function readableTexts(html: string): string[] {
  const texts: string[] = []
  const open: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name)
      for (const attribute of SPOKEN) texts.push(attributes[attribute] ?? '')
      // Attributes whose names indicate that a script shows their value.
      for (const [attribute, value] of Object.entries(attributes))
        if (/^data-.*-label$/.test(attribute)) texts.push(value)
      const described = attributes.name ?? attributes.property ?? ''
      if (name === 'meta' && /(?:title|description)$/.test(described))
        texts.push(attributes.content ?? '')
    },
    ontext(text) {
      if (!open.some((name) => SILENT.has(name))) texts.push(text)
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(html)
  return texts.filter((text) => text.trim() !== '')
}
