import { afterEach, describe, expect, test } from 'vitest'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { build } from './harness.ts'

const sites: FixtureSite[] = []
afterEach(() => Promise.all(sites.splice(0).map((site) => site.delete())))

/** A file for the small site, and the strings that the error must contain. */
type Case = [name: string, file: string, text: string, says: string[]]

describe('invalid code is an error with its file and line', () => {
  // @covers 11.6, 11.8
  test.each<Case>([
    [
      'a page that imports a package that is not installed',
      'docs/guides/a.mdx',
      '# A\n\nimport chart from "no-such-chart"\n\n{chart}\n',
      ['[unresolved-import]', '"no-such-chart"', 'docs/guides/a.mdx:3'],
    ],
    [
      'a page that imports a module that does not exist',
      'docs/guides/a.mdx',
      '# A\n\nimport chart from "./chart.ts"\n\n{chart}\n',
      ['[unresolved-import]', '"./chart.ts"', 'docs/guides/a.mdx:3'],
    ],
    [
      'a page that imports a name that a module does not export',
      'docs/guides/a.mdx',
      'import { answr } from "@site/src/answer"\n\n# A\n\nIt is {answr}.\n',
      ['[missing-export]', 'no export "answr"', 'docs/guides/a.mdx:1', 'Did you mean "answer"?'],
    ],
    [
      'a page that imports a name that a partial does not export',
      'docs/guides/a.mdx',
      '# A\n\nimport { prodct } from "@site/partials/shared.mdx"\n\nIt is {prodct}.\n',
      ['[missing-export]', 'no export "prodct"', 'docs/guides/a.mdx:3', 'Did you mean "product"?'],
    ],
    [
      'a component that imports a file that does not exist',
      'src/components/Box.tsx',
      "\nimport { width } from './sizes.ts'\n\nexport default () => width\n",
      ['[unresolved-import]', '"./sizes.ts"', 'src/components/Box.tsx:2'],
    ],
    [
      'a component that imports a package that is not installed',
      'src/components/Box.tsx',
      "import chart from 'no-such-chart'\n\nexport default () => chart\n",
      ['[unresolved-import]', '"no-such-chart"', 'src/components/Box.tsx:1'],
    ],
    [
      'a component that imports a name that a module does not export',
      'src/components/Box.tsx',
      "import { answr } from '../answer.ts'\n\nexport default () => answr\n",
      ['[bundle-failed]', '"answr" is not exported', 'src/components/Box.tsx:1'],
    ],
    [
      'a component with a mistake in its syntax',
      'src/components/Box.tsx',
      'export default function Box() {\n  return <p>\n}\n',
      ['[bundle-failed]', 'src/components/Box.tsx:'],
    ],
    [
      'a style sheet with a mistake in its syntax',
      'src/components/Box.css',
      'a {\n  color: red;\n}\n\n@media {{\n',
      ['[bundle-failed]', 'src/components/Box.css:'],
    ],
    [
      'a file in the islands folder that is not an island',
      'src/islands/Plain.tsx',
      'export default function Plain() {\n  return <p>Text</p>\n}\n',
      ['[not-an-island]', 'src/islands/Plain.tsx'],
    ],
    [
      'a file in the islands folder without a default export',
      'src/islands/Named.tsx',
      "import { island } from 'docent'\n\nexport const Named = island(() => null)\n",
      ['[not-an-island]', 'src/islands/Named.tsx'],
    ],
  ])('%s', async (_, file, text, says) => {
    const site = await copyFixture('basic')
    sites.push(site)
    await site.edit(
      'docent.config.ts',
      "mdx-components.ts',",
      "mdx-components.ts',\n  stylesheets: ['src/components/Box.css'],",
    )
    await site.write('src/components/Box.css', 'a { color: red }\n')
    await site.write(file, text)
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    for (const part of says) expect(stderr).toContain(part)
    expect(stderr).toContain('Fix:')
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(stderr).not.toContain('\u001b')
  })
})
