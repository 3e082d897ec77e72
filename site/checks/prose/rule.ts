/** A pattern that native prose rarely has, with what to write instead. */

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
  /** What is wrong, in one sentence. */
  message: string
  find: (sentence: Sentence) => Match[]
}

interface Phrases {
  id: string
  message: string
  /** What to write, with the groups of the pattern as `$1` and `$<name>`. */
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

/** A pattern too long for one line. A backtick, which is how code begins, is written `\\x60`. */
export function joined(flags: string, ...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), flags)
}

/** Questions, headings, and headers of tables, which follow other rules than statements. */
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
