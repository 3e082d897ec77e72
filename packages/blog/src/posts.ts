import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  type Finding,
  type FrontMatter,
  isDocentError,
  type PageSource,
  type PagesContext,
} from 'docent/plugin'
import { z } from 'zod'
import {
  type Author,
  postAuthor,
  readAuthors,
  unreadAuthorKeys,
  unreadPictures,
} from './authors.ts'
import { errors } from './errors.ts'
import { excerptLines } from './excerpt.ts'
import type { Keyed } from './keyed-file.ts'
import type { Options } from './options.ts'
import { readTags, slugOf, type Tag } from './tags.ts'

const words = z.union([z.string(), z.number()]).transform(String)
const tag = z.union([words, z.strictObject({ label: z.string(), permalink: z.string() })])
const authorOrKey = z.union([z.string(), postAuthor])

/** Keys of a post's front matter besides docent's. Those with `author_` are Docusaurus's older ones. */
const frontMatter = z.object({
  date: words.optional(),
  authors: z.union([authorOrKey, z.array(authorOrKey)]).optional(),
  tags: z.array(tag).optional(),
  author: z.string().optional(),
  author_url: z.string().optional(),
  author_title: z.string().optional(),
  author_image_url: z.string().optional(),
  authorURL: z.string().optional(),
  authorTitle: z.string().optional(),
  authorImageURL: z.string().optional(),
  authorFBID: z.union([z.string(), z.number()]).optional(),
  authorTwitter: z.string().optional(),
})

/** A post in a language. */
export interface Post {
  file: string
  /** Address below the base URL and the locale. */
  path: string
  title: string
  /** In ISO 8601 format. */
  date: string
  description: string
  /** Import of the lines above `<!-- truncate -->`, which lists show instead of the description. */
  excerpt: string | undefined
  authors: Author[]
  tags: Tag[]
  /** In minutes. */
  readingTime: number
  image?: string | undefined
  keywords?: string[] | undefined
  unlisted: boolean
  hideToc: boolean
  isTranslated: boolean
  editUrl?: string | undefined
}

const NAME =
  /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/
const DATE =
  /^\d{4}-\d{1,2}-\d{1,2}(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** Where the posts and authors of a language are. The default language has no overlay. */
export interface Folders {
  dir: string
  overlay?: string | undefined
}

/** Folders of a locale's posts. Translations are in `i18n/<locale>/<path>`. */
export function foldersOf(
  { siteDir, config }: PagesContext,
  { path }: Options,
  locale: string,
): Folders {
  const isDefault = locale === config.i18n.defaultLocale
  const below = path.replace(/^(?:\.\.\/)+/, '')
  return {
    dir: join(siteDir, path),
    overlay: isDefault ? undefined : join(siteDir, 'i18n', locale, below),
  }
}

/** The posts of a language, newest first, and the errors in its files. Drafts are part of `docent dev` only. */
export async function readPosts(
  context: PagesContext,
  options: Options,
  locale: string,
): Promise<{ posts: Post[]; problems: unknown[]; unread: Finding[] }> {
  const { siteDir } = context
  const { dir, overlay } = foldersOf(context, options, locale)
  if (!existsSync(dir)) return { posts: [], problems: [errors.missingFolder({ dir })], unread: [] }
  const problems: unknown[] = []
  const files = postFiles(dir)
  const translated = new Set(overlay === undefined ? [] : postFiles(overlay))
  for (const name of translated)
    if (overlay !== undefined && !files.includes(name))
      problems.push(
        errors.unusedTranslation({
          file: join(overlay, name),
          original: join(options.path, name),
        }),
      )
  /** The translation of a file, or the file. */
  const listed = (path: string): string =>
    [overlay ?? dir, dir].map((folder) => join(folder, path)).find(existsSync) ?? join(dir, path)
  const authors = readAuthors(listed(options.authorsMapPath))
  const unread = unreadPictures(listed(options.authorsMapPath))
  const tags = options.tags === false ? undefined : readTags(listed(options.tags))
  problems.push(...authors.problems, ...(tags?.problems ?? []))
  const schema = frontMatter.extend(options.frontMatter?.shape ?? {})
  const posts = await Promise.all(
    files.map(async (name): Promise<Post | undefined> => {
      const isTranslated = overlay === undefined || translated.has(name)
      const file = join(isTranslated && overlay !== undefined ? overlay : dir, name)
      try {
        const source = await context.readPage(file, schema)
        if (source.frontMatter.draft && process.env.NODE_ENV !== 'development') return undefined
        unread.push(...unreadKeys(file, source))
        return postOf({
          name,
          file,
          source,
          authors,
          tags,
          options,
          isTranslated,
          siteDir,
          problems,
        })
      } catch (error) {
        if (!isDocentError(error)) throw error
        problems.push(error)
        return undefined
      }
    }),
  )
  const sorted = posts
    .filter((post) => post !== undefined)
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || (a.path < b.path ? -1 : 1))
  return { posts: sorted, problems, unread }
}

/** Names that begin with an underscore are parts of posts. */
function postFiles(dir: string): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)[._]/.test(name))
    .sort()
}

interface PostInput {
  name: string
  file: string
  source: PageSource<FrontMatter & z.output<typeof frontMatter>>
  authors: Keyed<Author>
  tags: Keyed<Tag> | undefined
  options: Options
  isTranslated: boolean
  siteDir: string
  /** Errors of all posts, to which those of this one are added. */
  problems: unknown[]
}

function postOf(input: PostInput): Post {
  const { name, file, source, tags, options, isTranslated, siteDir } = input
  const { frontMatter: own, text, firstLine, heading, plainText } = source
  const { slug, date, text: base } = namesOf(name)
  const shown = own.slug ?? slug
  const lines = excerptLines(text, firstLine - 1, own.title === undefined || own.title === heading)
  return {
    file,
    path: [options.routeBasePath, shown].join('/').replace(/\/+/g, '/').replace(/\/$/, ''),
    title: own.title ?? heading ?? base,
    date: dateOf(date, input),
    description: own.description ?? plainText(text),
    excerpt: lines && `@site/${relative(siteDir, file).replaceAll('\\', '/')}?lines=${lines}`,
    authors: authorsOf(input),
    tags: (own.tags ?? []).map((given) => tagOf(given, tags?.entries)),
    readingTime: minutes(text),
    image: own.image,
    keywords: own.keywords,
    unlisted: own.unlisted === true,
    hideToc: own.hide_table_of_contents === true,
    isTranslated,
    editUrl: options.editUrl && `${options.editUrl.replace(/\/$/, '')}/${options.path}/${name}`,
  }
}

/** What Docusaurus takes from the name of a post, so that addresses stay the same. */
function namesOf(name: string): { slug: string; date?: string; text: string } {
  const { folder = '', date, text = '' } = NAME.exec(name)?.groups ?? {}
  if (date === undefined) {
    const path = name.replace(/(?:\/index)?\.mdx?$/, '')
    return { slug: `/${path}`, text: path.split('/').at(-1) ?? path }
  }
  return { slug: `/${date.replaceAll('-', '/')}/${folder}${text}`, date, text }
}

function dateOf(inName: string | undefined, { name, source, problems }: PostInput): string {
  const { date: own } = source.frontMatter
  const invalid = (date: string): string => {
    problems.push(errors.invalidDate({ date, ...source.locate('date') }))
    return NO_DATE
  }
  if (own !== undefined) {
    // Editors write no-break spaces, which YAML keeps as a part of the value.
    const date = own.trim().replace(/([- T])(?=\d(?!\d))/g, '$10')
    const time = DATE.test(date) ? Date.parse(date.includes(':') ? zoned(date) : date) : Number.NaN
    if (!Number.isNaN(time) && isDay(date.slice(0, 10))) return new Date(time).toISOString()
    return invalid(own)
  }
  if (inName === undefined) {
    problems.push(errors.missingDate({ name, ...source.locate('date') }))
    return NO_DATE
  }
  const [year = '', month = '', day = ''] = inName.split(/[-/]/)
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(date) ? new Date(date).toISOString() : invalid(date)
}

/** The date of a post with an error, until it's reported. */
const NO_DATE = new Date(0).toISOString()

/** Whether a day exists. JavaScript reads February 31 as a day in March. */
function isDay(date: string): boolean {
  const time = Date.parse(date)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** A time without a zone is UTC, so that it's the same on every computer. */
function zoned(time: string): string {
  const iso = time.replace(' ', 'T')
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(iso) ? iso : `${iso}Z`
}

/** What a post's front matter says about its authors without an effect. */
function unreadKeys(file: string, { frontMatter: own, locate }: PostInput['source']): Finding[] {
  const keys = unreadAuthorKeys(own)
  const names = keys.map((key) => `"${key}"`).join(', ')
  const fix =
    "Remove it, or list the author in the authors' file: the author's page shows the title, the description, and links, but no picture."
  const at = keys[0] !== undefined && Object.hasOwn(own, keys[0]) ? keys[0] : 'authors'
  return keys.length === 0
    ? []
    : [
        {
          message: `What the post says about its authors has no effect: ${names}.`,
          fix,
          severity: 'warning',
          file,
          line: locate(at).line,
        },
      ]
}

function authorsOf({ source, authors, options, problems }: PostInput): Author[] {
  const { frontMatter: own, locate } = source
  const { entries: known } = authors
  if (own.author !== undefined)
    return [
      {
        name: own.author,
        title: own.author_title ?? own.authorTitle,
        url: own.author_url ?? own.authorURL,
      },
    ]
  return [own.authors ?? []].flat().flatMap((author): Author[] => {
    const { key, ...others } = typeof author === 'string' ? { key: author } : author
    const listed = key === undefined ? undefined : known.get(key)
    const { name = listed?.name, title, url } = others as Partial<Author>
    if (name === undefined || (key !== undefined && !listed)) {
      const unknown = { author: key ?? '', known: [...known.keys()], list: options.authorsMapPath }
      // An author may be missing because of an error in the authors' file.
      if (authors.problems.length === 0)
        problems.push(errors.unknownAuthor({ ...unknown, ...locate('authors') }))
      return []
    }
    const given = { ...(title !== undefined && { title }), ...(url !== undefined && { url }) }
    return [{ ...listed, name, ...given }]
  })
}

function tagOf(given: z.output<typeof tag>, known?: ReadonlyMap<string, Tag>): Tag {
  if (typeof given !== 'string')
    return { label: given.label, slug: given.permalink.replace(/^\/|\/$/g, '') }
  return known?.get(given) ?? { label: given, slug: slugOf(given) }
}

/** At 200 words a minute, or 400 characters of a language without spaces. */
function minutes(text: string): number {
  const prose = text.replace(/<!--[\s\S]*?-->|^(?:import|export)\s.*$/gm, '')
  const dense = prose.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/gu)?.length ?? 0
  const others = prose.replace(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/gu, ' ')
  const count = others.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
  return Math.max(1, Math.ceil(count / 200 + dense / 400))
}
