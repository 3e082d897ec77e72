import { readFileSync } from 'node:fs'
import type { ErrorLocation } from '../errors/index.ts'
import { locateOption } from './locate-option.ts'

/**
 * Where the configuration sets an option, for problems that appear after it was read.
 * @param file - the configuration file
 * @param option - as it's written in code: `linkPreviews.fonts.text[0]`
 */
export function optionLocation(file: string | undefined, option: string): ErrorLocation {
  if (file === undefined) return {}
  const keys = (option.match(/[^.[\]]+/g) ?? []).map((key) =>
    /^\d+$/.test(key) ? Number(key) : key,
  )
  const source = readFileSync(file, 'utf8')
  return { file, source, ...locateOption(file, source, keys) }
}
