import { existsSync } from 'node:fs'
import { errors } from '../errors/index.ts'
import { readText } from '../files/read-text.ts'

/** Translations by the name or the text that they replace. */
export type Translations = Readonly<Record<string, string>>

/**
 * Reads a file of translations. A file that doesn't exist has none.
 * @throws DocentError if the file isn't a JSON object with strings
 */
export function readTranslations(file: string): Translations {
  if (!existsSync(file)) return {}
  const text = readText(file)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (cause) {
    throw errors.invalidMessagesFile({ file, problem: (cause as Error).message, cause })
  }
  if (kindOf(data) !== 'an object')
    throw errors.invalidMessagesFile({
      file,
      problem: `it has ${kindOf(data)} instead of an object`,
    })
  const translations = data as Record<string, unknown>
  for (const [name, value] of Object.entries(translations))
    if (typeof value !== 'string')
      throw errors.invalidMessagesFile({
        file,
        problem: `the value of "${name}" is ${kindOf(value)} instead of a string`,
      })
  return translations as Translations
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
