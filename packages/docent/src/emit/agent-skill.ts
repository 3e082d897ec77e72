import { LONG_COPY } from './markdown/parts.ts'

export interface AgentSkillInput {
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

/** The index of a site's skills and the files that it names are below this path of the host. */
export const SKILLS_FOLDER = '.well-known/agent-skills'

/**
 * An agent skill that says how to find and read the pages of this site.
 * @see https://agentskills.io/specification for the file
 */
export function agentSkill(input: AgentSkillInput): AgentSkill {
  const { title, tagline, list, sections, example, feed } = input
  const name = skillName(title)
  const about = tagline === '' ? '' : ` ${tagline}`
  const description = `Finds and reads pages of ${title}.${about} Use it before you answer questions about this subject.`
  const lists = sections.flatMap((section) =>
    section.list ? [`- ${section.title}: <${section.list.url}>`] : [],
  )
  const lines = [
    '---',
    `name: ${name}`,
    `description: ${JSON.stringify(description.slice(0, 1024))}`,
    '---',
    '',
    `# ${title}`,
    '',
    '## Find a page',
    '',
    `Fetch <${list}>. It lists every page by section, with the address of its Markdown copy.`,
    ...(lists.length === 0
      ? []
      : ['', 'The list of a section also describes each page:', '', ...lists]),
    '',
    '## Read a page',
    '',
    example
      ? `The Markdown copy of a page is at its address with \`.md\` at the end: <${example.page}> is also <${example.copy}>. It has the same text and the same anchors.`
      : 'The Markdown copy of a page is at its address with `.md` at the end.',
    '',
    `A copy with more than ${LONG_COPY.toLocaleString('en')} characters begins with a list of its sections. Fetch the section that you need.`,
    ...(feed === undefined
      ? []
      : ['', '## Find out what changed', '', `<${feed}> lists the pages that changed last.`]),
    '',
  ]
  return { name, description: description.slice(0, 1024), markdown: lines.join('\n') }
}

/**
 * `index.json` of the skills of a site.
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

/** Lowercase letters, digits, and single hyphens, 64 at most. */
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
