import { allElements, elementsOf, type HtmlElement, textOf } from '../shared/html/tree.ts'

/**
 * Below which width a table's long code may break: on small phones, on phones, or always (`tables.css`). Where the table
 * fits, names stay in one piece, because browsers would give the space to prose instead.
 */
type Breaks = 'small' | 'medium' | 'always'

/** The space for a table, and the size of its letters and of its cells without text, in pixels. */
const SPACES: [breaks: Breaks, space: number, letter: number, around: number, least: number][] = [
  // A page's column, beside a sidebar and a table of contents.
  ['always', 734, 7.8, 38, 96],
  // Phones of 390 and 320 pixels.
  ['medium', 356, 7.25, 12, 64],
  ['small', 286, 7.25, 12, 64],
]

/** Short code without spaces that a browser would break after a hyphen: a flag. It stays in one piece. */
export const FLAG = /^(?=.*-)\S{2,32}$/

/** An element at which a line may break, and its offset in the source. */
export interface BreakPlace {
  at: number
  html: string
}

/** Where code may break in a table that's too wide, and below which width. */
export function tableBreaks(
  table: HtmlElement,
  source: string,
): { breaks: Breaks; places: BreakPlace[] } | undefined {
  const breaks = tooWide(table)
  const places = breaks ? codePlaces(table, source) : []
  return breaks && places.length > 0 ? { breaks, places } : undefined
}

/** An estimate from the longest word of each column, because only browsers know the fonts. */
function tooWide(table: HtmlElement): Breaks | undefined {
  const columns: Words[] = []
  for (const row of allElements(table.children)) {
    if (row.name !== 'tr') continue
    for (const [index, cell] of elementsOf(row).entries()) {
      const text = textOf(cell)
      // On small phones, flags break as well (`markdown.css`).
      const flags = allElements(cell.children)
        .filter(({ name }) => name === 'code')
        .map(textOf)
        .filter((code) => FLAG.test(code))
      const broken = longest(text.split(/\s+|(?<=-)/))
      const before = columns[index]
      columns[index] = {
        broken: Math.max(before?.broken ?? 0, broken),
        whole: Math.max(before?.whole ?? 0, broken, longest(flags)),
      }
    }
  }
  const found = SPACES.find(([breaks, space, letter, around, least]) => {
    const widths = columns.map(({ broken, whole }) =>
      Math.max(least, (breaks === 'small' ? broken : whole) * letter + around),
    )
    return widths.reduce((sum, width) => sum + width, 0) > space
  })
  return found?.[0]
}

/** Letters of a column's longest word. */
interface Words {
  /** If flags break at their hyphens. */
  broken: number
  whole: number
}

function longest(words: readonly string[]): number {
  return words.reduce((most, { length }) => Math.max(most, length), 0)
}

/** Other tables have breaks of their own, and React hydrates an island only if its markup is the same. */
const LEFT_OUT = new Set(['table', 'docent-island'])

function codePlaces(element: HtmlElement, source: string): BreakPlace[] {
  return elementsOf(element).flatMap((child) => {
    if (LEFT_OUT.has(child.name)) return []
    const { name, children, startTag, endTag } = child
    const isCode = name === 'code' && children.every(({ type }) => type === 'text')
    if (!isCode || !endTag) return codePlaces(child, source)
    return placesIn(source.slice(startTag.end, endTag.start)).map(({ at, html }) => ({
      at: startTag.end + at,
      html,
    }))
  })
}

/** Code that is at least this long may break. */
const LONG = 15
/** No part is shorter than this. */
const LEAST = 6
/** After a separator, and between the words of a name, but not in a character reference. */
const PLACE = /(?<!&#?\w{0,31})(?:(?<=[/.,(=?:_])(?=[\w'"*$&[{:])|(?<=[a-z\d])(?=[A-Z]))/g

function placesIn(code: string): BreakPlace[] {
  return [...code.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    if (word.replace(/&#?\w+;/g, '"').length < LONG) return []
    let last = 0
    return [...word.matchAll(PLACE)].flatMap(({ index: at }) => {
      if (at - last < LEAST || word.length - at < LEAST) return []
      last = at
      // Names break only on phones (`tables.css`).
      const isName = /\w/.test(word.charAt(at - 1))
      return [{ at: index + at, html: isName ? '<wbr class="in-name">' : '<wbr>' }]
    })
  })
}
