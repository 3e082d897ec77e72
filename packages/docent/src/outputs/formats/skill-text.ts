import type { AllMessages } from '../../messages/build-messages.ts'
import { formatMessage } from '../../messages/messages.ts'
import { escapeText } from '../../html-to-markdown/escape.ts'
import { LONG_COPY } from '../../html-to-markdown/markdown-copy.ts'

export interface AgentSkillInput {
  messages: AllMessages
  /** Locale of the messages. */
  locale: string
  title: string
  tagline: string
  /** Addresses with scheme and host. */
  list: string
  sections: readonly { title: string; list?: { url: string } }[]
  /** A page and its copy, as an example. */
  example?: { page: string; copy: string }
  /** The feed of changed pages. */
  feed?: string
}

export interface AgentSkill {
  name: string
  description: string
  markdown: string
}

/** The index of a site's skills and their files are below this path of the host. */
export const SKILLS_FOLDER = '.well-known/agent-skills'

/**
 * An agent skill that describes how to find and read this site's pages.
 * @see https://agentskills.io/specification for the file
 */
export function skillText(input: AgentSkillInput): AgentSkill {
  const { messages, locale, title, tagline, list, sections, example, feed } = input
  const say = (key: keyof AllMessages, values: Record<string, string> = {}): string =>
    formatMessage(messages[key] ?? '', values)
  const name = skillName(title)
  const purpose = say('skill.description', { title })
  const description = (tagline === '' ? purpose : `${tagline} ${purpose}`).slice(0, 1024)
  const lists = sections.flatMap((section) =>
    section.list ? [`- ${escapeText(section.title)}: <${section.list.url}>`] : [],
  )
  const paragraphs = [
    `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---`,
    `# ${escapeText(title)}`,
    `## ${say('skill.find')}`,
    say('skill.list', { url: `<${list}>` }),
    ...(lists.length === 0 ? [] : [say('skill.sections'), lists.join('\n')]),
    `## ${say('skill.read')}`,
    say('skill.copy'),
    ...(example
      ? [say('skill.example', { page: `<${example.page}>`, copy: `<${example.copy}>` })]
      : []),
    say('skill.parts', { count: LONG_COPY.toLocaleString(locale) }),
    ...(feed === undefined
      ? []
      : [`## ${say('skill.changed')}`, say('skill.feed', { url: `<${feed}>` })]),
  ]
  return { name, description, markdown: `${paragraphs.join('\n\n')}\n` }
}

/**
 * `index.json` for a site's skills.
 * @param digest SHA-256 of the skill's file, as 64 hexadecimal digits
 * @see https://github.com/cloudflare/agent-skills-discovery-rfc Agent Skills Discovery, draft 0.2.0 (2026-03-12)
 */
export function skillIndex({ name, description }: AgentSkill, digest: string): string {
  const skill = {
    name,
    type: 'skill-md',
    description,
    url: `/${SKILLS_FOLDER}/${name}/SKILL.md`,
    digest: `sha256:${digest}`,
  }
  const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'
  return `${JSON.stringify({ $schema, skills: [skill] }, null, 2)}\n`
}

/** A name with up to 64 lowercase letters, digits, and single hyphens. */
function skillName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '')
  return name === '' ? 'documentation' : name
}
