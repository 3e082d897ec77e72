import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { agentSkill, skillIndex, SKILLS_FOLDER } from './formats/skill-text.ts'
import { escapeText } from '../html-to-markdown/escape.ts'
import { PAGE_LIST } from '../model/page-list.ts'
import type { SiteData } from '../model/site-data.ts'
import { mergeAllMessages } from '../messages/build-messages.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Cache } from '../cache/cache.ts'
import { markdownCopy } from '../html-to-markdown/markdown-copy.ts'
import { copyKey, readCopy, type PageRecord } from './markdown-copies.ts'
import type { Outputs } from '../output-folder/output-folder.ts'
import { llmsLists, pageListFile, type FullText, type LlmsLists } from './llms-lists.ts'
import type { Prepared } from '../pipeline/prepare.ts'

export interface ListsInput {
  config: Config
  prepared: Prepared
  records: readonly PageRecord[]
  cache: Cache
  outputs: Outputs
  buildId: string
}

/** Writes what programs find the pages by: lists, files with the text of many pages, and the site's agent skill. */
export function writeLists(input: ListsInput): void {
  const { config, prepared, records, outputs, buildId } = input
  const site = prepared.sites[config.i18n.defaultLocale]
  const listed = { config, prepared, pages: records.map(({ page }) => page) }
  const found = llmsLists(listed)
  const list = pageListFile(listed, buildId)
  if (list !== undefined) outputs.write(PAGE_LIST, list, cacheKey(list), 'the list of pages')
  if (!found || !site) return
  for (const [path, content] of found.lists)
    outputs.write(path, content, cacheKey(content), `the list ${path}`)
  const byRoute = new Map(records.map((record) => [record.page.route, record]))
  for (const [path, full] of found.full) writeFullText(path, full, byRoute, site, input)
  writeSkill(found, site, input)
}

function writeFullText(
  path: string,
  { title, routes }: FullText,
  byRoute: ReadonlyMap<string, PageRecord>,
  site: SiteData,
  { cache, outputs }: ListsInput,
): void {
  const records = routes.flatMap((route) => byRoute.get(route) ?? [])
  const key = cacheKey(title, site.tagline, ...records.map(copyKey))
  const origin = `the text ${path}`
  if (outputs.isCurrent(path, key)) return outputs.keep(path, key, origin)
  const about = site.tagline === '' ? [] : [`> ${escapeText(site.tagline)}`, '']
  const head = [`# ${escapeText(title)}`, '', ...about, ''].join('\n')
  const copies = records.map((record) =>
    markdownCopy(readCopy(record, cache), record.page, site, []),
  )
  outputs.write(path, head + copies.join('\n'), key, origin)
}

/** Well-known addresses belong to a host, so a site below another path has none. */
function writeSkill(
  { sections }: LlmsLists,
  site: SiteData,
  { config, outputs }: ListsInput,
): void {
  const index = `${SKILLS_FOLDER}/index.json`
  if (config.baseUrl !== '/' || existsSync(join(config.siteDir, config.staticDir, index))) return
  const [first] = sections.flatMap(({ pages }) => pages)
  const skill = agentSkill({
    messages: mergeAllMessages(site.messages),
    locale: site.locale,
    title: site.title,
    tagline: site.tagline,
    list: `${site.url}/llms.txt`,
    sections,
    ...(first && { example: { page: first.url.replace(/\.md$/, ''), copy: first.url } }),
    ...(site.changesFeed !== undefined && { feed: `${site.url}${site.changesFeed}` }),
  })
  const files = {
    [`${SKILLS_FOLDER}/${skill.name}/SKILL.md`]: skill.markdown,
    [index]: skillIndex(skill, createHash('sha256').update(skill.markdown).digest('hex')),
  }
  for (const [path, content] of Object.entries(files))
    outputs.write(path, content, cacheKey(content), 'the agent skill')
}
