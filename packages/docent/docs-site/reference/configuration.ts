import type { Compiler } from './compiler.ts'
import { describeOptions } from './markdown.ts'
import { readOptions } from './read-options.ts'
import { referencePage } from './reference-page.ts'

/** Every option of `docent.config.ts`, from the schema's types and their doc comments. */
export async function configurationPage(compiler: Compiler): Promise<string> {
  const options = readOptions(compiler.subject('configuration'), compiler)
  return referencePage({
    title: 'Configuration options',
    description: 'Every option of docent.config.ts with its type, its default, and an example.',
    position: 1,
    tocLevel: 2,
    body: [
      "docent reads its configuration from `docent.config.ts` (or `.mts`, `.js`, `.mjs`) in the site's folder. Paths are relative to this folder. Only `title` and `url` are required.",
      "```ts title=\"docent.config.ts\"\nimport { defineConfig } from 'docent/config'\n\nexport default defineConfig({\n  title: 'Acme Docs',\n  url: 'https://docs.example.com',\n})\n```",
      "If docent doesn't know an option or doesn't accept its value, every command that reads the configuration stops and prints the line and the fix.",
      'Besides `defineConfig`, `docent/config` exports types for separate files: `UserConfig` for parts of the configuration, `UserSidebars`, `Redirect`, and `Feed`.',
      await describeOptions(options, { language: 'ts', seen: new Map() }),
    ],
  })
}
