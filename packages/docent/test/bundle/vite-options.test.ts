import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { startDev } from '../support/dev.ts'
import { eventually } from '../support/eventually.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

const config = (imports: string, options: string): Record<string, string> => ({
  'docent.config.mjs': `${imports}
export default { title: 'Trial', url: 'https://docs.example.com', stylesheets: ['src/site.css'], ${options} }`,
})

/** The site's styles, as one text. */
async function styles(site: FixtureSite): Promise<string> {
  const names = readdirSync(join(site.dir, 'dist/assets')).filter((name) => name.endsWith('.css'))
  return (await Promise.all(names.map((name) => site.read(`dist/assets/${name}`)))).join('\n')
}

async function built(site: FixtureSite): Promise<void> {
  expect((await docent(['build', '--site', site.dir])).stderr).toBe('')
}

/** A component as React projects have them, which imports others and a style sheet by aliases. */
const PROJECT = {
  '.gitignore': 'dist\n.docent\n',
  'tsconfig.json': `{
  // As editors write it.
  "extends": "./tsconfig.base.json",
}`,
  'tsconfig.base.json': `{ "compilerOptions": { "paths": { "@/*": ["./missing/*", "./src/*"], "react": ["./none"] } } }`,
  'src/components/Badge.tsx': `import { useId } from 'react'
import { version } from '@/version'
import '~/components/badge.css'
export function Badge() { useId(); return <b className="own-badge mt-[13px]">v{version} {__NAME__}</b> }`,
  'src/components/badge.css': '.own-badge { outline: 1px solid }',
  'src/version.ts': `export const version = '2.1'`,
  'src/islands/Tag.tsx': `import { island } from 'docent'
import { Badge } from '@/components/Badge'
export default island(() => <i className="rounded-[11px]"><Badge /></i>)`,
  'src/Footer.tsx': `import { Badge } from '~/components/Badge'
export default () => <footer><Badge /></footer>`,
  'docs/index.mdx': `---
title: Home
---

import { Badge } from '@/components/Badge'
import { version } from '~/version'

<Badge /> {version}

<Tag />

<p className="tracking-[0.37em]">Spaced</p>
`,
}
const ALIASES = `components: { Footer: 'src/Footer.tsx' },
vite: { resolve: { alias: { '~': './src' } }, define: { __NAME__: '"Ada"' }, /* plugins */ },`
const TAILWIND = `@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);`

describe('a site with Tailwind CSS, aliases, and constants', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await writtenSite({
      ...PROJECT,
      ...config(
        `import tailwindcss from '@tailwindcss/vite'`,
        ALIASES.replace('/* plugins */', 'plugins: [tailwindcss()],'),
      ),
      'src/site.css': TAILWIND,
    })
    await site.remove('docs/index.md')
    await built(site)
  })
  afterAll(() => site.delete())

  test('has components from aliases in pages, islands, and the shell', async () => {
    const html = await site.read('dist/index.html')
    const badges = html.match(/<b class="own-badge mt-\[13px\]">v(?:<!-- -->)?2\.1/g)
    expect(badges).toHaveLength(3)
    expect(html).toMatch(/<\/b>\s(?:<!-- -->)?2\.1/)
    expect(html).toContain('Ada')
    expect(await styles(site)).toContain('.own-badge{outline:1px solid}')
  })

  test('has the utilities that components and pages use, after the styles of the shell', async () => {
    const css = await styles(site)
    for (const rule of ['margin-top:13px', 'border-radius:11px', 'letter-spacing:.37em'])
      expect(css).toContain(rule)
    expect(css.indexOf('margin-top:13px')).toBeGreaterThan(css.indexOf('.navbar'))
  })

  test('builds its styles again when a page uses another utility', async () => {
    await site.edit('docs/index.mdx', 'tracking-[0.37em]', 'tracking-[0.41em]')
    await built(site)
    expect(await styles(site)).toContain('letter-spacing:.41em')
    expect(await styles(site)).not.toContain('letter-spacing:.37em')
  })

  test('works in dev, and follows changes', async () => {
    const dev = await startDev(site)
    try {
      const shown = (path: string, text: string): Promise<void> =>
        eventually(async () => expect((await dev.get(path)).body).toContain(text))
      await shown('/', 'own-badge')
      await shown('/src/site.css?direct', 'margin-top: 13px')
      const page = await site.read('docs/index.mdx')
      await site.write('docs/index.mdx', page.replace(/tracking-\[.*?\]/, 'tracking-[0.53em]'))
      await shown('/', 'tracking-[0.53em]')
      await shown('/src/site.css?direct', 'letter-spacing: .53em')
      await site.edit('src/version.ts', '2.1', '2.2')
      await shown('/', '2.2')
    } finally {
      dev.stop()
    }
  })
})

describe('a site with PostCSS', () => {
  const PLUGIN = `export default { plugins: [{
    postcssPlugin: 'brand',
    Declaration(declaration) { if (declaration.value === 'brand') declaration.value = '#123456' },
    // Tailwind CSS 3 has this error.
    Once(root) {
      root.walkAtRules('layer', (rule) => {
        if (/^(?:base|components|utilities)$/.test(rule.params)) throw rule.error('no @tailwind')
      })
    },
  }] }`
  let site: FixtureSite
  beforeAll(async () => {
    site = await writtenSite({
      ...config('', ''),
      'postcss.config.mjs': PLUGIN,
      'src/site.css': '.own { color: brand; & b { margin: 1px } }',
    })
    await built(site)
  })
  afterAll(() => site.delete())

  test('has its styles, and those of the shell, from PostCSS', async () => {
    const css = await styles(site)
    expect(css).toMatch(/\.own\{color:#123456[};]/)
    expect(css).toContain('.navbar')
    expect(css).toMatch(/@layer base\s*\{/)
    expect(css).not.toContain('docent-layer')
  })

  test('builds its styles again when the configuration changes', async () => {
    await site.edit('postcss.config.mjs', '#123456', '#654321')
    await built(site)
    expect(await styles(site)).toContain('color:#654321')
  })

  test('works in dev', async () => {
    const dev = await startDev(site)
    try {
      expect((await dev.get('/src/site.css?direct')).body).toMatch(/color: #(?:123456|654321)/)
    } finally {
      dev.stop()
    }
  })
})

describe('a plugin of docent', () => {
  test("sets components and options of Vite besides the site's", async () => {
    const site = await writtenSite({
      ...config(
        `import { acme } from './plugin/acme.ts'`,
        `plugins: [acme], vite: { define: { __SITE__: '"two"' } }`,
      ),
      'src/site.css': '',
      'plugin/acme.ts': `import { fileURLToPath } from 'node:url'
import { definePlugin } from 'docent/plugin'
const ID = 'virtual:year'
export const acme = definePlugin({
  name: 'acme',
  config: () => ({
    components: { Footer: fileURLToPath(new URL('./Footer.tsx', import.meta.url)) },
    vite: {
      define: { __ACME__: '"one"' },
      plugins: [{
        name: 'acme-year',
        resolveId: (id: string) => (id === ID ? '\\0' + ID : undefined),
        load: (id: string) => (id === '\\0' + ID ? 'export default 2026' : undefined),
      }],
    },
  }),
})`,
      'plugin/Footer.tsx': `import year from 'virtual:year'
export default () => <footer>{[year, __ACME__, __SITE__].join(' ')}</footer>`,
    })
    try {
      await built(site)
      expect(await site.read('dist/index.html')).toContain('<footer>2026 one two</footer>')
    } finally {
      await site.delete()
    }
  })
})

describe('options of Vite', () => {
  async function problem(vite: string): Promise<string> {
    const site = await writtenSite({ ...config('', `vite: ${vite}`), 'src/site.css': '' })
    try {
      return (await docent(['check', '--site', site.dir])).stderr
    } finally {
      await site.delete()
    }
  }

  test('that docent sets are errors that name its own option', async () => {
    const stderr = await problem(`{ base: '/app/', server: { port: 3000 }, plugin: [] }`)
    expect(stderr).toContain("Set the site's `baseUrl` option.")
    expect(stderr).toContain('Run docent dev --port <number>.')
    expect(stderr).toContain('Did you mean "plugins"?')
  })

  test("that a plugin changes are an error, as is a plugin's failure", async () => {
    expect(
      await problem(`{ plugins: [{ name: 'acme', config: () => ({ base: '/app/' }) }] }`),
    ).toContain("[vite-option-changed] A Vite plugin in `vite.plugins` sets Vite's option `base`")
    expect(
      await problem(`{ plugins: [{ name: 'acme', transform() { throw new Error('Broken') } }] }`),
    ).toMatch(/\[bundle-failed\][^]*acme[^]*Broken/)
  })
})

test('a lazy component may import a package that only browsers can load', async () => {
  const site = await writtenSite({
    'src/node_modules/editor/package.json': '{ "name": "editor", "module": "./editor.js" }',
    'src/node_modules/editor/editor.js': `export default () => document.title`,
    'src/Editor.tsx': `import edit from 'editor'
export default () => <b>{edit()}</b>`,
    'src/islands/Playground.tsx': `import { island } from 'docent'
import { lazy, Suspense, useState } from 'react'
const Editor = lazy(() => import('../Editor.tsx'))
export default island(() => {
  const [isOpen, open] = useState(false)
  return isOpen ? <Suspense><Editor /></Suspense> : <button onClick={() => open(true)}>Try it</button>
})`,
    'docs/index.mdx': '---\ntitle: Home\n---\n\n<Playground />\n',
  })
  try {
    await site.remove('docs/index.md')
    await built(site)
    expect(await site.read('dist/index.html')).toContain('Try it')
    const names = readdirSync(join(site.dir, 'dist'), { recursive: true }).map(String)
    expect(names.filter((name) => name.endsWith('.mjs'))).toEqual([])
  } finally {
    await site.delete()
  }
})
