import { z } from 'zod'

/** The tools' structured output. Their text output has the same content. */
const pageShape = {
  title: z.string(),
  route: z.string().describe('Pass it to read_page.'),
  url: z.string().describe('Address on the published site, for citations.'),
  section: z.string().optional().describe('Part of the site.'),
  description: z.string(),
}

export const searchOutput = {
  query: z.string(),
  total: z.number().int().describe('Number of matching pages. Only the best are listed.'),
  results: z.array(
    z.object({
      ...pageShape,
      matches: z
        .array(
          z.object({
            anchor: z.string(),
            heading: z
              .string()
              .describe('The headings above the section, outermost first, and its own.'),
            url: z.string(),
            excerpt: z.string().optional(),
          }),
        )
        .describe('The best sections of the page.'),
    }),
  ),
  suggestions: z
    .array(z.string())
    .describe('Other queries that have results, if this one has none.'),
}
export type SearchOutput = z.output<z.ZodObject<typeof searchOutput>>

export const readOutput = {
  title: z.string(),
  route: z.string(),
  url: z.string().describe('Address on the published site, for citations.'),
  movedFrom: z
    .string()
    .optional()
    .describe('The requested route, if the page has moved from there.'),
  section: z.string().optional().describe('Anchor of the section that was read.'),
  sections: z
    .array(z.object({ anchor: z.string(), heading: z.string(), level: z.number().int() }))
    .describe('All sections of the page.'),
  markdown: z.string(),
  totalCharacters: z.number().int(),
  nextOffset: z.number().int().optional().describe('Pass it as offset to continue reading.'),
}
export type ReadOutput = z.output<z.ZodObject<typeof readOutput>>

export const listOutput = {
  sections: z.array(z.object({ id: z.string(), title: z.string(), pages: z.number().int() })),
  total: z.number().int(),
  pages: z.array(z.object(pageShape)),
  nextOffset: z.number().int().optional().describe('Pass it as offset for the next pages.'),
}
export type ListOutput = z.output<z.ZodObject<typeof listOutput>>

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
    ({ id, title, pages: length }) =>
      `${title} (${id}, ${length} ${length === 1 ? 'page' : 'pages'})`,
  )
  return [
    `Sections: ${parts.join(', ')}`,
    `${pages.length} of ${total} pages:`,
    lines.join('\n'),
    ...more,
  ].join('\n\n')
}
