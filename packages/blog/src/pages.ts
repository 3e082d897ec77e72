import { escapeHtml, type PluginPage, type PluginSidebarItem } from 'docent/plugin'
import type { Author } from './authors.ts'
import {
  authorPath,
  byline,
  countedLinks,
  link,
  previews,
  tagList,
  tagPath,
  type Writer,
} from './html.ts'
import type { Post } from './posts.ts'
import type { Tag } from './tags.ts'

/** ID of the sidebar, which is an area of the search if the navbar links to the blog. */
export const SIDEBAR = 'blog'

/** What feeds need of a post. Pages carry it as their data. */
export interface PostData {
  date: string
  authors: readonly string[]
  tags: readonly string[]
  image?: string | undefined
}

/** All pages of a language. */
export function pagesOf(
  posts: readonly Post[],
  writer: Writer,
  locale: string,
  defaultLocale: string,
): PluginPage[] {
  const listed = posts.filter(({ unlisted }) => !unlisted)
  const all = [
    ...posts.map((post) => postPage(post, listed, writer, defaultLocale)),
    ...listPages(listed, writer),
    ...groupPages(listed, writer),
  ]
  // Paths below the root of the site would begin with a slash.
  const path = (page: PluginPage): string => page.path.replace(/^\//, '')
  return all.map((page) => ({ ...page, path: path(page), locale, sidebar: SIDEBAR }))
}

function postPage(
  post: Post,
  listed: readonly Post[],
  writer: Writer,
  defaultLocale: string,
): PluginPage {
  const at = listed.indexOf(post)
  const neighbor = (other: Post | undefined): { label: string; path: string } | undefined =>
    other && { label: other.title, path: other.path }
  const { title, date, authors, tags, image } = post
  const data: PostData = {
    date,
    authors: authors.map(({ name }) => name),
    tags: tags.map(({ label }) => label),
    ...(image !== undefined && { image }),
  }
  return {
    path: post.path,
    title,
    description: post.description,
    file: post.file,
    image,
    hideToc: post.hideToc,
    unlisted: post.unlisted,
    editUrl: post.editUrl,
    ...(!post.isTranslated && { contentLocale: defaultLocale }),
    // Unlisted posts aren't among their neighbors.
    previous: at === -1 ? undefined : neighbor(listed[at - 1]),
    next: at === -1 ? undefined : neighbor(listed[at + 1]),
    above: byline(post, writer),
    below: tagList(post, writer),
    structuredData: {
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      ...(authors.length > 0 && {
        author: authors.map(({ name, url }) => ({
          '@type': 'Person',
          name,
          ...(url !== undefined && { url }),
        })),
      }),
      ...(tags.length > 0 && { keywords: data.tags }),
    },
    data: { post: data },
  }
}

/** The list of all posts, and the archive. */
function listPages(posts: readonly Post[], writer: Writer): PluginPage[] {
  const { options, say, href, day } = writer
  const { routeBasePath: base, blogTitle: title, blogDescription: description } = options
  const archive = `${base}/${options.archiveBasePath}`
  const years = grouped(posts, ({ date }) => [date.slice(0, 4)])
  const yearHtml = ([year, own]: [string, Post[]]): string => {
    const items = own.map(
      (post) => `<li>${escapeHtml(day(post.date))}: ${link(post.title, href(post.path))}</li>`,
    )
    return `<h2>${link(year, href(`${archive}/${year}`))}</h2><ul>${items.join('')}</ul>`
  }
  return [
    ...inPages({ path: base, title, description, posts }, writer),
    list({ path: archive, title: say('blog.archive'), below: [...years].map(yearHtml).join('') }),
    ...[...years].flatMap(([year, own]) =>
      inPages(
        { path: `${archive}/${year}`, title: say('blog.ofYear', { year }), posts: own },
        writer,
      ),
    ),
  ]
}

/** The lists of tags and of authors, and a list of posts for each of them. */
function groupPages(posts: readonly Post[], writer: Writer): PluginPage[] {
  const { options, say, href } = writer
  const tags = new Map(
    posts.flatMap((post) => post.tags.map((tag): [string, Tag] => [tag.slug, tag])),
  )
  const authors = new Map(
    posts.flatMap((post) =>
      post.authors.flatMap((author): [string, Author][] =>
        author.slug === undefined ? [] : [[author.slug, author]],
      ),
    ),
  )
  const byTag = grouped(posts, (post) => post.tags.map(({ slug }) => slug))
  const byAuthor = grouped(posts, (post) => post.authors.flatMap(({ slug }) => slug ?? []))
  const labeled = (
    groups: Map<string, Post[]>,
    label: (slug: string) => string,
    path: (slug: string) => string,
  ): string =>
    countedLinks(
      [...groups]
        .map(([slug, own]) => ({
          label: label(slug),
          address: href(path(slug)),
          count: own.length,
        }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    )
  const tagLabel = (slug: string): string => tags.get(slug)?.label ?? slug
  const authorLabel = (slug: string): string => authors.get(slug)?.name ?? slug
  const pathOfTag = (slug: string): string => tagPath(slug, options)
  const pathOfAuthor = (slug: string): string => authorPath(slug, options)
  const base = options.routeBasePath
  return [
    ...(byTag.size === 0
      ? []
      : [
          list({
            path: `${base}/${options.tagsBasePath}`,
            title: say('blog.tags'),
            below: labeled(byTag, tagLabel, pathOfTag),
          }),
        ]),
    ...[...byTag].flatMap(([slug, own]) =>
      inPages(
        {
          path: pathOfTag(slug),
          title: say('blog.tagged', { tag: tagLabel(slug) }),
          description: tags.get(slug)?.description,
          posts: own,
        },
        writer,
      ),
    ),
    ...(byAuthor.size === 0
      ? []
      : [
          list({
            path: `${base}/${options.authorsBasePath}`,
            title: say('blog.authors'),
            below: labeled(byAuthor, authorLabel, pathOfAuthor),
          }),
        ]),
    ...[...byAuthor].flatMap(([slug, own]) => {
      const author = authors.get(slug)
      const about = [author?.title, author?.description].flatMap((text) => text ?? [])
      return inPages(
        {
          path: pathOfAuthor(slug),
          title: say('blog.by', { author: authorLabel(slug) }),
          posts: own,
          above: [
            ...about.map((text) => `<p>${escapeHtml(text)}</p>`),
            ...(author?.url === undefined ? [] : [`<p>${link(author.url, author.url)}</p>`]),
            ...contactLine(author?.contacts),
          ].join(''),
        },
        writer,
      )
    }),
  ]
}

function contactLine(contacts: Author['contacts'] = []): string[] {
  const links = contacts.map(({ label, address }) => link(label, address))
  return links.length === 0 ? [] : [`<p>${links.join(' · ')}</p>`]
}

interface List {
  path: string
  title: string
  description?: string | undefined
  posts: readonly Post[]
  above?: string
}

/** A list of posts in pages of a few. */
function inPages(
  { path, title, description, posts, above = '' }: List,
  writer: Writer,
): PluginPage[] {
  const { options, say } = writer
  const size = options.postsPerPage === 'ALL' ? Math.max(posts.length, 1) : options.postsPerPage
  const count = Math.max(1, Math.ceil(posts.length / size))
  const pathOf = (number: number): string => (number === 1 ? path : `${path}/page/${number}`)
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    return list({
      path: pathOf(number),
      title: number === 1 ? title : say('blog.page', { title, number }),
      ...(description !== undefined && { description }),
      above,
      mdx: previews(posts.slice(index * size, number * size), writer),
      ...(number > 1 && { previous: { label: say('blog.newer'), path: pathOf(number - 1) } }),
      ...(number < count && { next: { label: say('blog.older'), path: pathOf(number + 1) } }),
    })
  })
}

/** A page that repeats the text of others, so the search leaves it out. */
function list(page: Omit<PluginPage & { mdx: string }, 'mdx'> & { mdx?: string }): PluginPage {
  return { mdx: '', ...page, searchWeight: 0, hideToc: true }
}

function grouped(
  posts: readonly Post[],
  keysOf: (post: Post) => readonly string[],
): Map<string, Post[]> {
  const groups = new Map<string, Post[]>()
  for (const post of posts)
    for (const key of new Set(keysOf(post))) groups.set(key, [...(groups.get(key) ?? []), post])
  return groups
}

/** Recent posts, and links to the other lists. */
export function sidebarOf(posts: readonly Post[], { options, say }: Writer): PluginSidebarItem[] {
  const { routeBasePath: base, blogSidebarCount: count, blogSidebarTitle } = options
  const listed = posts.filter(({ unlisted }) => !unlisted)
  const recent = count === 'ALL' ? listed : listed.slice(0, count)
  const hasTags = listed.some(({ tags }) => tags.length > 0)
  const hasAuthors = listed.some(({ authors }) => authors.some(({ slug }) => slug !== undefined))
  return [
    { label: options.blogTitle, path: base },
    ...(recent.length === 0
      ? []
      : [
          {
            label: blogSidebarTitle ?? say('blog.recent'),
            items: recent.map(({ title, path }) => ({ label: title, path })),
          },
        ]),
    { label: say('blog.archive'), path: `${base}/${options.archiveBasePath}` },
    ...(hasTags ? [{ label: say('blog.tags'), path: `${base}/${options.tagsBasePath}` }] : []),
    ...(hasAuthors
      ? [{ label: say('blog.authors'), path: `${base}/${options.authorsBasePath}` }]
      : []),
  ]
}
