import { Parser } from 'htmlparser2'
import type { Heading } from '../../model/page-data.ts'

/** The searchable text of one section of a page. */
export interface SectionText {
  /** Anchor. Empty for the content above the first heading. */
  id: string
  /** 2 to 6 for headings; 7 for a table row with an anchor. */
  level: number
  heading: string
  /** Prose: blocks separated by a line break. */
  text: string
  /** Code samples. */
  code: string
  /** Links in the text with their anchor text, if there are any. */
  links?: { href: string; text: string }[]
}

/** Elements whose content isn't part of the page's text. */
const SKIPPED = new Set([
  'script',
  'style',
  'template',
  'button',
  'svg',
  'input',
  'select',
  'noscript',
])

/** Inline elements. All others end the line. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Groups of tabs that docent derives from the first one. They repeat its content. */
const DERIVED_GROUPS = new Set(['language', 'package-manager'])

export const ROW_LEVEL = 7

/**
 * Splits an article's HTML into sections: one for each heading, and one for each table row that has an anchor. Repeated
 * content (derived tabs) is left out, and so is everything that isn't text (controls, drawings, `data-search-ignore`).
 */
export function pageText(html: string, headings: readonly Heading[]): SectionText[] {
  const known = new Map(headings.map((heading) => [heading.id, heading]))
  const first: SectionText = { id: '', level: 1, heading: '', text: '', code: '' }
  const sections = [first]
  let section = first
  /** The section that continues after a row with an anchor. */
  let outer = first
  let row: SectionText | undefined
  let inRowHeading = false
  let skip: { depth: number } | undefined
  let depth = 0
  let codeDepth = 0
  let inHeading = false
  /** The parts of a formula are one word. */
  let inMath = false
  /** The link around the current place, and where its words begin in the text. */
  let link: { href: string; start: number } | undefined
  /** Groups of tabs around the current position, the innermost last. */
  const groups: { name: string; depth: number }[] = []

  const newline = (): void => {
    if (section.text !== '' && !section.text.endsWith('\n')) section.text += '\n'
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (skip) return
        const group = attributes['data-group']
        if (group !== undefined) groups.push({ name: group, depth })
        const isDerived =
          attributes['role'] === 'tabpanel' &&
          'hidden' in attributes &&
          DERIVED_GROUPS.has(groups.at(-1)?.name ?? '')
        if (
          SKIPPED.has(name) ||
          isDerived ||
          'data-search-ignore' in attributes ||
          attributes['class'] === 'anchor'
        ) {
          skip = { depth }
          return
        }
        if (name === 'pre') codeDepth = depth
        const id = attributes['id']
        const heading = /^h[2-6]$/.test(name) && id !== undefined ? known.get(id) : undefined
        if (heading) {
          section = {
            id: heading.id,
            level: heading.level,
            heading: heading.text,
            text: '',
            code: '',
          }
          sections.push(section)
          outer = section
          inHeading = true
        } else if (name === 'h1') inHeading = true
        else if (name === 'tr' && id !== undefined) {
          row = { id, level: ROW_LEVEL, heading: '', text: '', code: '' }
          sections.push(row)
          section = row
        } else if (row && row.heading === '' && (name === 'th' || name === 'td'))
          inRowHeading = true
        if (name === 'math') inMath = true
        if (!INLINE.has(name) && !inMath) newline()
        const href = name === 'a' ? attributes['href'] : undefined
        if (href !== undefined) link = { href, start: section.text.length }
      },
      onclosetag(name) {
        if (skip) {
          if (skip.depth === depth) skip = undefined
        } else {
          if (codeDepth === depth) {
            codeDepth = 0
            section.code += '\n'
          }
          if (name === 'a' && link) {
            const text = section.text.slice(link.start).replace(/\s+/g, ' ').trim()
            if (text !== '') (section.links ??= []).push({ href: link.href, text })
            link = undefined
          }
          if (/^h[1-6]$/.test(name)) inHeading = false
          else if (!INLINE.has(name) && !inMath) newline()
          if (name === 'math') inMath = false
          if (name === 'th' || name === 'td') inRowHeading = false
          if (name === 'tr' && row) {
            row.heading = row.heading.trim()
            row = undefined
            section = outer
          }
        }
        if (groups.at(-1)?.depth === depth) groups.pop()
        depth -= 1
      },
      ontext(text) {
        if (skip || inHeading) return
        if (codeDepth > 0) section.code += text
        else if (inRowHeading && row) row.heading += text
        else section.text += text
      },
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: true },
  )
  parser.end(html)
  return sections.map(({ text, code, ...rest }) => ({
    ...rest,
    text: text
      .replace(/[ \t\u00a0]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      .trim(),
    code: code.trim(),
  }))
}
