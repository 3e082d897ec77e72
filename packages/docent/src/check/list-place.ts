import type { ErrorPlace } from '../errors/index.ts'

/** File that a list of the configuration stands in. */
export interface ListSource {
  file: string
  text: string
}

/**
 * Place of an entry: the first text in quotes that is this value. Lists are often made by code, so no syntax is
 * followed; of a value that stands nowhere in full only the file is known.
 */
export function placeInList(value: string, source: ListSource | undefined): ErrorPlace {
  if (!source) return {}
  const { file, text } = source
  const at = ["'", '"', '`']
    .map((quote) => text.indexOf(`${quote}${value}${quote}`))
    .find((index) => index >= 0)
  if (at === undefined) return { file }
  const above = text.slice(0, at).split('\n')
  return { file, source: text, line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
}
