import { escapeLabel, escapeText } from './markdown/escape.ts'

/** A page as the list names it. */
interface LinkedPage {
  title: string
  /** Address of its Markdown, with scheme and host. */
  url: string
  description: string
}

export interface LlmsTxtInput {
  title: string
  tagline: string
  sections: readonly { title: string; pages: readonly LinkedPage[] }[]
}

/** `llms.txt`: what the site is, and its pages with their Markdown addresses, for those who read by program. */
export function llmsTxt({ title, tagline, sections }: LlmsTxtInput): string {
  const parts = [
    `# ${escapeText(title)}`,
    ...(tagline === '' ? [] : [`> ${escapeText(tagline)}`]),
    ...sections.map(
      (section) => `## ${escapeText(section.title)}\n\n${section.pages.map(entry).join('\n')}`,
    ),
  ]
  return `${parts.join('\n\n')}\n`
}

function entry({ title, url, description }: LinkedPage): string {
  const about = escapeText(description)
  return `- [${escapeLabel(title)}](${url})${about === '' ? '' : `: ${about}`}`
}
