import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { articleTexts, copyProblem } from '../../src/build/article-texts.ts'
import { checkComponents } from '../../src/check/components.ts'
import { configSchema } from '../../src/config/schema.ts'
import { parseFrontMatter } from '../../src/content/front-matter.ts'
import { errors, isDocentError } from '../../src/errors/index.ts'
import { compilePage } from '../../src/markdown/compile.ts'
import { createHighlight } from '../../src/markdown/highlighter.ts'
import type { PageData, SiteData } from '../../src/model.ts'
import { evaluatePage } from '../../src/render/evaluate.tsx'
import { finishArticle } from '../../src/render/finish-article.ts'
import { Tabs, TabItem } from '../../src/render/mdx/Tabs.tsx'
import { renderArticle, type MdxComponents } from '../../src/render/render-article.tsx'
import { createRandom } from '../support/random.ts'
import { mutate } from './mutate.ts'

const SEED = 42

export const FIXTURES = join(import.meta.dirname, '../fixtures')
const config = configSchema.parse({ title: 'Fuzz', url: 'https://fuzz.example.com' })
const highlight = createHighlight()
const Box: ComponentType = () => null
const components = { Tabs, TabItem, Box, Counter: Box } as unknown as MdxComponents
const page = { route: '/fuzz', title: 'Fuzz' } as PageData
const site = { title: 'Fuzz', url: 'https://fuzz.example.com', baseUrl: '/' } as SiteData

/** Runs a source through every stage that sees it. */
export async function makePage(source: string, file: string): Promise<void> {
  parseFrontMatter(source, file)
  const dir = join(FIXTURES, 'basic')
  const compiled = await compilePage(source, file, {
    siteDir: dir,
    staticDir: join(dir, 'static'),
    baseUrl: '/',
    codeBlocks: config.codeBlocks,
    highlight,
  })
  const [unknown] = checkComponents(compiled, new Set(Object.keys(components)))
  if (unknown) throw unknown
  const bindings = Object.fromEntries(compiled.imports.map(({ local }) => [local, Box]))
  const { html, islands } = render(compiled.code, bindings, file)
  const article = finishArticle(html, islands, {
    title: page.title,
    hideTitle: false,
    resolveHref: (href) => href,
  })
  const options = {
    url: site.url,
    baseUrl: '/',
    hasCopy: (route: string) => !route.endsWith('.md'),
    figure: '{title}',
  }
  const { markdown } = articleTexts(article, options, file)
  const problem = copyProblem({ route: '/fuzz', file, html: article.html, markdown }, options)
  if (problem) throw problem
}

/** An expression that fails while it runs is reported with the page, as in a build. */
function render(
  code: string,
  bindings: Record<string, unknown>,
  file: string,
): ReturnType<typeof renderArticle> {
  try {
    const { Content } = evaluatePage(code, bindings, {})
    return renderArticle({ Content, components, page, site, islandNames: new Map() })
  } catch (cause) {
    const problem = (cause as Error).message
    throw errors.pageFailed({ file, route: page.route, problem, cause })
  }
}

const sources = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /docs\/.*\.mdx?$/.test(file))
  .sort()
  .map((file) => join(FIXTURES, file))

/** What became of a mutated page; a fault is anything that an author couldn't act on. */
export type Outcome = { kind: 'page' | 'error' | 'rendering' } | { kind: 'fault'; problem: string }

/** Mutates a page of the fixtures; the number of the case decides how. */
export async function runCase(number: number): Promise<Outcome> {
  const random = createRandom(SEED + number)
  const file = random.pick(sources)
  const source = mutate(readFileSync(file, 'utf8'), random)
  try {
    await makePage(source, file)
    return { kind: 'page' }
  } catch (error) {
    if (!isDocentError(error) || error.file === undefined)
      return { kind: 'fault', problem: String((error as Error).stack).slice(0, 400) }
    if (error.line !== undefined) return { kind: 'error' }
    if (error.code === 'page-failed') return { kind: 'rendering' }
    return { kind: 'fault', problem: `no line: ${error.message}` }
  }
}
