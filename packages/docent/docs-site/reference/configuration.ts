import type { Compiler } from './compiler.ts'
import { describeOptions, listNames, type OptionsPage, type Section } from './markdown.ts'
import { readOptions } from './read-options.ts'
import type { Option } from './records.ts'
import { referencePage } from './reference-page.ts'

/** The page's sections. Every option is in exactly one of them. */
const SECTIONS: Record<string, string> = {
  'The site': 'title url baseUrl tagline favicon titleDelimiter trailingSlash noIndex i18n',
  'Pages and their content':
    'docs pagesDir mdxComponents islandsDir markdown codeBlocks imageZoom externalLinks editUrl commitUrl include',
  Interface: 'navbar sidebar tableOfContents footer search announcementBar colorMode components',
  'Styles, scripts, and services':
    'stylesheets articleStyles articleScripts fonts headTags contentSecurityPolicy',
  Checks:
    'onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes onIncompleteTranslations',
  Output:
    'outDir staticDir redirects redirectPages oldAnchors feeds changesFeed markdownPages assistants precompress',
  Extensions: 'plugins pluginTimeout vite foreignContent buildInputs pageTimeout',
}

/** All options of `docent.config.ts`, from the schema's types and their doc comments. */
export async function configurationPage(compiler: Compiler): Promise<string> {
  const options = readOptions(compiler.subject('configuration'), compiler)
  const sections = divide(options)
  const page: OptionsPage = { language: 'ts', seen: new Map() }
  const body: string[] = []
  for (const { title, options: own } of sections)
    body.push(`## ${title}`, await describeOptions(own, page))
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
      listNames(sections),
      // One filter for all sections.
      '<Fields>',
      ...body,
      '</Fields>',
    ],
  })
}

/** @throws if a section names an unknown option, or an option is in no section or in two */
function divide(options: readonly Option[]): Section[] {
  const left = new Map(options.map((option) => [option.name, option]))
  const sections = Object.entries(SECTIONS).map(([title, names]) => ({
    title,
    options: names.split(' ').map((name) => {
      const option = left.get(name)
      if (!option)
        throw new Error(
          `The section "${title}" names ${name}, which isn't an option or is in another section, too.`,
        )
      left.delete(name)
      return option
    }),
  }))
  if (left.size > 0)
    throw new Error(
      `Add these options to a section of configuration.ts: ${[...left.keys()].join(', ')}.`,
    )
  return sections
}
