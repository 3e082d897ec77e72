import { redirectsByRoute, siteRedirects } from '../content/site-redirects.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import { PAGE_LIST, type PageList } from '../shared/records/page-list.ts'
import { listedSections } from './listed-pages.ts'
import { listInput, textFile, type FinishedSite } from './output.ts'

/** `pages.json`: the pages of `llms.txt` as data for programs, with redirects and the address of the search index. */
export function pageList(finished: FinishedSite): OutputFile[] {
  const { config, main, bundles } = finished
  if (!config.markdownPages) return []
  const versions = main.docs.flatMap(({ id, versions: all }) => {
    const last = all.find(({ isLast }) => isLast)
    return all.length > 1 && last ? [[id, last.name] as const] : []
  })
  const list: PageList = {
    build: bundles.buildId,
    title: main.title,
    tagline: main.tagline,
    url: main.url,
    baseUrl: main.baseUrl,
    ...(main.addresses && { addresses: main.addresses }),
    ...(main.search?.provider === 'embedded' && { searchIndex: main.search.indexUrl }),
    ...(versions.length > 0 && { versions: Object.fromEntries(versions) }),
    sections: listedSections(listInput(finished)).map(({ folder: _, ...section }) => section),
    moved: Object.fromEntries(redirectsByRoute(siteRedirects(config))),
  }
  return [textFile(PAGE_LIST, `${JSON.stringify(list, null, 1)}\n`, 'the list of pages')]
}
