import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/**
 * The site's files as the conversion needs them; nothing of it is parsed yet, except `_category_.json`.
 * @typedef {object} SiteSource
 * @property {Map<string, string>} docs path below `docs`, with forward slashes, to source
 * @property {Map<string, string>} partials path below the site folder to source
 * @property {Map<string, Category>} categories folder below `docs` to what its category file says
 *
 * @typedef {{ label?: string, position?: number }} Category
 */

/**
 * Reads the pages, partials and category files of a docent site.
 * @param {string} siteDir
 * @returns {Promise<SiteSource>}
 */
export async function readSite(siteDir) {
  const docs = await readFiles(join(siteDir, 'docs'))
  if (docs.size === 0) throw new Error(`No pages below ${join(siteDir, 'docs')}.`)
  const partials = await readFiles(join(siteDir, 'partials'))
  /** @type {Map<string, Category>} */
  const categories = new Map()
  for (const [path, source] of docs) {
    if (path.endsWith('/_category_.json')) {
      categories.set(path.slice(0, -'/_category_.json'.length), JSON.parse(source))
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

/** @param {string} path */
const isMarkdown = (path) => /\.mdx?$/.test(path)

/** @param {string} dir @returns {Promise<Map<string, string>>} sorted by path */
async function readFiles(dir) {
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
      return /** @type {[string, string]} */ ([key, await readFile(path, 'utf8')])
    }),
  )
  return new Map(pairs)
}
