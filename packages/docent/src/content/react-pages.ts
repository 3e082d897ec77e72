import { join, relative } from 'node:path'
import { glob } from 'tinyglobby'
import type { Config } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { sourceFile } from '../files/source-dir.ts'
import { SEARCH_PAGE, type ReactPage } from '../model/content.ts'
import { joinRoute } from '../shared/routes.ts'
import { localeBaseUrl } from './doc-sets.ts'

/** The theme's own not-found page, for sites without `404.tsx`. */
const NOT_FOUND = sourceFile('theme/NotFound/NotFoundPage.tsx')

const RESULTS = sourceFile('search/results-page/SearchPage.tsx')

const MARKDOWN = '**/*.{md,mdx}'
/** Files of the pages folder that aren't pages. */
const NO_PAGES = ['**/_*', '**/_*/**', '**/*.{test,spec,d}.*', '**/__tests__/**']

/** In Docusaurus, Markdown files of the pages folder are pages. Without an error, they would be missing silently. */
async function refuseMarkdown({ siteDir, docs, pagesDir }: Config, dir: string): Promise<void> {
  const isRead = docs.some(({ path }) => !relative(join(siteDir, path), dir).startsWith('..'))
  if (isRead) return
  const [first, ...others] = await glob(MARKDOWN, { cwd: dir, ignore: NO_PAGES })
  if (first !== undefined)
    throw errors.markdownPage({ file: join(dir, first), pagesDir, others: others.length })
}

/** React modules in the pages folder. The route of `index.tsx` is the folder's. */
export async function reactPages(config: Config, locale: string): Promise<ReactPage[]> {
  const dir = join(config.siteDir, config.pagesDir)
  if (config.compat) await refuseMarkdown(config, dir)
  const files = await glob(config.compat ? '**/*.{tsx,jsx,ts,js}' : '**/*.{tsx,jsx}', {
    cwd: dir,
    ignore: NO_PAGES,
  })
  const pages = files.sort().map((file): ReactPage => {
    const id = file
      .split('\\')
      .join('/')
      .replace(/\.[jt]sx?$/, '')
    const path = id.replace(/(^|\/)index$/, '$1')
    return {
      kind: 'react',
      id,
      file: join(dir, file),
      route: joinRoute(localeBaseUrl(config, locale), path),
      locale,
    }
  })
  const own = (id: string, path: string, file: string): ReactPage => ({
    kind: 'react',
    id,
    file,
    route: joinRoute(localeBaseUrl(config, locale), path),
    locale,
  })
  if (!pages.some(({ id }) => id === '404')) pages.push(own('404', '404', NOT_FOUND))
  if (config.search) pages.push(own(SEARCH_PAGE, config.search.searchPagePath, RESULTS))
  return pages
}
