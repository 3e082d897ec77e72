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
