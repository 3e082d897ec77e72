import { CST, isMap, isPair, LineCounter, parseDocument, Parser } from 'yaml'
import { z } from 'zod'
import { errors } from '../errors/index.ts'
import { nearest } from '../shared/nearest.ts'
import { isScriptAddress } from '../shared/script-address.ts'
import type { FrontMatter } from '../model/content.ts'

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/

const level = z.number().int().min(2).max(6)

/** A slug becomes a route and a file name, so it must not lead out of the output folder or break an address. */
export const slug = z
  .string()
  .min(1)
  .refine((value) => !value.split(/[/\\]/).includes('..'), {
    error: `Write the route without "..": start with a slash to leave the page's folder.`,
  })
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses
  .refine((value) => !/[\\?#\u0000-\u001f\u007f]/.test(value), {
    error: 'Write the route without "\\", "?", "#", and control characters.',
  })

/** As text, since YAML reads some dates as such and leaves others alone. */
const date = z.coerce.string().refine((value) => !Number.isNaN(Date.parse(value)), {
  error: ({ input }) => `"${String(input)}" is not a date: write it as 2026-01-31.`,
})

/** Keys that every page accepts; the names are those that Docusaurus users know. */
export const frontMatterSchema = z.object({
  id: z.string().min(1).optional(),
  slug: slug.optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  sidebar_badge: z.string().optional(),
  displayed_sidebar: z.string().nullable().optional(),
  // YAML reads `2.2` as a number; as a keyword it is text.
  keywords: z.array(z.union([z.string(), z.number()]).transform(String)).optional(),
  image: z.string().optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  pagination_label: z.string().optional(),
  pagination_next: z.string().nullable().optional(),
  pagination_prev: z.string().nullable().optional(),
  custom_edit_url: z
    .string()
    .refine((url) => !isScriptAddress(url), {
      error: ({ input }) => `"${String(input)}" runs code instead of leading to a page.`,
    })
    .nullable()
    .optional(),
  last_update: z
    .object({ date: date.optional(), author: z.string().optional() })
    .strict()
    .optional(),
  no_footer: z.boolean().optional(),
  wrapper_class: z.string().optional(),
  /** What the page is for search engines: an article by default; `FAQPage` makes its questions and answers known. */
  schema_type: z.enum(['TechArticle', 'APIReference', 'FAQPage']).optional(),
  search_weight: z.number().min(0).max(2).optional(),
})

export interface ParsedFrontMatter {
  frontMatter: FrontMatter
  /** Values of the keys that the site's own schema declares. */
  extra: Record<string, unknown>
  /** Source below the front matter. */
  body: string
}

/**
 * Reads and checks the front matter of a page.
 * @param extension the site's schema for keys of its own
 * @throws DocentError with the line of the faulty key and the nearest known name
 */
export function parseFrontMatter(
  source: string,
  file: string,
  extension?: z.ZodObject,
): ParsedFrontMatter {
  const match = FENCE.exec(source)
  if (!match) return { frontMatter: {}, extra: {}, body: source }
  const yaml = match[1] ?? ''
  const body = source.slice(match[0].length)

  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const problem = document.errors[0]
  if (problem) {
    const [end] = problem.pos
    const quote = problem.code === 'MISSING_CHAR' ? openingQuote(yaml, end) : undefined
    const at = lines.linePos(quote ?? end)
    throw errors.invalidFrontMatter({
      file,
      source,
      line: at.line + 1,
      column: at.col,
      problem: problem.message,
    })
  }
  const data = toData(document, file, source)
  const schema = extension ? frontMatterSchema.extend(extension.shape) : frontMatterSchema
  const result = schema.strict().safeParse(data)
  if (!result.success) {
    const issue = result.error.issues[0]
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    const path = unknown === undefined ? (issue?.path ?? []) : [...(issue?.path ?? []), unknown]
    const at = lineOf(document, lines, path)
    throw errors.invalidFrontMatter({
      file,
      source,
      line: at.line + 1,
      column: at.column,
      problem:
        unknown === undefined
          ? `"${path.join('.')}": ${issue?.message ?? 'invalid value'}`
          : `unknown key "${unknown}"`,
      suggestion: unknown === undefined ? undefined : nearest(unknown, Object.keys(schema.shape)),
    })
  }
  const frontMatter: Record<string, unknown> = {}
  const extra: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(result.data)) {
    if (key in frontMatterSchema.shape) frontMatter[key] = value
    else extra[key] = value
  }
  return { frontMatter: frontMatter as FrontMatter, extra, body }
}

/** The parser reports a quote without its partner at the end of the text; the author needs the line that opens it. */
function openingQuote(yaml: string, end: number): number | undefined {
  let opening: number | undefined
  for (const token of new Parser().parse(yaml)) {
    if (token.type !== 'document') continue
    CST.visit(token, ({ value }) => {
      const isQuoted =
        value?.type === 'single-quoted-scalar' || value?.type === 'double-quoted-scalar'
      if (isQuoted && value.offset + value.source.length === end) opening = value.offset
    })
  }
  return opening
}

/** The parser finds aliases without an anchor, and too many of them, only when it resolves them. */
function toData(document: ReturnType<typeof parseDocument>, file: string, source: string): unknown {
  try {
    return document.toJS() ?? {}
  } catch (cause) {
    const problem = (cause as Error).message
    throw errors.invalidFrontMatter({ file, source, line: 1, column: 1, problem, cause })
  }
}

function lineOf(
  document: ReturnType<typeof parseDocument>,
  lines: LineCounter,
  path: readonly PropertyKey[],
): { line: number; column: number } {
  const contents = document.contents
  if (isMap(contents)) {
    for (const pair of contents.items) {
      if (!isPair(pair) || pair.key === null) continue
      const key = pair.key as { value?: unknown; range?: [number, number, number] }
      if (key.value === path[0] && key.range) {
        const at = lines.linePos(key.range[0])
        return { line: at.line, column: at.col }
      }
    }
  }
  return { line: 1, column: 1 }
}
