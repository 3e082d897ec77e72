import type { Compiler } from './compiler.ts'
import { describeOptions, listNames } from './markdown.ts'
import { readOptions } from './read-options.ts'
import { referencePage } from './reference-page.ts'

/** All keys of a page's front matter, from the schema's types and their doc comments. */
export async function frontMatterPage(compiler: Compiler): Promise<string> {
  const options = readOptions(compiler.subject('frontMatter'), compiler)
  return referencePage({
    title: 'Front matter',
    description: 'Every key that the front matter of a page can have, with its type and default.',
    position: 2,
    tocLevel: 2,
    body: [
      "Front matter is YAML between two lines of three hyphens at the beginning of a Markdown or MDX file. No key is required. A key that docent doesn't know causes an error, so declare your own keys in [`docs.frontMatter`](./configuration.mdx#docs-frontmatter).",
      '```mdx\n---\ntitle: Install Acme\ndescription: Install Acme on macOS, Linux, or Windows.\nsidebar_position: 1\n---\n\nThe text of the page.\n```',
      listNames([{ options }]),
      await describeOptions(options, { language: 'yaml', seen: new Map() }),
    ],
  })
}
