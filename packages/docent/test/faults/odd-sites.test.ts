import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { problemsWith } from '../config/helpers.ts'
import type { Run } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { build } from './harness.ts'

const sites: FixtureSite[] = []
afterEach(() => Promise.all(sites.splice(0).map((site) => site.delete())))

/** Builds the small site with a change. */
async function buildWith(
  change: (site: FixtureSite) => unknown,
): Promise<Run & { site: FixtureSite }> {
  const site = await copyFixture('basic')
  sites.push(site)
  await change(site)
  return { ...(await build(site)), site }
}

const configure = (site: FixtureSite, option: string): Promise<void> =>
  site.edit('docent.config.ts', "  title: 'Basic',\n", `  title: 'Basic',\n  ${option},\n`)

describe("a site that can't be built causes an error with the reason", () => {
  test.each<[string, (site: FixtureSite) => unknown, string[]]>([
    [
      'broken interface texts',
      (site) => {
        mkdirSync(join(site.dir, 'i18n/en'), { recursive: true })
        return site.write('i18n/en/messages.json', '{ "search.button": ')
      },
      ['[invalid-messages-file]', 'i18n/en/messages.json'],
    ],
    [
      'a style sheet that is missing',
      (site) => configure(site, "stylesheets: ['src/gone.css']"),
      ['[missing-configured-file]', 'stylesheets[0]', 'src/gone.css'],
    ],
    [
      'a logo that is missing',
      (site) => site.edit('docent.config.ts', "src: 'logo.svg'", "src: 'gone.svg'"),
      ['[missing-configured-file]', 'navbar.logo.src', 'static/gone.svg'],
    ],
    [
      'an icon of the site that is missing',
      (site) => configure(site, "favicon: 'gone.svg'"),
      ['[missing-configured-file]', 'favicon', 'static/gone.svg'],
    ],
    [
      'a category that names no document',
      async (site) => {
        mkdirSync(join(site.dir, 'docs/guides/more'))
        await site.write('docs/guides/more/page.md', '# Page\n\nText.\n')
        await site.write(
          'docs/guides/more/_category_.json',
          '{ "link": { "type": "doc", "id": "gone" } }',
        )
      },
      ['[unknown-doc-id]', '"gone"', 'the category guides/more'],
    ],
    [
      'text between tabs',
      (site) =>
        site.write(
          'docs/guides/tabs.mdx',
          '# Tabs\n\n<Tabs>\n\nLost words.\n\n<TabItem value="a">\n\nA\n\n</TabItem>\n</Tabs>\n',
        ),
      ['[page-failed]', 'outside of <TabItem', 'docs/guides/tabs.mdx'],
    ],
    [
      'components that are missing',
      (site) => site.edit('docent.config.ts', 'src/mdx-components.ts', 'src/gone.ts'),
      ['[missing-configured-file]', 'mdxComponents', 'src/gone.ts'],
    ],
    [
      'a React page that throws when it is imported',
      (site) => {
        mkdirSync(join(site.dir, 'src/pages'), { recursive: true })
        return site.write(
          'src/pages/broken.tsx',
          'const width = window.innerWidth\nexport default function Broken() {\n  return <p>{width}</p>\n}\n',
        )
      },
      ['[components-failed]', 'window is not defined'],
    ],
    [
      'an expression that ends the process',
      (site) => site.write('docs/guides/exit.mdx', '# Exit\n\n{process.exit()}\n'),
      ['[page-failed]', 'process.exit() was called', 'docs/guides/exit.mdx'],
    ],
    [
      'a link that runs code',
      (site) => site.write('docs/guides/link.md', '# Link\n\n[Click](javascript:alert(1))\n'),
      ['[script-link]', 'docs/guides/link.md:3'],
    ],
    [
      'a name that is too long',
      (site) => site.write(`docs/guides/long.md`, `---\nslug: /${'x'.repeat(300)}\n---\n\nText.\n`),
      ['[write-failed]', 'ENAMETOOLONG'],
    ],
    [
      'a name with a backslash',
      (site) => writeFileSync(join(site.dir, 'docs/guides/a\\b.md'), '# Odd\n\nText.\n'),
      ['[name-without-address]', 'docs/guides/a\\b.md'],
    ],
  ])('%s', async (_, change, texts) => {
    const { code, stderr } = await buildWith(change)
    expect(code).toBe(1)
    for (const text of texts) expect(stderr).toContain(text)
    expect(stderr).not.toContain('    at ')
  })

  test("a locale that isn't a language tag", () => {
    expect(problemsWith({ i18n: { defaultLocale: 'en_US' } })).toContain('Use a language tag')
  })
})

describe('a site with unusual files is built', () => {
  test('a name of 240 letters', async () => {
    const name = 'y'.repeat(240)
    const { code, stderr, site } = await buildWith((target) =>
      target.write(`docs/guides/${name}.md`, '# Long\n\nText.\n'),
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(await site.read(`dist/guides/${name}/index.html`)).toContain('Long')
  })

  test('a symbolic link to the parent folder adds no pages', async () => {
    const { stderr, stdout } = await buildWith((target) =>
      symlinkSync('..', join(target.dir, 'docs/guides/loop')),
    )
    const { stdout: plain } = await buildWith(() => undefined)
    const pages = (output: string): string | undefined => /(\d+) pages in/.exec(output)?.[1]
    expect(stderr).toBe('')
    expect(pages(stdout)).toBe(pages(plain))
  })
})
