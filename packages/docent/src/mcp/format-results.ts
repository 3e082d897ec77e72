import { count } from '../errors/message-parts.ts'
import type { ListOutput, ReadOutput, SearchOutput } from './tool-outputs.ts'

/** The results of a search as Markdown. */
export function searchText({ query, total, results, suggestions }: SearchOutput): string {
  if (results.length === 0) {
    const others = suggestions.map((one) => `"${one}"`).join(', ')
    return `No page matches "${query}".${others === '' ? '' : ` These queries have results: ${others}.`}`
  }
  const pages = results.map(({ title, route, url, section, description, matches }, index) => {
    const head = `${index + 1}. ${title}${section === undefined ? '' : ` (${section})`}: ${route}`
    const parts = matches.map(
      ({ heading, anchor, excerpt }) =>
        `   - ${heading}: ${route}#${anchor}${excerpt === undefined ? '' : `\n     ${excerpt}`}`,
    )
    return [head, `   ${description}`, ...parts, `   Source: ${url}`].join('\n')
  })
  return `${results.length} of ${total} pages:\n\n${pages.join('\n\n')}`
}

/** A page with its address. */
export function readText({
  url,
  movedFrom,
  markdown,
  nextOffset,
  totalCharacters,
}: ReadOutput): string {
  const notes = [
    `Source: ${url}`,
    ...(movedFrom === undefined ? [] : [`${movedFrom} has moved to this page.`]),
    ...(nextOffset === undefined
      ? []
      : [
          `This part ends at character ${nextOffset} of ${totalCharacters}. To continue reading, pass offset ${nextOffset}.`,
        ]),
  ]
  return `${markdown.trim()}\n\n${notes.join('\n')}`
}

/** A list of pages as Markdown. */
export function listText({ sections, pages, total, nextOffset }: ListOutput): string {
  const lines = pages.map(
    ({ title, route, description }) =>
      `- ${title}: ${route}${description === '' ? '' : `\n  ${description}`}`,
  )
  const more = nextOffset === undefined ? [] : [`To see more, pass offset ${nextOffset}.`]
  const parts = sections.map(
    ({ id, title, pages: length }) => `${title} (${id}, ${count(length, 'page')})`,
  )
  return [
    `Sections: ${parts.join(', ')}`,
    `${pages.length} of ${total} pages:`,
    lines.join('\n'),
    ...more,
  ].join('\n\n')
}
