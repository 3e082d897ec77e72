import { existsSync, readFileSync } from 'node:fs'
import type { Finding } from 'docent/plugin'
import { z } from 'zod'
import { type Contact, contactsOf, PLATFORMS } from './contacts.ts'
import { errors } from './errors.ts'
import { type Keyed, readKeyed } from './keyed-file.ts'

const authorShape = {
  name: z.string().min(1),
  title: z.string().optional(),
  description: z.string().optional(),
  url: z.string().optional(),
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  email: z.string().optional(),
  socials: z
    .record(z.string(), z.string())
    .superRefine((socials, context) => {
      for (const [name, value] of Object.entries(socials))
        if (!Object.hasOwn(PLATFORMS, name) && !/^https?:\/\//.test(value))
          context.addIssue({
            code: 'custom',
            path: [name],
            message: 'Use an address, such as "https://example.com/ada".',
          })
    })
    .optional(),
  /** Docusaurus writes a page only for authors that ask for it. docent writes one for every author in the file. */
  page: z.union([z.boolean(), z.strictObject({ permalink: z.string() })]).optional(),
}

/** An author in the front matter of a post. */
export const postAuthor = z.strictObject({
  ...authorShape,
  name: authorShape.name.optional(),
  key: z.string().optional(),
})

const listedAuthor = z.strictObject(authorShape)

/** An author of a post. */
export interface Author {
  /** In the authors' file. Other authors have no page. */
  key?: string
  name: string
  title?: string | undefined
  description?: string | undefined
  url?: string | undefined
  /** Where readers reach the author, on the author's page. */
  contacts?: readonly Contact[]
  /** Address of the author's page below that of all authors. */
  slug?: string
}

/** Authors by their key, and what's wrong with their file. Without the file, there are none. */
export function readAuthors(file: string): Keyed<Author> {
  const what = { what: 'authors', invalid: errors.invalidAuthors }
  const { entries, problems } = readKeyed(file, listedAuthor, what)
  const authors = [...entries].map(([key, { page, ...author }]): [string, Author] => {
    const slug = typeof page === 'object' ? page.permalink.replace(/^\/|\/$/g, '') : key
    const { name, title, description, url } = author
    return [key, { name, title, description, url, contacts: contactsOf(author), key, slug }]
  })
  return { entries: new Map(authors), problems }
}

/** Pictures of authors, which docent doesn't show. */
export function unreadPictures(file: string): Finding[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split(/\r\n?|\n/)
  const found = lines.flatMap((line, index) =>
    /^[ \t]+["']?image_?url["']?[ \t]*:/i.test(line) ? [index + 1] : [],
  )
  return found.length === 0
    ? []
    : [
        {
          message: `The pictures of authors (image_url) have no effect (${found.length}).`,
          fix: 'Remove them: docent shows no pictures of authors.',
          severity: 'warning',
          file,
          line: found[0],
        },
      ]
}

/** Keys of an author that only the page of a listed author shows. */
const LISTED_ONLY = ['title', 'description', 'email', 'socials', 'image_url', 'imageURL']
/** The same in Docusaurus's older form. */
const OLDER = /^author_?(?:title|image_?url|FBID|twitter)$/i

/** Keys about the authors in a post's front matter that have no effect. */
export function unreadAuthorKeys(frontMatter: Readonly<Record<string, unknown>>): string[] {
  const inline = [frontMatter['authors'] ?? []].flat().flatMap((author: unknown) => {
    if (typeof author !== 'object' || author === null) return []
    return Object.keys(author).filter(
      (key) => LISTED_ONLY.includes(key) && !('key' in author && key === 'title'),
    )
  })
  return [...new Set([...inline, ...Object.keys(frontMatter).filter((key) => OLDER.test(key))])]
}
