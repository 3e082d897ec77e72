/** A pattern that is rare in native prose, with a suggestion. */

import { CODE, type Role } from './segment.ts'

export interface Sentence {
  text: string
  role: Role
}

export interface Match {
  /** Index in the sentence. */
  index: number
  phrase: string
  instead: string
}

export interface Rule {
  id: string
  /** The problem in one sentence. */
  message: string
  find: (sentence: Sentence) => Match[]
}

interface Phrases {
  id: string
  message: string
  /** The suggestion, in which `$1` and `$<name>` are the pattern's groups. */
  instead: string
  pattern: RegExp
  /** Whole sentences that the rule doesn't apply to. */
  unless?: (sentence: Sentence) => boolean
}

/** A rule that looks for words. */
export function phrases({ id, message, instead, pattern, unless }: Phrases): Rule {
  return {
    id,
    message,
    find: (sentence) => {
      if (unless?.(sentence)) return []
      return [...sentence.text.matchAll(pattern)].map((match) => ({
        index: match.index,
        phrase: match[0],
        instead: fill(instead, match),
      }))
    },
  }
}

/** A pattern that is too long for one line. A backtick, which starts code, is written as `\\x60`. */
export function joined(flags: string, ...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), flags)
}

/** Questions, headings, and table headers follow other rules than statements. */
export function isNoStatement({ text, role }: Sentence): boolean {
  return role === 'heading' || !/[.:;]["”’)]*\s*$/.test(text)
}

function fill(instead: string, match: RegExpExecArray): string {
  return instead
    .replaceAll(/\$(?:(\d)|<(\w+)>)/g, (_, index?: string, name?: string) => {
      return (index === undefined ? match.groups?.[name ?? ''] : match[Number(index)]) ?? ''
    })
    .replaceAll(CODE, '`…`')
    .trim()
}
