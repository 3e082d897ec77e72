import { convertSite } from '../src/content/convert.ts'
import { docusaurus, starlight, vitepress } from '../src/content/dialects.ts'
import { toMarkdown } from '../src/content/markdown.ts'
import type { SiteSource } from '../src/content/site-source.ts'
import type { OptionFact } from '../src/content/components.ts'

const dialects = { docusaurus, starlight, vitepress }

/** A site with these files, as `readSite` would return it. */
export const siteOf = (
  docs: Record<string, string>,
  partials: Record<string, string> = {},
): SiteSource => ({
  docs: new Map(Object.entries(docs)),
  partials: new Map(Object.entries(partials)),
  categories: new Map(),
})

interface Around {
  dialect?: keyof typeof dialects
  /** Other pages. */
  docs?: Record<string, string>
  partials?: Record<string, string>
  options?: Record<string, OptionFact>
}

/** Converts an MDX page and writes it in a dialect. */
export function convert(
  source: string,
  { dialect = 'docusaurus', docs = {}, partials, options }: Around = {},
) {
  const { pages } = convertSite(siteOf({ ...docs, 'api/page.mdx': source }, partials), options)
  const page = pages.find(({ route }) => route === '/api/page')
  return toMarkdown(page?.nodes ?? [], dialects[dialect]).trim()
}
