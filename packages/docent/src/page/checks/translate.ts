import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Config } from '../../config/index.ts'
import { count } from '../../errors/entry.ts'
import { errors } from '../../errors/index.ts'
import { readText } from '../../files/read-text.ts'
import { dirname, join } from '../../shared/node/paths.ts'
import { leftToDo, type LocaleState, translationStates } from './translation-state.ts'

interface Request {
  /** Default: all locales. */
  locale?: string | undefined
  /** Adds the missing keys to the files of labels and messages. */
  write?: boolean | undefined
}

/**
 * Lists what is missing, outdated, or without an original in each locale.
 * @returns the list, for the terminal
 * @throws DocentError for an unknown locale
 */
export async function translate(config: Config, { locale, write }: Request): Promise<string> {
  const known = Object.keys(config.locales)
  if (locale !== undefined && !known.includes(locale)) throw errors.unknownLocale({ locale, known })
  const { locales, isDated, problems } = await translationStates(config)
  const states = locales.filter((state) => locale === undefined || state.locale === locale)
  const lists = states.map((state) => listOf(state))
  const written = write
    ? states.flatMap(({ labels, messages }) =>
        [labels, messages].flatMap((dictionary) => addKeys(dictionary, config.siteDir)),
      )
    : []
  const notes = [
    ...problems.map(({ repository, problem }) => `Git in ${repository}: ${problem}`),
    ...(isDated ? [] : ['Outdated pages are unknown, because the pages have no history in Git.']),
  ]
  return [...lists, ...[written, notes].filter((part) => part.length > 0).map(lines)].join('\n\n')
}

function lines(parts: readonly string[]): string {
  return parts.join('\n')
}

function listOf(state: LocaleState): string {
  const left = leftToDo(state)
  const { locale, missing, outdated, orphans, labels, messages } = state
  return lines([
    `${locale}: ${left.length === 0 ? 'complete' : left.join(', ')}`,
    ...missing.map((file) => `  not translated    ${file}`),
    ...outdated.map(
      ({ file, original, changed, translated }) =>
        `  outdated          ${file} (${translated}; ${original} changed on ${changed})`,
    ),
    ...orphans.map((file) => `  without original  ${file}`),
    ...[labels, messages].flatMap((dictionary) => [
      ...dictionary.missing.map((key) => `  not translated    ${keyIn(dictionary, key)}`),
      ...dictionary.unused.map((key) => `  without original  ${keyIn(dictionary, key)}`),
    ]),
  ])
}

function keyIn({ file }: LocaleState['labels'], key: string): string {
  return `${file}: ${JSON.stringify(key)}`
}

/**
 * Adds the keys that a file lacks, with empty texts, which count as missing until somebody writes them. The rest of the
 * file stays as it is.
 */
function addKeys({ file, missing, written }: LocaleState['labels'], siteDir: string): string[] {
  const added = missing.filter((key) => !written.includes(key))
  if (added.length === 0) return []
  const path = join(siteDir, file)
  const text = existsSync(path) ? readText(path) : '{\n}\n'
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  '
  const end = text.lastIndexOf('}')
  const before = text.slice(0, end).trimEnd()
  const entries = added.map((key) => `${indent}${JSON.stringify(key)}: ""`)
  const comma = before.endsWith('{') ? '' : ','
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${before}${comma}\n${entries.join(',\n')}\n${text.slice(end)}`)
  return [`${file}: ${count(added.length, 'key')} added, with empty strings for you to replace`]
}
