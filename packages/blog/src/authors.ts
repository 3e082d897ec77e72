import { z } from 'zod'
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
  socials: z.record(z.string(), z.string()).optional(),
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
  /** Address of the author's page below that of all authors. */
  slug?: string
}

/** Authors by their key, and what's wrong with their file. Without the file, there are none. */
export function readAuthors(file: string): Keyed<Author> {
  const what = { what: 'authors', invalid: errors.invalidAuthors }
  const { entries, problems } = readKeyed(file, listedAuthor, what)
  const authors = [...entries].map(([key, { page, ...author }]): [string, Author] => {
    const slug = typeof page === 'object' ? page.permalink.replace(/^\/|\/$/g, '') : key
    return [key, { ...author, key, slug }]
  })
  return { entries: new Map(authors), problems }
}
