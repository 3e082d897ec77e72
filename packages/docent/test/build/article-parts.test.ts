import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

const START = `import Counter from '../islands/Counter.tsx'
export default function ArticleStart({ html }: { html: string }) {
  return html.includes('Repeated') ? <aside data-count="2"><Counter start={7} /></aside> : null
}`
const END = `export default function ArticleEnd({ html }: { html: string }) {
  return <footer>{html.length > 0 ? 'The end.' : 'Nothing.'}</footer>
}`
const SCRIPT = `import { answer } from '../answer.ts'
export default function show(article: HTMLElement): void {
  article.querySelector('[data-count]')!.textContent = String(answer)
}`

describe('parts that a site adds to its articles', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await copyFixture('basic')
    await site.write('src/components/ArticleStart.tsx', START)
    await site.write('src/components/ArticleEnd.tsx', END)
    await site.write('src/components/show-count.ts', SCRIPT)
    await site.edit(
      'src/mdx-components.ts',
      'export default { Box }',
      "import ArticleStart from './components/ArticleStart.tsx'\nimport ArticleEnd from './components/ArticleEnd.tsx'\nexport default { Box, ArticleStart, ArticleEnd }",
    )
    await site.edit(
      'docent.config.ts',
      "mdxComponents: 'src/mdx-components.ts',",
      "mdxComponents: 'src/mdx-components.ts', articleScripts: [{ file: 'src/components/show-count.ts', attribute: 'data-count' }],",
    )
  })
  afterAll(() => site.delete())

  const html = (route: string): Promise<string> => site.read(`dist/${route}/index.html`)

  test('appear between the title and the content and at the end, with working islands', async () => {
    const run = await docent(['build', '--site', site.dir])
    expect(run.stderr).toBe('')
    const page = await html('intro')
    expect(page).toMatch(
      /<h1>Introduction<\/h1><\/header><aside data-count="2"><docent-island name="Counter" props="{&quot;start&quot;:7}"/,
    )
    expect(page).toMatch(
      /Heading of a component[\s\S]*<footer>The end\.<\/footer>[\s\S]*<\/article>/,
    )
    const other = await html('guides/first')
    expect(other).not.toContain('data-count')
    expect(other).toContain('<footer>The end.</footer>')
    // Pages made of components aren't documents.
    expect(await site.read('dist/index.html')).not.toContain('The end.')
  })

  test('a script follows only articles that have its attribute', async () => {
    const page = await html('intro')
    const script = page.indexOf('[data-count]')
    expect(script).toBeGreaterThan(page.indexOf('</article>'))
    expect(await html('guides/first')).not.toContain('[data-count]')
  })

  test("a script that doesn't exist is reported", async () => {
    await site.edit('docent.config.ts', 'show-count.ts', 'show-cuont.ts')
    const run = await docent(['build', '--site', site.dir])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('articleScripts[0].file is set to the file')
    expect(run.stderr).toContain('show-cuont.ts')
  })
})
