import { mergeAllMessages } from '../messages/build-messages.ts'
import { formatMessage } from '../messages/messages.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { SiteData } from '../model/site-data.ts'
import { encodeAddress, joinRoute, markdownPath } from '../shared/routes.ts'
import { llmsTxt, type ListSection } from './formats/llms-list.ts'
import { listedSections, type ListInput, type Section } from './listed-pages.ts'
import { listInput, textFile, type FinishedSite } from './output.ts'

/** `llms.txt` with all sections of the site, and one for each sidebar. A site can provide its own files. */
export function llmsLists(finished: FinishedSite): OutputFile[] {
  if (!finished.config.markdownPages) return []
  return [...llmsTexts(listInput(finished))]
    .filter(([path]) => !finished.statics.has(path))
    .map(([path, text]) => textFile(path, text, `the list ${path}`))
}

/** Content of the lists by path, relative to the output folder. */
export function llmsTexts(input: ListInput): Map<string, string> {
  const { main } = input
  const { title, tagline, changesFeed } = main
  const messages = mergeAllMessages(main.messages)
  const note = (text: string, address: string): string =>
    formatMessage(text, { url: `\`${address}\`` })
  const textOf = (path: string): string => note(messages['markdown.full'], addressOf(path, main))
  const changes =
    changesFeed === undefined
      ? []
      : [note(messages['markdown.changes'], main.url + encodeAddress(changesFeed))]

  const found = listedSections(input)
  const sections = linkedSections(found, main)
  const whole = { title, tagline, notes: [textOf('llms-full.txt'), ...changes], sections }
  const lists = new Map([['llms.txt', llmsTxt(whole)]])
  for (const section of found) {
    const { folder } = section
    if (folder === undefined) continue
    const alone = {
      title: `${title}: ${section.title}`,
      tagline,
      notes: [textOf(`${folder}/llms-full.txt`)],
      // Without the folder, because a list doesn't link to itself.
      sections: linkedSections([{ ...section, folder: undefined }], main),
    }
    lists.set(`${folder}/llms.txt`, llmsTxt(alone))
  }
  return lists
}

/** Sections with the addresses of copies and, if a section has a folder, of its list. */
export function linkedSections(sections: readonly Section[], site: SiteData): ListSection[] {
  return sections.map(({ title, folder, pages }) => {
    const name = formatMessage(mergeAllMessages(site.messages)['markdown.list'], { title })
    return {
      title,
      pages: pages.map(({ route, ...page }) => ({
        ...page,
        url: site.url + encodeAddress(markdownPath(route, site.baseUrl)),
      })),
      ...(folder !== undefined && {
        list: { title: name, url: addressOf(`${folder}/llms.txt`, site), description: '' },
      }),
    }
  })
}

function addressOf(path: string, { url, baseUrl }: SiteData): string {
  return url + encodeAddress(joinRoute(baseUrl, path))
}
