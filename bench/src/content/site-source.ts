import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** The site's files that the conversion needs. Only `_category_.json` files are parsed. */
export interface SiteSource {
  /** Sources by path, relative to `docs`, with forward slashes. */
  docs: Map<string, string>
  /** Sources by path, relative to the site folder. */
  partials: Map<string, string>
  /** Categories by folder, relative to `docs`. */
  categories: Map<string, Category>
}

export type Category = { label?: string; position?: number }

/** Reads the pages, partials, and category files of a docent site. */
export async function readSite(siteDir: string): Promise<SiteSource> {
  const docs = await readFiles(join(siteDir, 'docs'))
  if (docs.size === 0) throw new Error(`No pages below ${join(siteDir, 'docs')}.`)
  const partials = await readFiles(join(siteDir, 'partials'))
  const categories = new Map<string, Category>()
  for (const [path, source] of docs) {
    if (path.endsWith('/_category_.json')) {
      categories.set(path.slice(0, -'/_category_.json'.length), JSON.parse(source) as Category)
    }
  }
  return {
    docs: new Map([...docs].filter(([path]) => isMarkdown(path))),
    partials: new Map(
      [...partials]
        .filter(([path]) => isMarkdown(path))
        .map(([path, source]) => [`partials/${path}`, source]),
    ),
    categories,
  }
}

const isMarkdown = (path: string) => /\.mdx?$/.test(path)

/** Sorted by path. */
async function readFiles(dir: string): Promise<Map<string, string>> {
  if (!existsSync(dir)) return new Map()
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(?:mdx?|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const pairs = await Promise.all(
    paths.map(async (path) => {
      const key = path
        .slice(dir.length + 1)
        .split(sep)
        .join('/')
      return [key, await readFile(path, 'utf8')] as [string, string]
    }),
  )
  return new Map(pairs)
}
