import { existsSync, readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { errors } from './errors.ts'

/** A tag of a post. */
export interface Tag {
  label: string
  /** Address below that of all tags. */
  slug: string
  description?: string | undefined
}

const listedTag = z
  .strictObject({
    label: z.string().optional(),
    permalink: z.string().optional(),
    description: z.string().optional(),
  })
  .nullable()

/**
 * Tags by the key that posts name them with. Empty if the file doesn't exist.
 * @throws DocentError with the line of a tag that isn't valid
 */
export function readTags(file: string): Map<string, Tag> {
  if (!existsSync(file)) return new Map()
  const source = readFileSync(file, 'utf8')
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const [fault] = document.errors
  if (fault) {
    const [problem = ''] = fault.message.split(' at line ')
    throw errors.invalidTags({ problem, file, source, line: fault.linePos?.[0].line })
  }
  const value: unknown = document.toJS() ?? {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw errors.invalidTags({ problem: "it isn't a list of tags by key", file, source })
  return new Map(
    Object.entries(value as object).map(([key, given]): [string, Tag] => {
      const result = listedTag.safeParse(given)
      if (!result.success) {
        const [issue] = result.error.issues
        const at = [key, ...(issue?.path.map(String) ?? [])]
        const { range } = (document.getIn(at, true) ?? {}) as { range?: [number, number, number] }
        const { line } = range ? lines.linePos(range[0]) : {}
        const problem = `${at.join('.')}: ${issue?.message ?? 'it has the wrong form'}`
        throw errors.invalidTags({ problem: problem.replace(/\.$/, ''), file, source, line })
      }
      const { label = upperFirst(key), permalink, description } = result.data ?? {}
      return [key, { label, slug: permalink?.replace(/^\/|\/$/g, '') ?? slugOf(key), description }]
    }),
  )
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The words of a label, as Docusaurus separates them: `iOS 17` is `i-os-17`. */
export function slugOf(label: string): string {
  const parts = label.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+|[\p{Lo}\p{Lm}\p{M}]+/gu)
  return (parts ?? [label]).join('-').toLowerCase()
}
