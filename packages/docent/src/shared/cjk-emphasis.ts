/** Characters of Chinese, Japanese, and Korean, with their punctuation and full-width forms. */
const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\u3200-\u33FF\uFE30-\uFE4F\uFF00-\uFFEF]/u
const PUNCTUATION = /[\p{P}\p{S}]/u
const SPACE = /^$|\s/u

/** Whether a source may have such emphasis. A character may be written as its number. */
export function mayHaveCjkEmphasis(source: string): boolean {
  return source.includes('*') && (CJK.test(source) || source.includes('&#'))
}

/** An emphasized range: the offsets of its opening and closing asterisks, and how many there are on each side. */
export interface EmphasisRange {
  start: number
  end: number
  size: number
}

/**
 * All emphasized ranges, if CommonMark misses some of them because of punctuation next to Chinese, Japanese, or Korean
 * text, which has no spaces between words: `**注意：**请`. Follows the rule of markdown-it-cjk-friendly and
 * remark-cjk-friendly.
 */
export function cjkEmphasis(text: string): EmphasisRange[] {
  if (!text.includes('*') || !CJK.test(text)) return []
  const ranges: EmphasisRange[] = []
  let isSame = true
  const open: { at: number; size: number }[] = []
  for (const match of text.matchAll(/\*+/g)) {
    const size = match[0].length
    const at = match.index
    const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? ''
    const after = Array.from(text.slice(at + size, at + size + 2))[0] ?? ''
    isSame &&=
      isFlanking(before, after) === isFlankingInCommonMark(before, after) &&
      isFlanking(after, before) === isFlankingInCommonMark(after, before)
    const opener = open.findLastIndex((other) => other.size === size)
    if (size <= 3 && opener !== -1 && isFlanking(after, before)) {
      ranges.push({ start: open[opener]?.at ?? 0, end: at, size })
      open.splice(opener)
    } else if (size <= 3 && isFlanking(before, after)) open.push({ at, size })
  }
  return isSame ? [] : ranges
}

/** Whether asterisks belong to the text on their inner side. */
function isFlanking(outer: string, inner: string): boolean {
  if (SPACE.test(inner)) return false
  return !isPunctuation(inner) || SPACE.test(outer) || PUNCTUATION.test(outer) || CJK.test(outer)
}

const isPunctuation = (character: string): boolean =>
  PUNCTUATION.test(character) && !CJK.test(character)

function isFlankingInCommonMark(outer: string, inner: string): boolean {
  if (SPACE.test(inner)) return false
  return !PUNCTUATION.test(inner) || SPACE.test(outer) || PUNCTUATION.test(outer)
}

/** A text without the asterisks of such emphasis. */
export function withoutCjkEmphasis(text: string): string {
  const marks = cjkEmphasis(text).flatMap(({ start, end, size }) => [
    { at: start, size },
    { at: end, size },
  ])
  return marks
    .sort((a, b) => b.at - a.at)
    .reduce((rest, { at, size }) => rest.slice(0, at) + rest.slice(at + size), text)
}
