import type { PluginCommand } from 'docent/plugin'
import { runMigration } from './run-migration.ts'

/** `docent migrate`, which docent runs if this package is installed. */
export const command: Record<string, PluginCommand> = {
  migrate: {
    text: 'Write a docent site next to a Docusaurus site',
    parameters: '[folder]',
    flags: { out: { value: '<path>', text: 'Folder to write' } },
    async run({ parameters: [folder], flags: { out }, siteDir, loadConfig, say }) {
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
