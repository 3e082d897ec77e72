import { existsSync, readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { errors } from './errors.ts'

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

/**
 * Authors by their key. Empty if the file doesn't exist.
 * @throws DocentError with the line of an author that isn't valid
 */
export function readAuthors(file: string): Map<string, Author> {
  if (!existsSync(file)) return new Map()
  const source = readFileSync(file, 'utf8')
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const [fault] = document.errors
  if (fault) {
    const [problem = ''] = fault.message.split(' at line ')
    throw errors.invalidAuthors({ problem, file, source, line: fault.linePos?.[0].line })
  }
  const value: unknown = document.toJS() ?? {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw errors.invalidAuthors({ problem: "it isn't a list of authors by key", file, source })
  return new Map(
    Object.entries(value as object).map(([key, given]): [string, Author] => {
      const result = listedAuthor.safeParse(given)
      if (!result.success) {
        const [issue] = result.error.issues
        const at = issue?.path.map(String) ?? []
        const node = document.getIn([key, ...at], true) ?? document.getIn([key], true)
        const { range } = (node ?? {}) as { range?: [number, number, number] }
        const { line } = range ? lines.linePos(range[0]) : {}
        const problem = `${[key, ...at].join('.')}: ${issue?.message ?? 'it has the wrong form'}`
        throw errors.invalidAuthors({ problem: problem.replace(/\.$/, ''), file, source, line })
      }
      const { page, ...author } = result.data
      const slug = typeof page === 'object' ? page.permalink.replace(/^\/|\/$/g, '') : key
      return [key, { ...author, key, slug }]
    }),
  )
}
