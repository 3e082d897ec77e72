import { escapeLabel, escapeText } from './markdown/escape.ts'
import { LONG_COPY } from './markdown/parts.ts'

/** A page or a file as a list names it. */
export interface ListedPage {
  title: string
  /** With scheme and host; for pages, the address of the Markdown copy. */
  url: string
  description: string
}

export interface ListSection {
  title: string
  pages: readonly ListedPage[]
  /** The section's separate list. */
  list?: ListedPage
}

export interface LlmsTxtInput {
  title: string
  tagline: string
  /** A paragraph of Markdown about the file with the pages' text. */
  note: string
  sections: readonly ListSection[]
  /** Files that a reader with little room can do without. */
  optional: readonly ListedPage[]
}

/**
 * `llms.txt`: what the site is, and its pages with the addresses of their copies. A list that programs would cut off
 * leaves the descriptions to the lists of the sections, and one that is still too long leaves the pages to them, too.
 * @see https://llmstxt.org for the format and for what "Optional" means
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
  { title, tagline, note, sections, optional }: LlmsTxtInput,
  listed: (section: ListSection) => readonly ListedPage[],
): string {
  const parts = [
    `# ${escapeText(title)}`,
    ...(tagline === '' ? [] : [`> ${escapeText(tagline)}`]),
    note,
    ...sections.map((section) => block(section.title, listed(section))),
    block('Optional', optional),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function block(title: string, pages: readonly ListedPage[]): string {
  return pages.length === 0 ? '' : `## ${escapeText(title)}\n\n${pages.map(entry).join('\n')}`
}

function entry({ title, url, description }: ListedPage): string {
  const about = escapeText(description)
  return `- [${escapeLabel(title)}](${url})${about === '' ? '' : `: ${about}`}`
}
