import { z } from 'zod'
import { oneOf } from './options.ts'

/** The generator that the site's content was written for. */
export const compat = oneOf(['docusaurus'])

/** Front matter that Docusaurus supports and docent doesn't use. Components can read it. */
const DOCUSAURUS_KEYS = [
  'authors',
  'mdx',
  'parse_number_prefixes',
  'sidebar_custom_props',
  'sidebar_key',
  'tags',
]

/** The site's front matter schema, extended with the keys that its former generator accepted. */
export function compatibleFrontMatter(
  own: z.ZodObject | undefined,
  generator: z.output<typeof compat> | undefined,
): z.ZodObject | undefined {
  if (generator === undefined) return own
  const accepted = DOCUSAURUS_KEYS.map((key) => [key, z.unknown().optional()] as const)
  return z.object({ ...Object.fromEntries(accepted), ...own?.shape })
}
