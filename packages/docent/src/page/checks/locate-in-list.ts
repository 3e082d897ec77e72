import type { ErrorLocation } from '../../errors/index.ts'

/** The file that contains a list of the configuration. */
export interface ListSource {
  file: string
  text: string
}

/**
 * Location of an entry: the first quoted string with this value. The code isn't parsed, because lists are often
 * generated. If no string has the full value, only the file is known.
 */
export function locateInList(value: string, source: ListSource | undefined): ErrorLocation {
  if (!source) return {}
  const { file, text } = source
  const at = ["'", '"', '`']
    .map((quote) => text.indexOf(`${quote}${value}${quote}`))
    .find((index) => index >= 0)
  if (at === undefined) return { file }
  const above = text.slice(0, at).split('\n')
  return { file, source: text, line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
}
