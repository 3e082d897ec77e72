import { escapeHtml, joinRoute } from 'docent/plugin'
import type { Author } from './authors.ts'
import type { Say } from './messages.ts'
import type { Options } from './options.ts'
import type { Post } from './posts.ts'
import type { Tag } from './tags.ts'

/** What the HTML of a language's pages is written with. */
export interface Writer {
  options: Options
  say: Say
  /** Address of a path below the locale. */
  href(path: string): string
  /** A date as readers write it. */
  day(date: string): string
}

/** The writer of a locale. */
export function writerOf(
  options: Options,
  say: Say,
  { htmlLang, baseUrl }: { htmlLang: string; baseUrl: string },
): Writer {
  const format = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    options,
    say,
    href: (path) => joinRoute(baseUrl, path),
    day: (date) => format.format(new Date(date)),
  }
}

export function link(label: string, address: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`
}

/** Feeds leave out the elements with these classes, which repeat what a feed has in its own fields. */
export const BYLINE = 'blog-byline'
export const TAGS = 'blog-tags'

/** Date, authors, and reading time of a post. */
export function byline(
  post: Pick<Post, 'date' | 'authors' | 'readingTime'>,
  writer: Writer,
): string {
  const { say, day, options } = writer
  const parts = [
    `<time datetime="${post.date.slice(0, 10)}">${escapeHtml(day(post.date))}</time>`,
    ...post.authors.map((author) => authorLink(author, writer)),
    ...(options.showReadingTime
      ? [escapeHtml(say('blog.readingTime', { minutes: post.readingTime }))]
      : []),
  ]
  return `<p class="${BYLINE}">${parts.join(' · ')}</p>`
}

function authorLink({ name, url, slug }: Author, writer: Writer): string {
  const address = slug === undefined ? url : writer.href(authorPath(slug, writer.options))
  return address === undefined ? escapeHtml(name) : link(name, address)
}

/** The tags below a post. */
export function tagList({ tags }: Post, { say, href, options }: Writer): string {
  if (tags.length === 0) return ''
  const links = tags.map(({ label, slug }) => link(label, href(tagPath(slug, options))))
  return `<p class="${TAGS}">${escapeHtml(say('blog.tags'))}: ${links.join(', ')}</p>`
}

/** Posts of a list with the beginning of their text, as MDX. */
export function previews(posts: readonly Post[], writer: Writer): string {
  const imports: string[] = []
  const parts = posts.flatMap(({ excerpt, description, ...post }, index) => {
    const address = writer.href(post.path)
    const more = `<p>${link(writer.say('blog.readMore', { title: post.title }), address)}</p>`
    const head = `<h2>${link(post.title, address)}</h2>${byline(post, writer)}`
    if (excerpt === undefined)
      return description === ''
        ? [inMdx(head)]
        : [inMdx(`${head}<p>${escapeHtml(description)}</p>${more}`)]
    imports.push(`import Post${index} from ${JSON.stringify(excerpt)}`)
    return [inMdx(head), `<Post${index} />`, inMdx(more)]
  })
  return [imports.join('\n'), ...parts].join('\n\n')
}

/** HTML in MDX, where braces are code and attributes have React's names. Text in such an expression isn't Markdown. */
function inMdx(html: string): string {
  const text = html.replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`)
  return `{<>${text.replaceAll(' class="', ' className="').replaceAll(' datetime="', ' dateTime="')}</>}`
}

/** Links to lists, each with the number of its posts. */
export function countedLinks(
  entries: readonly { label: string; address: string; count: number }[],
): string {
  const items = entries.map(
    ({ label, address, count }) => `<li>${link(label, address)} (${count})</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

export function tagPath(slug: Tag['slug'], { routeBasePath, tagsBasePath }: Options): string {
  return `${routeBasePath}/${tagsBasePath}/${slug}`
}

export function authorPath(slug: string, { routeBasePath, authorsBasePath }: Options): string {
  return `${routeBasePath}/${authorsBasePath}/${slug}`
}
