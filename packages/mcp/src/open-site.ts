import { z } from 'zod'
import { encodeAddress, linkAddress, markdownPath, type PageList } from 'docent/plugin'
import { createIndexSource, type IndexSource, type SearchAnswer } from 'docent/search'
import { errors } from './errors.ts'
import { MissingFile, type SiteFiles } from './site-files.ts'

/** Path of the list of pages, relative to the base URL. */
const PAGE_LIST = 'pages.json'

/** Time for which a list of pages is reused before the next request reads it again, in milliseconds. */
const LIST_AGE_MS = 10_000

/** A built site as the MCP server reads it. */
export interface Site {
  files: SiteFiles
  /** The pages of the newest build. */
  list(): Promise<PageList>
  search: SiteSearch
}

/**
 * Opens a built site.
 * @throws DocentError if there is none or it has no list of pages
 */
export async function openSite(files: SiteFiles, now: () => number = Date.now): Promise<Site> {
  let read = { at: now(), list: await readPageList(files) }
  const list = async (): Promise<PageList> => {
    if (now() - read.at > LIST_AGE_MS) read = { at: now(), list: await readPageList(files) }
    return read.list
  }
  return { files, list, search: createSiteSearch(files) }
}

type Entry = PageList['sections'][number]['pages'][number]

/** A page with the section that lists it. */
export interface SitePage extends Entry {
  section: string
}

export function pagesOf({ sections }: PageList): SitePage[] {
  return sections.flatMap(({ title, pages }) => pages.map((page) => ({ ...page, section: title })))
}

/** Address of a page on the published site, with the query and the anchor of `href`. */
export function pageUrl(
  href: string,
  { url, addresses }: Pick<PageList, 'url' | 'addresses'>,
): string {
  return url + encodeAddress(linkAddress(href, addresses))
}

/** Address of a page's Markdown copy on the published site. */
export function copyUrl(route: string, list: Pick<PageList, 'url' | 'baseUrl'>): string {
  return list.url + encodeAddress(markdownPath(route, list.baseUrl))
}

const page = z.object({ route: z.string(), title: z.string(), description: z.string() })

/** The list can come from the network, so it's validated before use. */
const schema: z.ZodType<PageList> = z.object({
  build: z.string(),
  title: z.string(),
  tagline: z.string(),
  url: z.string().refine((url) => /^https?:\/\/[^/?#\s]+$/.test(url) && URL.canParse(url)),
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

export interface SearchQuestion {
  query: string
  /** Maximum number of results. */
  limit: number
  /** ID of a section. */
  section?: string
}

export interface SiteSearch {
  /** @throws DocentError if the site has no index */
  ask(question: SearchQuestion, list: PageList): Promise<SearchAnswer>
  /** Reads the index and runs a query, so that the first query isn't slower than later ones. */
  warmUp(list: PageList): Promise<void>
}

/** The site's own search engine, running on the index that the build wrote. */
export function createSiteSearch(files: SiteFiles): SiteSearch {
  let opened: { build: string; source: IndexSource } | undefined

  const sourceFor = ({ build, baseUrl, searchIndex }: PageList): IndexSource => {
    if (searchIndex === undefined) throw errors.missingSearchIndex({ location: files.location })
    if (opened?.build !== build) {
      const read = async (path: string): Promise<unknown> =>
        JSON.parse(await files.read(path)) as unknown
      opened = { build, source: createIndexSource(searchIndex.slice(baseUrl.length), read) }
    }
    return opened.source
  }
  const ask: SiteSearch['ask'] = async ({ query, limit, section }, list) => {
    let last: SearchAnswer | undefined
    await sourceFor(list).search(
      { query, limit, area: section, versions: list.versions, settled: true },
      (answer) => (last = answer),
    )
    if (!last) throw new Error(`The search has no answer to "${query}".`)
    return last
  }
  return {
    ask,
    async warmUp(list) {
      if (list.searchIndex === undefined || opened?.build === list.build) return
      await ask({ query: `${list.title} ${list.tagline}`, limit: 8 }, list)
    },
  }
}
