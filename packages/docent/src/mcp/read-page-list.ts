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

/** @throws DocentError if the site has no list of pages or it can't be read */
export async function readPageList(files: SiteFiles): Promise<PageList> {
  try {
    return schema.parse(JSON.parse(await files.read(PAGE_LIST)))
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
