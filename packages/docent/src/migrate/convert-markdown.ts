import { writePath } from '../config/config-problems.ts'
import type { Conversion, Rule } from './conversion.ts'
import { combine, dropped, byHand, nested, same, when, NOTHING, converted } from './conversion.ts'
import { asList, isRecord, type PluginEntry } from './docusaurus-site.ts'
import { pluginName } from './plugin-entries.ts'

/** Package managers that both generators support, in the order of the plugin's tabs. */
const MANAGERS = ['yarn', 'pnpm', 'bun']

/** Package managers for which commands are shown, if a plugin sets them. */
export function packageManagers(plugins: readonly PluginEntry[]): Conversion {
  const entries = plugins.flatMap(({ options }) => asList(options.remarkPlugins))
  const found = entries.find((entry) => isNpm2Yarn(Array.isArray(entry) ? entry[0] : entry))
  if (found === undefined) return NOTHING
  const options: unknown = Array.isArray(found) ? found[1] : undefined
  const { converters = ['yarn', 'pnpm'] } = isRecord(options) ? options : {}
  const names = asList(converters).map((converter) =>
    Array.isArray(converter) ? (converter[0] as unknown) : converter,
  )
  const managers = ['npm', ...MANAGERS.filter((manager) => names.includes(manager))]
  return { options: { codeBlocks: { packageManagers: managers } }, findings: [] }
}

const isNpm2Yarn = (plugin: unknown): boolean => pluginName(plugin, 'plugin').includes('npm2yarn')

/** Converts remark and rehype plugins. docent has built-in replacements for the common ones. */
export const convertMarkdownPlugins: Rule = (value, keys) =>
  combine(
    asList(value).map((entry, index): Conversion => {
      const at = [...keys, index]
      const plugin: unknown = Array.isArray(entry) ? entry[0] : entry
      const name = pluginName(plugin, 'plugin')
      const subject = `${writePath(at)}: ${name}`
      const say = (kind: 'converted' | 'dropped' | 'hand', text: string): Conversion => ({
        options: {},
        findings: [{ kind, subject, text, keys: at }],
      })
      if (name.includes('npm2yarn')) return say('converted', 'codeBlocks.packageManagers')
      if (name.includes('tab-blocks'))
        return say('dropped', 'docent shows fences with `tab` as tabs.')
      if (/remark-(?:gfm|directive|frontmatter)|rehype-slug/.test(name))
        return say('dropped', 'docent does this itself.')
      return say(
        'hand',
        'docent runs no remark or rehype plugins. Replace what it does with a component.',
      )
    }),
  )

/** Converts `markdown`. By default, Docusaurus reads all pages as MDX and supports emoji. */
export const convertMarkdown: Rule = nested({
  format: when(
    (value) => value === 'mdx' || value === 'detect',
    same('markdown.format'),
    byHand('docent reads `.mdx` files as MDX. Rename the files to `.md`, or keep `mdx`.'),
  ),
  emoji: same('markdown.emoji'),
  mermaid: when(
    Boolean,
    byHand('Replace diagrams with images or components, unless docent’s guide names an option.'),
    () => NOTHING,
  ),
  anchors: nested({
    maintainCase: when(
      Boolean,
      byHand('docent writes anchors in lowercase. Give headings an ID with `{#Id}`.'),
      () => NOTHING,
    ),
  }),
  hooks: nested({
    onBrokenMarkdownLinks: severityAt('onBrokenMarkdownLinks'),
    onBrokenMarkdownImages: dropped('`onBrokenMarkdownLinks` is for images, too.'),
  }),
  mdx1Compat: dropped('docent decides by the file.'),
  preprocessor: byHand('Functions cannot be moved. Apply the changes to the files.'),
  parseFrontMatter: byHand('Functions cannot be moved. Apply the changes to the files.'),
  remarkRehypeOptions: byHand('docent has another compiler.'),
})

/** Converts the effect of a finding on the build. docent warns where Docusaurus logs. */
export function severityAt(option: string): Rule {
  return when(
    (value) => value === 'throw' || value === 'warn' || value === 'ignore',
    same(option),
    when(
      (value) => value === 'log',
      converted(`${option}: "warn"`, () => ({ [option]: 'warn' })),
      byHand('Functions cannot be moved. Write "throw", "warn", or "ignore".'),
    ),
  )
}
