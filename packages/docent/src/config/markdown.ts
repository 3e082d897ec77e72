import { z } from 'zod'
import { oneOf, options } from './options.ts'

const componentName = z
  .string()
  .regex(/^[A-Z][\w.]*$/, 'Write the name of a component, for example "Card".')

/** How pages and partials are read. */
export const markdown = options({
  /**
   * What a `.md` file is: `'detect'` reads it as Markdown, `'mdx'` reads every page as MDX. Default: `'detect'`.
   * @example 'mdx'
   */
  format: oneOf(['detect', 'mdx']).default('detect'),
  /**
   * Components that directives stand for, by the directive's name. A component gets the directive's attributes as
   * props. `:::name[Title]` also passes its title as `title` and its content as children; `::name[Text]` and
   * `:name[Text]` pass their text as children. Default: `{}`.
   * @example { card: 'Card', version: 'Version' }
   */
  directives: z.record(z.string(), componentName).default({}),
  /**
   * Whether shortcodes such as `:tada:` become emoji; the names are GitHub's. Default: `false`.
   * @example true
   */
  emoji: z.boolean().default(false),
})

export type MarkdownConfig = z.output<typeof markdown>
