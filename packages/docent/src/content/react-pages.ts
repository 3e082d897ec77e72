import { join, relative } from '../shared/node/paths.ts'
import type { LocaleInfo } from '../shared/records/site-data.ts'
import type { Config } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { filesBelow } from '../files/files-below.ts'
import { sourceFile } from '../files/source-dir.ts'
import { SEARCH_PAGE, type ReactPage } from '../shared/records/content.ts'
import { joinRoute } from '../shared/routes.ts'

/** The theme's own not-found page, for sites without `404.tsx`. */
const NOT_FOUND = sourceFile('theme/NotFound/NotFoundPage.tsx')

const RESULTS = sourceFile('theme/search/results-page/SearchPage.tsx')

/** Files and folders in the pages folder that aren't pages. */
const isNoPage = (name: string): boolean =>
  /^[._]|\.(?:test|spec|d)\.[^.]+$/.test(name) || name === '__tests__'

/** In other generators, Markdown files of the pages folder are pages. Without an error, they would be missing silently. */
function refuseMarkdown({ siteDir, docs, pagesDir }: Config, dir: string): void {
  const isRead = docs.some(({ path }) => !relative(join(siteDir, path), dir).startsWith('..'))
  if (isRead) return
  const [first, ...others] = filesBelow(dir, isNoPage).filter((file) => /\.mdx?$/.test(file))
  if (first !== undefined)
    throw errors.markdownPage({ file: join(dir, first), pagesDir, others: others.length })
}

/** React modules in the pages folder. The route of `index.tsx` is the folder's. */
export function reactPages(config: Config, locale: LocaleInfo): ReactPage[] {
  const dir = join(config.siteDir, config.pagesDir)
  const { baseUrl, code } = locale
  if (config.foreignContent) refuseMarkdown(config, dir)
  const isPage = config.foreignContent ? /\.[jt]sx?$/ : /\.[jt]sx$/
  const files = filesBelow(dir, isNoPage).filter((file) => isPage.test(file))
  const pages = files.map((file): ReactPage => {
    const id = file.replace(/\.[jt]sx?$/, '')
    const path = id.replace(/(^|\/)index$/, '$1')
    return {
      kind: 'react',
      id,
      file: join(dir, file),
      route: joinRoute(baseUrl, path),
      locale: code,
    }
  })
  const docentPage = (id: string, path: string, file: string): ReactPage => ({
    kind: 'react',
    id,
    file,
    route: joinRoute(baseUrl, path),
    locale: code,
  })
  if (!pages.some(({ id }) => id === '404')) pages.push(docentPage('404', '404', NOT_FOUND))
  if (config.search) pages.push(docentPage(SEARCH_PAGE, config.search.searchPagePath, RESULTS))
  return pages
}
