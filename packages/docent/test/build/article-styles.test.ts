import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

describe("a site's style sheets for some articles", () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await copyFixture('basic')
  })
  afterAll(() => site.delete())

  const build = () => docent(['build', '--site', site.dir])
  const html = (route: string): Promise<string> => site.read(`dist/${route}/index.html`)
  /** The style sheets that a page links to, in order. */
  async function sheets(route: string): Promise<string[]> {
    const links = (await html(route)).matchAll(/<link rel="stylesheet" href="\/([^"]+)">/g)
    return Promise.all([...links].map(([, path]) => site.read(`dist/${path}`)))
  }

  // @covers 10.66
  test('are linked, minified, after the other styles of pages that have the class', async () => {
    expect((await build()).stderr).toBe('')
    const [shared, own, ...others] = await sheets('intro')
    expect(own).toBe('.box{border:3px solid var(--border);padding:1rem}\n')
    expect(others).toEqual([])
    expect(await sheets('guides/first')).toEqual([shared])
    expect(shared).not.toContain('.box')
  })

  test('load when a reader navigates to such a page', async () => {
    const { styleSheet } = JSON.parse(await site.read('dist/intro/index.json')) as {
      styleSheet?: string
    }
    expect(await html('intro')).toContain(`<link rel="stylesheet" href="${styleSheet}">`)
  })

  // @covers 10.66
  test('follow changes of the file and of the configuration', async () => {
    await site.edit('src/components/box.css', '3px', '4px')
    await build()
    expect((await sheets('intro'))[1]).toContain('4px')
    await site.edit('docent.config.ts', "class: 'box'", "class: 'tabs'")
    await build()
    expect((await sheets('intro'))[1]).toContain('4px')
    await site.edit('docent.config.ts', "class: 'tabs'", "class: 'other'")
    await build()
    expect(await sheets('intro')).toHaveLength(1)
  })

  test("of components that patterns find are part of every page's", async () => {
    await site.write(
      'src/components/Pill.tsx',
      "import './Pill.css'\n\nexport default () => <i />\n",
    )
    await site.write('src/components/Pill.css', '.pill-of-a-pattern { order: 1 }\n')
    await site.write(
      'src/components/Draft.tsx',
      "import './Draft.css'\n\nexport default () => <i />\n",
    )
    await site.write('src/components/Draft.css', '.draft { order: 2 }\n')
    await site.write(
      'src/mdx-components.ts',
      [
        "import Box from './components/Box.tsx'",
        "const found = import.meta.glob<{ default: unknown }>(['./components/*.tsx', '!**/Draft.tsx'], {",
        '  eager: true,',
        '})',
        "export default { Box, Pill: found['./components/Pill.tsx']?.default }",
      ].join('\n'),
    )
    expect((await build()).stderr).toBe('')
    const [shared] = await sheets('guides/first')
    expect(shared).toContain('.pill-of-a-pattern{order:1}')
    expect(shared).not.toContain('.draft')
  })
})
