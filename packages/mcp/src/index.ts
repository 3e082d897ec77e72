import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PluginCommand } from 'docent/plugin'
import { type McpCall, FLAGS, serve } from './serve-command.ts'

/** `docent mcp`, which docent runs if this package is installed. */
export const command: Record<string, PluginCommand> = {
  mcp: {
    text: 'Serve a built site to AI agents (Model Context Protocol)',
    parameters: '[folder|url]',
    flags: FLAGS,
    async run({ parameters: [site], flags, siteDir, loadConfig, say }) {
      // A folder without a configuration may contain a site that was built elsewhere.
      const isConfigured = ['ts', 'mts', 'js', 'mjs'].some((end) =>
        existsSync(join(siteDir, `docent.config.${end}`)),
      )
      const built = async (): Promise<string> =>
        isConfigured ? resolve(siteDir, (await loadConfig()).outDir) : join(siteDir, 'dist')
      await serve({ site: site ?? (await built()), flags: flags as McpCall['flags'], say })
    },
  },
}
