import { z } from 'zod'
import { oneOf, options, text } from './options.ts'

/** Options are sent to threads as JSON, which would drop everything else. */
function isJson(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
    return isPlain && Object.values(value).every(isJson)
  }
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

const pluginWithOptions = options({
  /**
   * The plugin's file, relative to the site folder, or an installed package. Its default export is the plugin.
   * @example 'src/markdown/emoji.ts'
   */
  plugin: text(),
  /** Options that the plugin receives, which must be serializable as JSON. Default: none. @example { emoji: true } */
  options: z
    .record(z.string(), z.unknown())
    .refine(isJson, { error: 'Use values that JSON can represent.' })
    .optional(),
})

const plugin = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? { plugin: value } : value),
    pluginWithOptions,
  ) as unknown as z.ZodType<
    z.output<typeof pluginWithOptions>,
    z.input<typeof pluginWithOptions> | string
  >

const plugins = () => z.array(plugin()).default([])

const componentName = z
  .string()
  .regex(/^[A-Z][\w.]*$/, 'Use the name of a component, for example "Card".')

/** Options for compiling pages. */
export const markdown = options({
  /**
   * Plugins that change the Markdown tree before docent's own plugins do: files or packages, optionally with options.
   * Default: `[]`.
   * @example ['src/markdown/emoji.ts', { plugin: 'remark-emoji', options: { accessible: true } }]
   */
  mdastPlugins: plugins(),
  /**
   * Plugins that change the HTML tree. Code blocks and other parts that docent has finished are opaque to them.
   * Default: `[]`.
   * @example ['src/markdown/external-links.ts']
   */
  hastPlugins: plugins(),
  /**
   * Whether `$…$` and `$$…$$` are formulas, which the `temml` package converts to MathML. Default: `false`.
   * @example true
   */
  math: z.boolean().default(false),
  /**
   * Modules that render code fences of a language, such as diagrams, instead of showing their code: files or packages,
   * optionally with options, by the language. Default: `{}`.
   * @example { plantuml: { plugin: 'src/markdown/plantuml.ts', options: { theme: 'plain' } } }
   */
  fences: z
    .record(z.string().regex(/^[^\sA-Z]+$/, 'Use the language in lowercase.'), plugin())
    .default({}),
  /**
   * The format of `.md` files: `'detect'` reads them as Markdown, and `'mdx'` reads every page as MDX. Default:
   * `'detect'`.
   * @example 'mdx'
   */
  format: oneOf(['detect', 'mdx']).default('detect'),
  /**
   * Components by the name of the directive that renders them. A component receives the directive's attributes as
   * props. `:::name[Title]` also passes its title as `title` and its content as children; `::name[Text]` and
   * `:name[Text]` pass their text as children. Default: `{}`.
   * @example { card: 'Card', version: 'Version' }
   */
  directives: z.record(z.string(), componentName).default({}),
  /**
   * Whether shortcodes such as `:tada:` become emoji. The names are GitHub's. Default: `false`.
   * @example true
   */
  emoji: z.boolean().default(false),
  /** Anchors of headings. Default: lowercase. @example { maintainCase: true } */
  anchors: options({
    /**
     * Whether anchors keep the case of their headings, such as `#getState`. Default: `false`.
     * @example true
     */
    maintainCase: z.boolean().default(false),
  }).prefault({}),
})

export type MarkdownConfig = z.output<typeof markdown>
