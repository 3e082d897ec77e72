import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { articleTexts } from '../../src/build/article-texts.ts'
import { checkComponents } from '../../src/check/components.ts'
import { parseFrontMatter } from '../../src/content/front-matter.ts'
import { errors, isDocentError } from '../../src/errors/index.ts'
import { compilePage } from '../../src/markdown/compile.ts'
import { createHighlight } from '../../src/markdown/highlighter.ts'
import type { PageData, SiteData } from '../../src/model.ts'
import { evaluatePage } from '../../src/render/evaluate.tsx'
import { finishArticle } from '../../src/render/finish-article.ts'
import { Tabs, TabItem } from '../../src/render/mdx/Tabs.tsx'
import { renderArticle, type MdxComponents } from '../../src/render/render-article.tsx'
import { configSchema } from '../../src/config/schema.ts'
import { createRandom } from '../support/random.ts'
import { cases } from './harness.ts'
import { mutate } from './mutate.ts'

const CASES = cases(300, 10_000)
const SEED = 42
/** Longer than any page may take. */
const LIMIT_MS = 10_000

const FIXTURES = join(import.meta.dirname, '../fixtures')
const config = configSchema.parse({ title: 'Fuzz', url: 'https://fuzz.example.com' })
const highlight = createHighlight()
const Box: ComponentType = () => null
const components = { Tabs, TabItem, Box, Counter: Box } as unknown as MdxComponents
const page = { route: '/fuzz', title: 'Fuzz' } as PageData
const site = { title: 'Fuzz', url: 'https://fuzz.example.com', baseUrl: '/' } as SiteData

/** Runs a source through every stage that sees it. */
async function makePage(source: string, file: string): Promise<void> {
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
  const options = { url: site.url, baseUrl: '/', hasCopy: () => true, figure: '{title}' }
  articleTexts(article, options, file)
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

function sources(): string[] {
  return readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /docs\/.*\.mdx?$/.test(file))
    .sort()
    .map((file) => join(FIXTURES, file))
}

describe('odd content', () => {
  test(
    `gives a page or an error with its place (${CASES} mutated pages)`,
    async () => {
      const random = createRandom(SEED)
      const files = sources()
      const counts = { pages: 0, errors: 0, rendering: 0 }
      const faults: string[] = []
      for (let i = 0; i < CASES; i += 1) {
        const file = random.pick(files)
        const source = mutate(readFileSync(file, 'utf8'), random)
        const start = performance.now()
        try {
          await makePage(source, file)
          counts.pages += 1
        } catch (error) {
          if (isDocentError(error) && error.file !== undefined) {
            if (error.line !== undefined) counts.errors += 1
            else if (error.code === 'page-failed') counts.rendering += 1
            else faults.push(`case ${i}: no line: ${error.message}`)
          } else faults.push(`case ${i}: ${String((error as Error).stack).slice(0, 400)}`)
        }
        const ms = performance.now() - start
        if (ms > LIMIT_MS) faults.push(`case ${i}: took ${ms} ms`)
      }
      console.log(
        `${CASES} mutated pages: ${counts.pages} pages, ${counts.errors} errors with file and line, ${counts.rendering} of expressions with the file`,
      )
      expect(faults).toEqual([])
    },
    CASES * 2000,
  )
})

describe('content that is meant to hurt', () => {
  const file = join(FIXTURES, 'basic/docs/intro.mdx')
  test.each([
    ['a range of 20 digits', '```js {9999999999999999999}\nx\n```\n'],
    ['a range of 100 million lines', '```js {1-99999999}\nx\n```\n'],
    ['a language named like a member of every object', '```constructor\nx\n```\n'],
    ['5,000 nested quotes', `${'>'.repeat(5000)} deep\n`],
    [
      '1,500 nested lists',
      Array.from({ length: 1500 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n'),
    ],
    ['3,000 nested elements', `${'<b>'.repeat(3000)}x${'</b>'.repeat(3000)}\n`],
    ['a link with a bad escape', '[a](%E0) [b](./x.md#%E0) [c](/intro#%)\n'],
    ['an alias without an anchor', '---\ntitle: *none\n---\n'],
    ['a bomb of aliases', `---\n${bomb()}---\n`],
  ])('%s', async (_, source) => {
    const start = performance.now()
    const outcome = await makePage(source, file).catch((error: unknown) => error)
    if (outcome !== undefined) {
      expect(isDocentError(outcome), String((outcome as Error).stack)).toBe(true)
      expect(outcome).toMatchObject({ file })
    }
    expect(performance.now() - start).toBeLessThan(LIMIT_MS)
  })
})

/** Ten levels of ten aliases each: ten billion values when they are resolved. */
function bomb(): string {
  const levels = Array.from({ length: 10 }, (_, i) =>
    i === 0
      ? 'l0: &l0 x\n'
      : `l${i}: &l${i} [${Array(10)
          .fill(`*l${i - 1}`)
          .join(', ')}]\n`,
  )
  return levels.join('')
}
