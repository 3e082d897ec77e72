import { z } from 'zod'
import { errors } from './errors.ts'
import { type Keyed, readKeyed } from './keyed-file.ts'

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

/** Tags by the key that posts name them with, and what's wrong with their file. Without the file, there are none. */
export function readTags(file: string): Keyed<Tag> {
  const { entries, problems } = readKeyed(file, listedTag, {
    what: 'tags',
    invalid: errors.invalidTags,
  })
  const tags = [...entries].map(([key, given]): [string, Tag] => {
    const { label = upperFirst(key), permalink, description } = given ?? {}
    return [key, { label, slug: permalink?.replace(/^\/|\/$/g, '') ?? slugOf(key), description }]
  })
  return { entries: new Map(tags), problems }
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The words of a label, as Docusaurus separates them: `iOS 17` is `i-os-17`. */
export function slugOf(label: string): string {
  const parts = label.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+|[\p{Lo}\p{Lm}\p{M}]+/gu)
  return (parts ?? [label]).join('-').toLowerCase()
}
