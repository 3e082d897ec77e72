import { z } from 'zod'
import { options, text } from './options.ts'

/** What a site whose content was written for another generator allows. */
export const foreignContent = options({
  /**
   * Keys of front matter that docent accepts although it doesn't use them. Components can read them. Default: `[]`.
   * @example ['tags', 'authors']
   */
  frontMatter: z.array(text()).default([]),
})

/** The schema of a site's own front matter, extended with the keys of the other generator. */
export function foreignFrontMatter(
  own: z.ZodObject | undefined,
  { frontMatter }: z.output<typeof foreignContent>,
): z.ZodObject {
  const accepted = frontMatter.map((key) => [key, z.unknown().optional()] as const)
  return z.object({ ...Object.fromEntries(accepted), ...own?.shape })
}
