import { expect, onTestFinished, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { writtenSite } from '../support/fixtures.ts'

test('all modules that are missing are reported together, each once', async () => {
  const site = await writtenSite(
    {
      'docs/a.mdx': "import A from './none'\nimport B from './_none.mdx'\n\n<A />\n",
      'docs/b.mdx': "import C from 'no-such-package'\nimport D from '@theme/NoSuchPart'\n\n<C />\n",
      'docs/c.mdx': "import E from '@site/src/E'\n\n<E />\n",
      'src/E.jsx':
        "import x from 'another-package'\nimport y from './missing'\nexport default () => x + y\n",
      'src/pages/f.jsx': "import z from '@docusaurus/noSuchModule'\nexport default () => z\n",
    },
    "plugins: [(await import('@docent/docusaurus')).docusaurus()]",
  )
  onTestFinished(site.delete)
  const { code, stderr } = await docent(['build'], site.dir)
  expect(code).toBe(1)
  for (const [name, location] of [
    ['./none', 'docs/a.mdx:1'],
    ['./_none.mdx', 'docs/a.mdx:2'],
    ['no-such-package', 'docs/b.mdx:1'],
    ['@theme/NoSuchPart', 'docs/b.mdx:2'],
    ['another-package', 'src/E.jsx:1'],
    ['./missing', 'src/E.jsx:2'],
    ['@docusaurus/noSuchModule', 'src/pages/f.jsx:1'],
  ] as const) {
    expect(stderr).toContain(`"${name}"`)
    expect(stderr.split(location), location).toHaveLength(2)
  }
})

test('what is missing in a module that a Vite plugin makes up is an error with the name', async () => {
  const site = await writtenSite(
    {
      'docs/a.mdx': "import F from '@site/src/F'\n\n<F />\n",
      'src/F.jsx': "import { x } from 'made-up'\nexport default () => x\n",
    },
    `vite: {
      plugins: [
        {
          name: 'made-up',
          resolveId: (id) => (id === 'made-up' ? '\\0made-up' : undefined),
          load: (id) => (id === '\\0made-up' ? "export { x } from '/nowhere.js'" : undefined),
        },
      ],
    }`,
  )
  onTestFinished(site.delete)
  const { code, stderr } = await docent(['build'], site.dir)
  expect(code).toBe(1)
  expect(stderr).toContain('"/nowhere.js"')
  expect(stderr).not.toContain('TypeError')
})
