import { escapeLabel, escapeText, linkTarget } from '../../page/markdown-copy/escape.ts'
import { LONG_COPY } from '../../page/markdown-copy/markdown-copy.ts'

/** An entry for a page or for another list. */
export interface ListEntry {
  title: string
  /** Encoded, with scheme and host; for pages, the address of the Markdown copy. */
  url: string
  description: string
}

export interface ListSection {
  title: string
  pages: readonly ListEntry[]
  /** The section's separate list. */
  list?: ListEntry
}

export interface LlmsTxtInput {
  title: string
  tagline: string
  /**
   * Markdown paragraphs about other files. They contain no links, because programs that follow links would load
   * megabytes.
   */
  notes: readonly string[]
  sections: readonly ListSection[]
}

/**
 * `llms.txt`: a summary of the site, and its pages with the addresses of their copies. If programs would truncate the
 * list, the descriptions are only in the sections' lists. If it's still too long, so are the pages.
 * @see https://llmstxt.org for the format
 * @see https://agentdocsspec.com/spec/web/content-discoverability/#llms-txt-size for the length
 */
export function llmsTxt(input: LlmsTxtInput): string {
  const whole = write(input, ({ pages }) => pages)
  if (whole.length <= LONG_COPY || !input.sections.some(({ list }) => list)) return whole
  const short = write(input, ({ list, pages }) => [
    ...(list ? [list] : []),
    ...pages.map((page) => (list ? { ...page, description: '' } : page)),
  ])
  return short.length <= LONG_COPY
    ? short
    : write(input, ({ list, pages }) => (list ? [list] : pages))
}

function write(
  { title, tagline, notes, sections }: LlmsTxtInput,
  listed: (section: ListSection) => readonly ListEntry[],
): string {
  const blocks = [
    `# ${escapeText(title)}`,
    ...(tagline === '' ? [] : [`> ${escapeText(tagline)}`]),
    ...notes,
    ...sections.map((section) => block(section.title, listed(section))),
  ]
  return `${blocks.filter((part) => part !== '').join('\n\n')}\n`
}

function block(title: string, pages: readonly ListEntry[]): string {
  return pages.length === 0 ? '' : `## ${escapeText(title)}\n\n${pages.map(entry).join('\n')}`
}

function entry({ title, url, description }: ListEntry): string {
  const about = escapeText(description)
  return `- [${escapeLabel(title)}](${linkTarget(url)})${about === '' ? '' : `: ${about}`}`
}
