import { createHash } from 'node:crypto'
import { mergeAllMessages } from '../messages/build-messages.ts'
import type { OutputFile } from '../model/output-file.ts'
import { skillIndex, SKILLS_FOLDER, skillText } from './formats/skill-text.ts'
import { listedSections } from './listed-pages.ts'
import { linkedSections } from './llms-lists.ts'
import { pageAddress } from '../shared/page-address.ts'
import { encodeAddress, markdownPath } from '../shared/routes.ts'
import { listInput, textFile, type FinishedSite } from './output.ts'

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
  const digest = createHash('sha256').update(skill.markdown).digest('hex')
  const origin = 'the agent skill'
  return [
    textFile(`${SKILLS_FOLDER}/${skill.name}/SKILL.md`, skill.markdown, origin),
    textFile(INDEX, skillIndex(skill, digest), origin),
  ]
}
