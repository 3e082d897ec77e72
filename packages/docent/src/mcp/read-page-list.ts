import { z } from 'zod'
import { PAGE_LIST, type PageList } from '../model/page-list.ts'
import { errors } from '../errors/index.ts'
import { MissingFile, type SiteFiles } from './site-files.ts'

const page = z.object({ route: z.string(), title: z.string(), description: z.string() })

/** The list can come from the network, so it's validated before use. */
const schema: z.ZodType<PageList> = z.object({
  build: z.string(),
  title: z.string(),
  tagline: z.string(),
  url: z.string().regex(/^https?:\/\/[^/?#\s]+$/),
  baseUrl: z.string().regex(/^\/(?:[^?#\s]*\/)?$/),
  addresses: z.object({ trailingSlash: z.boolean(), roots: z.array(z.string()) }).optional(),
  searchIndex: z.string().optional(),
  versions: z.record(z.string(), z.string()).optional(),
  sections: z.array(z.object({ id: z.string(), title: z.string(), pages: z.array(page) })),
  moved: z.record(z.string(), z.string()),
})

/** A list of 30,000 pages has about 8 million characters. */
const MAX_LENGTH = 12_000_000
/** Each page is an object. */
const MAX_OBJECTS = 100_000
/** A page is at a depth of five. */
const MAX_DEPTH = 8

/**
 * Objects and lists need many times the memory of their text, so they're counted before they're created.
 * @throws SyntaxError if there are too many, or if they're nested too deeply
 */
function checkShape(text: string): void {
  let objects = 0
  let depth = 0
  // A string as a whole, or a bracket.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') {
      objects += 1
      depth += 1
    } else if (token === ']' || token === '}') depth -= 1
    if (depth > MAX_DEPTH) throw new SyntaxError(`more than ${MAX_DEPTH} levels of nesting`)
    if (objects > MAX_OBJECTS) throw new SyntaxError(`more than ${MAX_OBJECTS} objects and lists`)
  }
}

/** @throws DocentError if the site has no list of pages or it can't be read */
export async function readPageList(files: SiteFiles): Promise<PageList> {
  try {
    const text = await files.read(PAGE_LIST)
    if (text.length > MAX_LENGTH)
      throw errors.siteFileTooLarge({ path: PAGE_LIST, bytes: text.length, limit: MAX_LENGTH })
    checkShape(text)
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    if (cause instanceof MissingFile)
      throw errors.missingPageList({ location: files.location, cause })
    if (cause instanceof SyntaxError || cause instanceof z.ZodError)
      throw errors.invalidPageList({ location: files.location, problem: problemOf(cause), cause })
    throw cause
  }
}

function problemOf(error: SyntaxError | z.ZodError): string {
  if (!(error instanceof z.ZodError)) return error.message
  const [issue] = error.issues
  return `${issue?.path.join('.') || 'the file'}: ${issue?.message}`
}
