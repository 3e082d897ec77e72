/** Opening fences that Markdown doesn't recognize, so that the sample becomes text. */

import type { Finding } from '../findings.ts'
import { about } from './fence-finding.ts'

/** A backtick after the language, for example in a reason that contains a command. */
const BROKEN = /^([\s>]*`{3,}([a-z]+))[ \t].*`/

/** Finds info strings with a backtick, which ends the fence at that position. */
export function findBrokenFences(source: string, page: string): Finding[] {
  return source.split(/\r?\n/).flatMap((line, index) => {
    const [, , lang] = BROKEN.exec(line) ?? []
    if (!lang) return []
    const location = {
      page,
      fenceLine: index + 1,
      line: index + 1,
      code: [],
      prefix: [],
      inPair: false,
    }
    const fence = {
      ...location,
      lang,
      meta: line
        .trim()
        .slice(3 + lang.length)
        .trim(),
    }
    return about(fence, 'fence', "a fence's info string can't contain backticks; remove them")
  })
}
