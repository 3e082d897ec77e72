import { definePlugin, type PluginCommand, type PluginOption } from 'docent/plugin'
import { z } from 'zod'
import { resolveName } from './modules.ts'
import { vitePlugins } from './vite-plugins.ts'

/** Front matter that Docusaurus supports and docent doesn't use. */
const FRONT_MATTER = [
  'authors',
  'mdx',
  'parse_number_prefixes',
  'sidebar_custom_props',
  'sidebar_key',
  'tags',
]

const options = z.strictObject({
  /**
   * Values that components of the site read with `useDocusaurusContext().siteConfig.customFields`. They're bundled only
   * with code that reads them. Default: `{}`.
   * @example { users: ['Ada', 'Grace'] }
   */
  customFields: z.record(z.string(), z.unknown()).default({}),
})

/** Options of `docusaurus`. */
export type DocusaurusOptions = z.input<typeof options>

/**
 * Builds content that was written for Docusaurus: its modules, front matter, links, and style sheets have the forms that
 * only Docusaurus has.
 * @example plugins: [docusaurus()]
 */
export const docusaurus: (given?: DocusaurusOptions) => PluginOption = definePlugin({
  name: '@docent/docusaurus',
  options: options.prefault({}),
  setup: ({ customFields }) => ({
    config: ({ pagesDir = 'src/pages' }, { siteDir }) => ({
      foreignContent: {
        frontMatter: FRONT_MATTER,
        components: { DocCardList: 'CategoryCards' },
      },
      stylesheets: ['infima-variables', 'infima', 'infima-components'].map(
        (name) => `@docent/docusaurus/${name}.css`,
      ),
      articleScripts: [
        { file: '@docent/docusaurus/docusaurus-color-mode', attribute: 'data-color-mode-toggle' },
      ],
      vite: { plugins: vitePlugins(siteDir, pagesDir) },
    }),
    resolve: (name, importer, { siteDir }) => resolveName(name, importer, siteDir),
    clientData: () => customFields,
  }),
})

/** `docent migrate`, which docent runs if this package is installed. */
export const command: Record<string, PluginCommand> = {
  migrate: {
    text: 'Write a docent site next to a Docusaurus site',
    parameters: '[folder]',
    flags: { out: { value: '<path>', text: 'Folder to write' } },
    async run({ parameters: [folder], flags: { out }, siteDir, loadConfig, say }) {
      // Only this command needs Prettier and the rest of the conversion.
      const { runMigration } = await import('./run-migration.ts')
      say(
        await runMigration({
          folder: folder ?? siteDir,
          ...(typeof out === 'string' && { out }),
          cwd: process.cwd(),
          loadConfig,
        }),
      )
    },
  },
}
