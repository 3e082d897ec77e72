import { afterAll, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { writtenSite, type FixtureSite } from '../support/fixtures.ts'

const sites: FixtureSite[] = []
afterAll(() => Promise.all(sites.map((site) => site.delete())))

/** A category whose page shows its entries with a component of another name. */
async function siteWith(components: string): Promise<FixtureSite> {
  const site = await writtenSite(
    {
      'src/overview.tsx':
        "import { CategoryCards } from 'docent/theme'\nexport const Overview = () => <CategoryCards />\n",
      'docs/guides/index.mdx':
        '---\ntitle: Guides\n---\n\nimport { Overview } from "@site/src/overview"\n\n<Overview />\n',
      'docs/guides/first.md': '---\ntitle: The first\n---\n\nText of it.\n',
    },
    `foreignContent: { components: ${components} },`,
  )
  sites.push(site)
  return site
}

test("a component that stands for docent's receives the same data", async () => {
  const site = await siteWith("{ Overview: 'CategoryCards' }")
  const run = await docent(['build'], site.dir)
  expect(run.stderr).toBe('')
  const { html } = JSON.parse(await site.read('dist/guides/index.json')) as { html: string }
  expect(html).toContain('href="/guides/first"')
  expect(html).toContain('Text of it.')
})

test("it can only stand for one of docent's", async () => {
  const run = await docent(['build'], (await siteWith("{ Overview: 'CategoryCard' }")).dir)
  expect(run.code).toBe(1)
  expect(run.stderr).toContain('foreignContent.components.Overview')
  expect(run.stderr).toContain('CategoryCards')
})
