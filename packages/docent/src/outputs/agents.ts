import { sha256 } from '../shared/node/hash.ts'
import { cacheKey } from '../files/cache.ts'
import { escapeText } from '../page/markdown-copy/escape.ts'
import { copyUrl, markdownCopy, withOwnAddress } from '../page/markdown-copy/markdown-copy.ts'
import { mergeAllMessages } from '../shared/messages/build-messages.ts'
import { formatMessage } from '../shared/messages/messages.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { encodeAddress, joinRoute, markdownPath, pageAddress } from '../shared/routes.ts'
import { type ListSection, llmsTxt } from './formats/llms-list.ts'
import { skillIndex, SKILLS_FOLDER, skillText } from './formats/skill-text.ts'
import { listedSections, type ListInput, type Section } from './listed-pages.ts'
import { type FinishedSite, listInput, textFile } from './output.ts'
import { copyKey, readCopy } from './pages.ts'

const INDEX = `${SKILLS_FOLDER}/index.json`

/**
 * The site's agent skill, and the index that lists it. Well-known addresses belong to a host, so a site with another
 * base URL has no skill. A site can provide its own index.
 */
export function agentSkill(finished: FinishedSite): OutputFile[] {
  const { config, main, statics } = finished
  if (!config.markdownPages || config.baseUrl !== '/' || statics.has(INDEX)) return []
  const listed = listedSections(listInput(finished))
  const sections = linkedSections(listed, main)
  const [first] = listed.flatMap(({ pages }) => pages)
  const skill = skillText({
    messages: mergeAllMessages(main.messages),
    locale: main.locale,
    title: main.title,
    tagline: main.tagline,
    list: `${main.url}/llms.txt`,
    sections,
    ...(first && {
      example: {
        page: main.url + encodeAddress(pageAddress(first.route, main.addresses)),
        copy: main.url + encodeAddress(markdownPath(first.route, main.baseUrl)),
      },
    }),
    ...(main.changesFeed !== undefined && { feed: main.url + encodeAddress(main.changesFeed) }),
  })
  const digest = sha256(skill.markdown)
  const origin = 'the agent skill'
  return [
    textFile(`${SKILLS_FOLDER}/${skill.name}/SKILL.md`, skill.markdown, origin),
    textFile(INDEX, skillIndex(skill, digest), origin),
  ]
}

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
  const sections = listedSections(listInput(finished))
  return [
    fullText('llms-full.txt', main.title, sections),
    ...sections.flatMap((section) =>
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

  const listed = listedSections(input)
  const sections = linkedSections(listed, main)
  const whole = { title, tagline, notes: [textOf('llms-full.txt'), ...changes], sections }
  const lists = new Map([['llms.txt', llmsTxt(whole)]])
  for (const section of listed) {
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
