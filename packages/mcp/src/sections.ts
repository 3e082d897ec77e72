import { createSlugger, decodeEntities, type PageData } from 'docent/plugin'

type Heading = PageData['headings'][number]

/** A section of a page's Markdown copy: from its heading to the next one of the same or a higher level. */
export interface Section {
  anchor: string
  heading: string
  level: number
  /** Character positions in the Markdown. */
  start: number
  end: number
}

const FENCE = /^\s*(`{3,}|~{3,})/
const HEADING = /^(#{2,6}) +(.+?)(?: <a id="([^"]*)"><\/a>)? *$/

/**
 * The sections of a Markdown copy. A copy contains only anchors that can't be derived from the text of their headings.
 * All others come from the page's headings, which are in the same order, or from the text.
 * @param known all headings of the page; some may be missing from the copy
 */
export function sectionsOf(markdown: string, known: readonly Heading[] = []): Section[] {
  const found = headingLines(markdown)
  const { slug } = createSlugger()
  let at = 0
  const anchors = found.map(({ level, text, anchor }) => {
    const fallback = slug(text)
    const next = known.findIndex(
      (heading, index) => index >= at && heading.level === level && same(heading.text, text),
    )
    if (next === -1) return anchor ?? fallback
    at = next + 1
    return known[next]?.id ?? anchor ?? fallback
  })
  return found.map(({ level, text, start }, index) => {
    const next = found.find((other, position) => position > index && other.level <= level)
    return {
      anchor: anchors[index] ?? '',
      heading: text,
      level,
      start,
      end: next?.start ?? markdown.length,
    }
  })
}

/**
 * The section that contains an anchor that isn't a heading's, such as a table row's.
 * @param html the page's article
 */
export function sectionAround(
  anchor: string,
  html: string,
  sections: readonly Section[],
): Section | undefined {
  // docent writes the HTML, so a value is always in quotation marks.
  const ids = [...html.matchAll(/<[a-z][^<>]*? id="([^"]*)"/g)].map(([, id = '']) =>
    decodeEntities(id),
  )
  const at = ids.indexOf(anchor)
  const above = ids.slice(0, Math.max(0, at)).reverse()
  for (const id of above) {
    const section = sections.find((candidate) => candidate.anchor === id)
    if (section) return section
  }
  return undefined
}

interface HeadingLine {
  level: number
  text: string
  start: number
  /** The anchor in the copy. */
  anchor?: string
}

function headingLines(markdown: string): HeadingLine[] {
  const found: HeadingLine[] = []
  let fence: string | undefined
  let start = 0
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    if (fence === undefined) {
      fence = mark
      const [, marks, text, id] = HEADING.exec(line) ?? []
      if (marks !== undefined && text !== undefined)
        found.push({
          level: marks.length,
          text: plain(text),
          start,
          ...(id !== undefined && { anchor: decodeEntities(id) }),
        })
    } else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
    start += line.length + 1
  }
  return found
}

/** Text of a heading without links, code formatting, and escapes. */
function plain(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/(?<!\w)[`*_]+|[`*_]+(?!\w)/g, '')
}

/** Compares only letters and digits, because formatting and escapes differ between HTML and Markdown. */
function same(a: string, b: string): boolean {
  const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
  return letters(a) === letters(b)
}
