import { convertSite } from '../src/content/convert.mjs'
import { docusaurus, starlight, vitepress } from '../src/content/dialects.mjs'
import { toMarkdown } from '../src/content/markdown.mjs'

const dialects = { docusaurus, starlight, vitepress }

/**
 * A site of these files, as `readSite` would read it.
 * @param {Record<string, string>} docs
 * @param {Record<string, string>} [partials]
 * @returns {import('../src/content/site-source.mjs').SiteSource}
 */
export const siteOf = (docs, partials = {}) => ({
  docs: new Map(Object.entries(docs)),
  partials: new Map(Object.entries(partials)),
  categories: new Map(),
})

/**
 * Converts one MDX page and writes it in a dialect.
 * @param {string} source
 * @param {object} [around]
 * @param {keyof typeof dialects} [around.dialect]
 * @param {Record<string, string>} [around.docs] other pages
 * @param {Record<string, string>} [around.partials]
 * @param {Record<string, import('../src/content/components.mjs').OptionFact>} [around.options]
 */
export function convert(source, { dialect = 'docusaurus', docs = {}, partials, options } = {}) {
  const { pages } = convertSite(siteOf({ ...docs, 'api/page.mdx': source }, partials), options)
  const page = pages.find(({ route }) => route === '/api/page')
  return toMarkdown(page?.nodes ?? [], dialects[dialect]).trim()
}
