import { cacheKey } from '../cache/cache-key.ts'
import { escapeText } from '../page/markdown-copy/escape.ts'
import { copyUrl, markdownCopy, withOwnAddress } from '../page/markdown-copy/markdown-copy.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import { listedSections, type Section } from './listed-pages.ts'
import { copyKey, readCopy } from './markdown-copies.ts'
import { listInput, type FinishedSite } from './output.ts'

/** `llms-full.txt` with the text of all listed pages, and one for each sidebar. A site can provide its own files. */
export function fullTexts(finished: FinishedSite): OutputFile[] {
  const { config, main, pages, statics, cache } = finished
  if (!config.markdownPages) return []
  const byRoute = new Map(pages.map((page) => [page.page.route, page] as const))
  const about = main.tagline === '' ? [] : [`> ${escapeText(main.tagline)}`, '']
  const fullText = (path: string, title: string, sections: readonly Section[]): OutputFile => {
    const routes = sections.flatMap((section) => section.pages.map(({ route }) => route))
    const listed = routes.flatMap((route) => byRoute.get(route) ?? [])
    // The text of a large site is longer than a string can be.
    function* content(): Iterable<string> {
      yield [`# ${escapeText(title)}`, '', ...about, ''].join('\n')
      for (const [at, page] of listed.entries()) {
        const body = withOwnAddress(readCopy(page, cache), copyUrl(page.data, main))
        const copy = markdownCopy(body, page.data, main, [])
        yield at === 0 ? copy : `\n${copy}`
      }
    }
    const key = cacheKey(title, main.tagline, ...listed.map(copyKey))
    return { path, content, key, origin: `the text ${path}` }
  }
  const found = listedSections(listInput(finished))
  return [
    fullText('llms-full.txt', main.title, found),
    ...found.flatMap((section) =>
      section.folder === undefined
        ? []
        : [
            fullText(`${section.folder}/llms-full.txt`, `${main.title}: ${section.title}`, [
              section,
            ]),
          ],
    ),
  ].filter(({ path }) => !statics.has(path))
}
