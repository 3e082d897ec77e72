/** Rules for headings: one term for each kind of section, and the closed list for API pages. */

import type { Finding } from './findings.ts'
import type { Heading, Page } from '../page/page.ts'
import { wordFor, WORDS } from './synonyms.ts'
import { API_HEADINGS, EXTRA_HEADINGS, OVERVIEW_PAGES, SYNTAX_HEADINGS } from './vocabulary.ts'

const VOCABULARY_FILE = 'site/checks/structure/vocabulary.ts'
const ORDER = API_HEADINGS.map((words) => words.join('/')).join(', ')

/** The lists in `vocabulary.ts`. Tests pass other lists. */
export interface Lists {
  extras: Readonly<Record<string, readonly string[]>>
  overviews: Readonly<Record<string, string>>
}

const LISTS: Lists = { extras: EXTRA_HEADINGS, overviews: OVERVIEW_PAGES }

/** Problems with a page's headings. */
export function checkHeadings(page: Page, lists: Lists = LISTS): Finding[] {
  const { file, headings } = page
  const isReference = file.startsWith('site/docs/api/') && !Object.hasOwn(lists.overviews, file)
  const sections = headings.filter(({ level }) => level === 2)
  const report = (found: string, fix: string, line: number): Finding => ({
    gate: 'headings',
    file,
    line,
    found,
    fix,
  })
  return [
    ...checkWords(headings, isReference, report),
    ...checkRepetition(sections, isReference ? API_HEADINGS.flat() : WORDS, report),
    ...checkEnd(sections, report),
    ...(isReference
      ? [
          ...checkSections(sections, lists.extras[file] ?? [], report),
          ...checkOrder(sections, report),
          ...checkSyntax(headings, report),
        ]
      : []),
  ].sort((one, other) => one.line - other.line)
}

/** Entries in `vocabulary.ts` for pages that don't exist. */
export function checkLists(files: readonly string[], lists: Lists = LISTS): Finding[] {
  const named = [...Object.keys(lists.extras), ...Object.keys(lists.overviews)]
  return named
    .filter((file) => !files.includes(file))
    .map((file) => ({
      gate: 'headings',
      file: VOCABULARY_FILE,
      line: 1,
      found: `an entry for ${file}, which doesn't exist`,
      fix: 'Remove the entry, or correct its path.',
    }))
}

type Report = (found: string, fix: string, line: number) => Finding

/** A kind of section has one term. On API pages, the closed list applies to level 2 instead. */
function checkWords(headings: readonly Heading[], isReference: boolean, report: Report): Finding[] {
  return headings.flatMap(({ level, text, line }, index) => {
    if (level === 1 || (isReference && level === 2)) return []
    const isSyntax = isReference && sectionOf(headings, index) === 'Syntax'
    if (isSyntax && SYNTAX_HEADINGS.includes(text)) return []
    const word = wordFor(text, level)
    if (word === undefined) return []
    const wanted = isSyntax && word === 'Troubleshooting' ? 'Common mistakes' : word
    const own = wanted === 'Examples' ? ', or name the task that the example solves' : ''
    return [report(`the heading "${text}"`, `Write "${wanted}"${own}.`, line)]
  })
}

/** Sections of the same kind must be adjacent. */
function checkRepetition(
  sections: readonly Heading[],
  words: readonly string[],
  report: Report,
): Finding[] {
  return sections
    .filter(
      ({ text }, index) =>
        words.includes(text) && sections.findIndex((section) => section.text === text) < index,
    )
    .map(({ text, line }) =>
      report(`a second section "${text}"`, 'Merge it with the first one.', line),
    )
}

function checkEnd(sections: readonly Heading[], report: Report): Finding[] {
  return sections.slice(0, -1).flatMap(({ text, line }, index) => {
    if (text !== 'See also') return []
    const next = sections[index + 1]?.text ?? ''
    return [report(`"See also" before "${next}"`, 'Move it to the end of the page.', line)]
  })
}

function checkSections(
  sections: readonly Heading[],
  extras: readonly string[],
  report: Report,
): Finding[] {
  const allowed = [...API_HEADINGS.flat(), ...extras]
  const unknown = sections.filter(({ text }) => !allowed.includes(text))
  const unused = extras.filter((extra) => !sections.some(({ text }) => text === extra))
  return [
    ...unknown.map(({ text, line }) => {
      const word = API_HEADINGS.flat().find((known) => known === wordFor(text, 2))
      const fix =
        word === undefined
          ? `Use one of: ${ORDER}. Move the topic to level 3 below one of them; a guide-like page may list the heading in ${VOCABULARY_FILE}.`
          : `Write "${word}".`
      return report(`the heading "${text}", which isn't in the vocabulary`, fix, line)
    }),
    ...unused.map((extra) =>
      report(
        `no heading "${extra}", which ${VOCABULARY_FILE} lists for this page`,
        'Remove it from that list.',
        1,
      ),
    ),
  ]
}

/** The vocabulary's sections must be in the order of the list. */
function checkOrder(sections: readonly Heading[], report: Report): Finding[] {
  const known = sections
    .map((section) => ({ ...section, rank: rankOf(section.text) }))
    .filter(({ rank }) => rank >= 0)
  return known.slice(1).flatMap(({ text, rank, line }, index) => {
    const above = known[index]
    if (above === undefined || rank > above.rank) return []
    if (text === above.text) return []
    const found = `"${text}" after "${above.text}"`
    return rank === above.rank
      ? [report(found, 'Keep one of them: commands yield, everything else returns.', line)]
      : [report(found, `Move it before "${above.text}". The order is: ${ORDER}.`, line)]
  })
}

function rankOf(text: string): number {
  return API_HEADINGS.findIndex((words) => words.includes(text))
}

function checkSyntax(headings: readonly Heading[], report: Report): Finding[] {
  const known = headings
    .map((heading, index) => ({ ...heading, section: sectionOf(headings, index) }))
    .filter(({ level, text }) => level === 3 && SYNTAX_HEADINGS.includes(text))
  const inside = known.filter(({ section }) => section === 'Syntax')
  return [
    ...known
      .filter(({ section }) => section !== 'Syntax')
      .map(({ text, section, line }) =>
        report(`"${text}" under "${section}"`, 'Move it under "Syntax".', line),
      ),
    ...inside.slice(1).flatMap(({ text, line }, index) => {
      const above = inside[index]?.text ?? ''
      return SYNTAX_HEADINGS.indexOf(text) > SYNTAX_HEADINGS.indexOf(above)
        ? []
        : [
            report(
              `"${text}" after "${above}"`,
              `Use each once, in this order: ${SYNTAX_HEADINGS.join(', ')}.`,
              line,
            ),
          ]
    }),
  ]
}

/** The level-2 heading above a heading. */
function sectionOf(headings: readonly Heading[], index: number): string {
  return headings.slice(0, index).findLast(({ level }) => level === 2)?.text ?? ''
}
