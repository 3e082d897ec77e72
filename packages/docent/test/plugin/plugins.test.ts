import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, describe, expect, test } from 'vitest'
import { docent, type Run } from '../support/docent.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

/** A site whose plugins are in `plugins.mjs`. */
async function siteWith(
  plugins: string,
  list: string,
  files: Record<string, string> = {},
): Promise<FixtureSite> {
  const config = `import * as own from './plugins.mjs'
export default {
  title: 'Trial',
  url: 'https://docs.example.com',
  plugins: ${list},
}
`
  const source = `import { definePlugin } from 'docent/plugin'\nimport { z } from 'zod'\n${plugins}`
  const site = await writtenSite({ ...files, 'plugins.mjs': source, 'docent.config.mjs': config })
  onTestFinished(site.delete)
  return site
}

/** What `docent build` or `check` prints about a site that it refuses. */
async function refusal(site: FixtureSite, command = 'check'): Promise<string> {
  const { code, stderr }: Run = await docent([command], site.dir)
  expect(code).toBe(1)
  return stderr.trim().replaceAll(site.dir, '')
}

async function success(site: FixtureSite, ...argv: string[]): Promise<string> {
  const { code, stdout, stderr } = await docent(argv, site.dir)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return stdout
}

const BANNER = `export const banner = definePlugin({
  name: 'acme-banner',
  version: '1.0.0',
  options: z.strictObject({ text: z.string(), color: z.enum(['red', 'blue']).default('red') }),
  setup: ({ text, color }) => ({
    config: () => ({ announcementBar: { id: 'banner', content: text, backgroundColor: color } }),
  }),
})
`

describe('options of a plugin', () => {
  test('are checked with its schema, and have its defaults', async () => {
    const site = await siteWith(BANNER, `[own.banner({ text: 'Hello' }), false]`)
    await success(site, 'build')
    const html = await site.read('dist/index.html')
    expect(html).toContain('Hello')
    expect(html).toContain('--announcement-bg:red')
  })

  test('that are invalid are an error with the plugin, the option, its line, and a fix', async () => {
    const site = await siteWith(BANNER, `[\n    own.banner({\n      text: 1,\n    }),\n  ]`)
    expect(await refusal(site)).toMatchInlineSnapshot(`
      "[invalid-plugin-options] The configuration of the plugin "acme-banner" is invalid: text is 1.
        docent.config.mjs:7:7
          5 |   plugins: [
          6 |     own.banner({
        > 7 |       text: 1,
            |       ^
          8 |     }),
          9 |   ],
        Fix: Set it to a string."
    `)
  })

  test('that are unknown are an error that names the nearest one', async () => {
    const site = await siteWith(BANNER, `[own.banner({ text: 'Hello', colour: 'red' })]`)
    expect(await refusal(site)).toMatchInlineSnapshot(`
              "[invalid-plugin-options] The configuration of the plugin "acme-banner" is invalid: colour isn't a known option.
                docent.config.mjs:5:41
                  3 |   title: 'Trial',
                  4 |   url: 'https://docs.example.com',
                > 5 |   plugins: [own.banner({ text: 'Hello', colour: 'red' })],
                    |                                         ^
                  6 | }
                  7 |
                Fix: Did you mean "color"? Known options: "text", "color"."
            `)
  })

  test('that are unknown in a nested object are compared with the names there', async () => {
    const nested = `export const a = definePlugin({
  name: 'a',
  options: z.strictObject({ list: z.array(z.strictObject({ color: z.string() })).optional() }).prefault({}),
  setup: () => ({}),
})`
    const site = await siteWith(nested, `[own.a({ list: [{ color: 'red', colr: 1 }] })]`)
    const text = await refusal(site)
    expect(text).toContain(`list[0].colr isn't a known option`)
    expect(text).toContain('Did you mean "color"?')
  })

  test('that are missing are an error', async () => {
    const site = await siteWith(BANNER, `[own.banner()]`)
    expect(await refusal(site)).toContain('text is missing.')
  })
})

test.each([
  ["components: { Footer: './Footer.tsx' }", 'components.Footer', './Footer.tsx'],
  ["stylesheets: ['a.css']", 'stylesheets[0]', 'a.css'],
  ["redirects: 'redirects.ts'", 'redirects', 'redirects.ts'],
])('a file that a plugin names and that does not exist: %s', async (option, path, file) => {
  const plugin = `export const a = definePlugin({ name: 'a', config: () => ({ ${option} }) })`
  const site = await siteWith(plugin, '[own.a]', { 'docs/index.md': '# Start\n' })
  const text = await refusal(site)
  expect(text).toContain(
    `[missing-configured-file] The plugin "a" sets ${path} to the file "${file}", which doesn't exist.`,
  )
  expect(text).toContain("Use the absolute path of one of the plugin's files")
})

test('files of a plugin can have absolute paths', async () => {
  const plugin = `import { fileURLToPath } from 'node:url'
const local = (path) => fileURLToPath(new URL(path, import.meta.url))
export const a = definePlugin({
  name: 'a',
  config: () => ({
    redirects: local('./parts/redirects.mjs'),
  }),
})`
  const site = await siteWith(plugin, '[own.a]', {
    'docs/page.md': '# Page\n',
    'parts/redirects.mjs': "export default [{ from: '/old', to: '/page' }]\n",
  })
  await success(site, 'build')
  expect(await site.read('dist/old/index.html')).toContain('/page')
})

test.each([
  ["favicon: '/a.png'", 'favicon', 'static/a.png'],
  ["mdxComponents: 'mdx.tsx'", 'mdxComponents', 'mdx.tsx'],
])(
  'a file of the site that a plugin names and that does not exist: %s',
  async (option, path, file) => {
    const plugin = `export const a = definePlugin({ name: 'a', config: () => ({ ${option} }) })`
    const text = await refusal(await siteWith(plugin, '[own.a]'), 'build')
    expect(text).toContain(`The plugin "a" sets ${path} to the file "${file}"`)
    expect(text).toContain("Add the file to the site, because this option can't name a file of the")
  },
)

test('a path of a plugin to a file that was not compiled is an error that says so', async () => {
  const plugin = `export const a = definePlugin({
  name: 'a',
  config: ({}, { siteDir }) => ({ components: { Footer: siteDir + '/parts/Footer.js' } }),
})`
  const site = await siteWith(plugin, '[own.a]', {
    'docs/index.md': '# Start\n',
    'parts/Footer.jsx': 'export default () => null\n',
  })
  expect(await refusal(site)).toContain(
    'Fix: Did you mean "parts/Footer.jsx"? Correct the path in the plugin. If the plugin is compiled, compile it first.',
  )
})

describe('the list of plugins', () => {
  test('takes no function that was not called', async () => {
    const site = await siteWith(BANNER, `[own.banner]`)
    expect(await refusal(site)).toContain('Call the function: plugins: [example()]')
  })

  test('has each plugin once', async () => {
    const site = await siteWith(BANNER, `[own.banner({ text: 'A' }), own.banner({ text: 'B' })]`)
    expect(await refusal(site)).toContain('The plugin "acme-banner" is in the configuration twice.')
  })

  test.each([
    [
      'outputs: () => []',
      'has the hook "outputs", which doesn\'t exist.\n',
      'Did you mean "output"?',
    ],
    ["output: 'a.txt'", 'is of the type string.', 'Make "output" a function.'],
  ])('refuses a plugin with %s', async (hook, problem, fix) => {
    const site = await siteWith(`export const a = definePlugin({ name: 'a', ${hook} })`, `[own.a]`)
    const text = await refusal(site)
    expect(text).toContain(problem)
    expect(text).toContain(fix)
    expect(text).toContain('docent.config.mjs:5')
  })
})

/** Two plugins that replace the footer, and one that returns what it has received. */
const FOOTERS = `const footer = (name) => definePlugin({
  name,
  config: (_, { siteDir }) => ({ components: { Footer: siteDir + '/' + name + '.jsx' } }),
})
export const a = footer('a')
export const b = footer('b')
export const same = definePlugin({ name: 'same', config: ({ components }) => ({ components }) })`
const FOOTER_FILES = Object.fromEntries(
  [
    ['a', 'From a'],
    ['b', 'From b'],
    ['Site', 'From the site'],
  ].map(([name, text]) => [`${name}.jsx`, `export default () => <footer>${text}</footer>\n`]),
)

describe('the hook config', () => {
  test('merges in the order of the plugins: objects by key, lists one after the other', async () => {
    const site = await siteWith(
      `const tag = (name) => ({ tag: 'meta', attributes: { name, content: '1' } })
export const a = definePlugin({
  name: 'a',
  config: async (config) => ({ headTags: [tag('a')], tagline: config.title + ' a', colorMode: { disableSwitch: true } }),
})
export const b = definePlugin({ name: 'b', config: ({ tagline, headTags }) => ({ tagline: tagline + ' b', headTags: [tag('b' + headTags.length)], colorMode: { defaultMode: 'dark' } }) })`,
      `[own.a, own.b]`,
    )
    await site.remove('docs/index.md')
    await site.write('docs/index.md', '---\ntitle: Home\n---\n')
    await success(site, 'build')
    const html = await site.read('dist/index.html')
    expect(html.indexOf('<meta name="a"')).toBeGreaterThan(0)
    expect(html.indexOf('<meta name="b1"')).toBeGreaterThan(html.indexOf('<meta name="a"'))
    expect(html).toContain('data-theme="dark"')
    expect(await site.read('dist/llms.txt')).toContain('Trial a b')
  })

  test('names the plugin that set an invalid option', async () => {
    const site = await siteWith(
      `export const a = definePlugin({ name: 'a', config: () => ({ navbar: { items: [{ type: 'nothing' }] } }) })
export const b = definePlugin({ name: 'b', config: () => ({ tagline: 'B' }) })`,
      `[own.a, own.b]`,
    )
    const text = await refusal(site)
    expect(text).toContain('navbar.items[0].type, which the plugin "a" sets, is "nothing"')
  })

  test('names the plugin that failed', async () => {
    const site = await siteWith(
      `export const a = definePlugin({ name: 'a', config() { throw new Error('no network') } })`,
      `[own.a]`,
    )
    expect(await refusal(site)).toMatchInlineSnapshot(`
      "[hook-failed] The plugin "a" failed in config: no network
        Fix: Correct the plugin or its options, or remove "a" from plugins."
    `)
  })

  test.each([
    ['[own.a]', "components: { Footer: 'Site.jsx' }", 'From the site'],
    ['[own.a, own.same]', "tagline: 'Trial'", 'From a'],
  ])('replaces a component, unless the site does: %s %s', async (list, option, text) => {
    const site = await siteWith(FOOTERS, `${list},\n  ${option}`, FOOTER_FILES)
    await success(site, 'build')
    expect(await site.read('dist/index.html')).toContain(text)
  })

  test('can not replace a component that another plugin replaces', async () => {
    const site = await siteWith(FOOTERS, `[own.a, own.b]`, FOOTER_FILES)
    expect(await refusal(site)).toMatchInlineSnapshot(`
      "[repeated-component] Several plugins replace the component Footer: "a", "b".
        docent.config.mjs:5:20
          3 |   title: 'Trial',
          4 |   url: 'https://docs.example.com',
        > 5 |   plugins: [own.a, own.b],
            |                    ^
          6 | }
          7 |
        Fix: Remove one of the plugins from the configuration, or choose the component in components.Footer."
    `)
    await site.edit(
      'docent.config.mjs',
      "title: 'Trial',",
      "title: 'Trial', components: { Footer: 'Site.jsx' },",
    )
    await success(site, 'build')
    expect(await site.read('dist/index.html')).toContain('From the site')
  })

  test('refuses plugins of plugins', async () => {
    const site = await siteWith(
      `export const a = definePlugin({ name: 'a', config: () => ({ plugins: [] }) })`,
      `[own.a]`,
    )
    expect(await refusal(site)).toContain("A plugin can't add plugins. Let the site list them.")
  })
})

describe('the hooks page and head', () => {
  test('change the data of pages and the elements of their heads', async () => {
    const site = await siteWith(
      `export const a = definePlugin({
  name: 'a',
  page: ({ route, description }, { site, file }) =>
    route === '/' ? { description: site.title + ': ' + description, extra: { file: file.endsWith('index.md') } } : undefined,
  head: (page) => [
    { tag: 'meta', attributes: { name: 'headings', content: page.headings.map(({ id }) => id).join() } },
    { tag: 'script', html: 'globalThis.own = 1' },
  ],
})`,
      `[own.a]`,
      { 'docs/index.md': '---\ntitle: Home\n---\n\nFirst.\n\n## Second\n' },
    )
    await success(site, 'build')
    const html = await site.read('dist/index.html')
    expect(html).toContain('<meta name="description" content="Trial: First."/>')
    expect(html).toContain(
      '<meta name="headings" content="second"><script>globalThis.own = 1</script>',
    )
    const [hash] = /sha256-[\w+/=]+(?=' 'sha256)/.exec(await site.read('dist/_headers')) ?? []
    expect(hash).toBeDefined()
    const policy = await site.read('dist/_headers')
    const { createHash } = await import('node:crypto')
    const own = createHash('sha256').update('globalThis.own = 1').digest('base64')
    expect(policy).toContain(`'sha256-${own}'`)
  })

  test.each([
    [`page: async () => ({})`, 'returned a promise.'],
    [`page: () => ({ route: '/x' })`, `returned "route", which plugins can't change.`],
    [`head: () => [{ tag: 'title' }]`, 'returned the element "title".'],
  ])('refuse %s', async (hook, problem) => {
    const site = await siteWith(`export const a = definePlugin({ name: 'a', ${hook} })`, `[own.a]`)
    expect(await refusal(site)).toContain(problem)
  })
})

describe('the hook image', () => {
  /** A plugin whose images differ in their last byte. */
  const cards = (byte: number, name = 'a'): string => `
const png${name} = Buffer.concat([Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'), Buffer.of(${byte})])
png${name}.writeUInt32BE(1200, 16)
png${name}.writeUInt32BE(630, 20)
export const ${name} = definePlugin({
  name: '${name}',
  image: ({ title, kind }) =>
    kind === 'doc' ? { alt: 'Card: ' + title, key: '', draw: () => ({ png: png${name} }) } : undefined,
})`

  /** Names of the drawn images, and how many the last build has drawn. */
  async function drawn(site: FixtureSite): Promise<{ names: string[]; count: string | undefined }> {
    const [, count] = /Draw link previews.* (\d+) new/.exec(await success(site, 'build')) ?? []
    const names = readdirSync(join(site.dir, 'dist/assets'))
    return { names: names.filter((name) => name.startsWith('preview.')), count }
  }

  test('draws the image that links show, with its size and text alternative', async () => {
    const site = await siteWith(cards(1), `[own.a]`, {
      'docs/own.md': '---\ntitle: Own\nimage: https://example.com/own.png\n---\n',
    })
    const { names, count } = await drawn(site)
    expect(names).toHaveLength(1)
    expect(count).toBe('1')
    const html = await site.read('dist/index.html')
    expect(html).toContain(
      `<meta property="og:image" content="https://docs.example.com/assets/${names[0]}"/><meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/><meta property="og:image:alt" content="Card: Home"/>`,
    )
    const own = await site.read('dist/own/index.html')
    expect(own).toContain('content="https://example.com/own.png"')
    expect(own).not.toContain('assets/preview.')
    expect(await site.read('dist/search/index.html')).not.toContain('og:image')
  })

  test('draws an image again when its plugin has changed, and only then', async () => {
    const site = await siteWith(cards(1), `[own.a]`)
    const first = await drawn(site)
    expect(await drawn(site)).toEqual({ names: first.names, count: '0' })
    await site.edit('plugins.mjs', 'Buffer.of(1)', 'Buffer.of(2)')
    const second = await drawn(site)
    expect(second.count).toBe('1')
    expect(second.names).toHaveLength(1)
    expect(second.names).not.toEqual(first.names)
  })

  test.each([
    [cards(1) + cards(2, 'b'), '[own.a, own.b]', 'Several plugins have an image for /: "a", "b".'],
    [
      `export const a = definePlugin({ name: 'a', image: () => ({ alt: 'A', key: '', draw: () => ({ png: 'text' }) }) })`,
      '[own.a]',
      `The hook "image" of the plugin "a" returned an image that isn't a PNG file.`,
    ],
    [
      cards(1).replace('.writeUInt32BE(630', '.writeUInt32BE(1200'),
      '[own.a]',
      `The hook "image" of the plugin "a" returned an image of 1200 by 1200 pixels.`,
    ],
    [
      `export const a = definePlugin({ name: 'a', image: () => ({ alt: 'A' }) })`,
      '[own.a]',
      `The hook "image" of the plugin "a" returned an image that lacks alt text or a key.`,
    ],
  ])('refuses what it can not use', async (plugins, list, problem) => {
    expect(await refusal(await siteWith(plugins, list), 'build')).toContain(problem)
  })
})

describe('the hook output', () => {
  test('imports modules of the site and packages when it runs', async () => {
    const site = await siteWith(
      `export const a = definePlugin({
  name: 'a',
  async output() {
    const [{ text }, { stringify }] = await Promise.all([import('./later.ts'), import('yaml')])
    return [{ path: 'later.txt', content: text + stringify('a package') }]
  },
})`,
      `[own.a]`,
      {
        'later.ts': "export const text: string = 'A module, '\n",
      },
    )
    for (const round of ['without a cache', 'with a cache']) {
      await success(site, 'build')
      expect(await site.read('dist/later.txt'), round).toBe('A module, a package\n')
    }
  })

  test('writes files from pages, which other pages can link to', async () => {
    const site = await siteWith(
      `export const a = definePlugin({
  name: 'a',
  async output({ pages, hosting, staticFiles, site, siteDir }) {
    const [page] = pages.filter(({ route }) => route === '/')
    return [
      { path: 'own/page.html', content: await page.html() },
      { path: 'own/page.md', content: await page.markdown() },
      { path: 'own/bytes.bin', content: new Uint8Array([1, 2]) },
      { path: 'own/copy.txt', copyOf: siteDir + '/static/a.txt' },
      { path: 'own/data.json', content: JSON.stringify({ statics: [...staticFiles], title: site.title, policy: hosting.policy }) },
    ]
  },
})`,
      `[own.a]`,
      {
        'docs/index.md':
          '---\ntitle: Home\n---\n\nSee [the data](pathname:///own/data.json) **now**.\n',
        'static/a.txt': 'A',
      },
    )
    await site.edit('docs/index.md', 'pathname://', '')
    await success(site, 'build')
    expect(await site.read('dist/own/page.html')).toContain('<strong>now</strong>')
    expect(await site.read('dist/own/page.md')).toContain('**now**')
    expect(await site.read('dist/own/bytes.bin')).toBe('\u0001\u0002')
    expect(await site.read('dist/own/copy.txt')).toBe('A')
    const data = JSON.parse(await site.read('dist/own/data.json')) as Record<string, unknown>
    expect(data).toMatchObject({ statics: ['a.txt'], title: 'Trial' })
    expect(data.policy).toContain('script-src')
  })

  test('follows its plugin: a changed one writes other files, and its old ones are removed', async () => {
    const site = await siteWith(
      `export const a = definePlugin({ name: 'a', output: () => [{ path: 'a.txt', content: 'one' }] })`,
      `[own.a]`,
    )
    await success(site, 'build')
    await site.edit('plugins.mjs', `'a.txt', content: 'one'`, `'b.txt', content: 'two'`)
    await success(site, 'build')
    expect(await site.read('dist/b.txt')).toBe('two')
    await expect(site.read('dist/a.txt')).rejects.toThrow('ENOENT')
  })

  test.each([
    ["[{ path: 'sitemap.xml', content: '' }]", 'the plugin "a"', 'the sitemap'],
    ["[{ path: 'robots.txt', content: '' }]", 'robots.txt', 'the plugin "a"'],
  ])('conflicts with another file: %s', async (files, ...parts) => {
    const site = await siteWith(
      `export const a = definePlugin({ name: 'a', output: () => ${files} })`,
      `[own.a]`,
    )
    const text = await refusal(site, 'build')
    for (const part of parts) expect(text).toContain(part)
  })

  test.each([
    ["{ path: '../x', content: '' }", 'the path "../x"'],
    ["{ path: '/x', content: '' }", 'the path "/x"'],
    ["{ path: 'x', content: 1 }", 'the file "x" without text or bytes'],
    [
      "{ path: 'x', copyOf: '/nothing/at/all' }",
      `a copy of "/nothing/at/all", which doesn't exist`,
    ],
  ])('refuses the file %s', async (file, problem) => {
    const site = await siteWith(
      `export const a = definePlugin({ name: 'a', output: () => [${file}] })`,
      `[own.a]`,
    )
    expect(await refusal(site)).toContain(`The hook "output" of the plugin "a" returned ${problem}`)
  })

  test('has a time limit', async () => {
    const site = await siteWith(
      `export const a = definePlugin({ name: 'a', output: () => new Promise((done) => setTimeout(done, 100_000)) })`,
      `[own.a],\n  pluginTimeout: 0.2`,
    )
    expect(await refusal(site)).toContain(
      `The hook "output" of the plugin "a" didn't finish within 0.2 seconds.`,
    )
  })
})

describe('an endless loop', () => {
  test.each([
    ['config', 'config() { for (;;); }'],
    ['pages', 'pages() { for (;;); }'],
    ['page', 'page() { for (;;); }'],
    ['head', 'head() { for (;;); }'],
    ['image', 'image() { for (;;); }'],
    ['image', `image: () => ({ alt: '', key: '', draw() { for (;;); } })`],
    ['output', 'output() { for (;;); }'],
    ['check', 'check() { for (;;); }'],
  ])('in the hook %s ends with its name and that of the plugin', async (name, hook) => {
    const site = await siteWith(
      `export const a = definePlugin({ name: 'a', ${hook} })`,
      `[own.a],\n  pluginTimeout: 0.2`,
    )
    expect(await refusal(site, 'build')).toContain(
      `The hook "${name}" of the plugin "a" didn't finish within 0.2 seconds.`,
    )
  })
})

test('the hook check reports findings with file, line, and fix', async () => {
  const site = await siteWith(
    `export const rules = definePlugin({
  name: 'acme-rules',
  check: ({ pages }) => pages.filter(({ file }) => file.endsWith('index.md')).flatMap(({ file }) => [
    { file, line: 5, message: 'The word "Simply" is on this page.', fix: 'Leave it out.' },
    { message: 'A warning.', fix: 'Nothing.', severity: 'warning' },
  ]),
})`,
    `[own.rules]`,
    { 'docs/index.md': '---\ntitle: Home\n---\n\nSimply install it.\n' },
  )
  expect(await refusal(site)).toMatchInlineSnapshot(`
        "[plugin-finding] acme-rules: The word "Simply" is on this page.
          docs/index.md:5
            3 | ---
            4 |
          > 5 | Simply install it.
            6 |
          Fix: Leave it out."
      `)
  await site.edit('plugins.mjs', 'line: 5,', "line: 5, severity: 'warning',")
  expect(await success(site, 'check')).toContain('no errors, 2 warnings')
})

describe('the hook command', () => {
  const LINKS = `export const links = definePlugin({
  name: 'acme-links',
  command: {
    'links list': {
      text: 'List all pages',
      parameters: '[prefix]',
      flags: { limit: { text: 'Number of pages', value: '<number>', highest: 10 }, json: { text: 'Print JSON' } },
      async run({ parameters: [prefix = '/'], flags, build, say }) {
        const { pages } = await build()
        const routes = pages.map(({ route }) => route).filter((route) => route.startsWith(prefix))
        say(flags.json ? JSON.stringify(routes.slice(0, flags.limit)) : 'Pages: ' + routes.length)
      },
    },
  },
})`
  test('adds a command with parameters, flags, and help', async () => {
    const site = await siteWith(LINKS, `[own.links]`, { 'docs/guide.md': '# Guide\n' })
    const out = await success(site, 'links', 'list', '/g', '--json', '--limit', '1')
    expect(out).toContain('["/guide"]')
    const help = await success(site, 'links', 'list', '--help')
    expect(help).toContain('Usage: docent links list [prefix] [options]')
    expect(help).toContain('--limit <number>  Number of pages')
    expect(await success(site, '--help')).toMatch(
      /Commands of plugins:\n {2}links list \[prefix\] {2}List all pages/,
    )
    const { stderr } = await docent(['links', 'lst'], site.dir)
    expect(stderr).toContain('Did you mean "links list"?')
    const flag = await docent(['links', 'list', '--limt', '1'], site.dir)
    expect(flag.stderr).toContain('Did you mean "--limit"?')
  })

  test('names the plugin whose command fails', async () => {
    const site = await siteWith(
      `export const a = definePlugin({ name: 'a', command: { fail: { text: 'Fail', run: async () => { throw new Error('no key') } } } })`,
      `[own.a]`,
    )
    expect(await refusal(site, 'fail')).toContain('The plugin "a" failed in command "fail": no key')
  })
})

describe('names of modules that a plugin resolves', () => {
  const page = "import Name from 'acme:name'\n\n<Name />\n"
  const named = (code: string): Promise<FixtureSite> =>
    siteWith(`export const a = definePlugin({ name: 'a', resolve: ${code} })`, '[own.a]', {
      'docs/page.mdx': page,
      'src/Name.jsx': 'export default () => <b>Named</b>\n',
    })

  test('are files, also for a Vite plugin of the same plugin', async () => {
    const site = await named(
      `(name, importer, { siteDir }) => name === 'acme:name' ? siteDir + '/src/Name.jsx' : undefined`,
    )
    await success(site, 'build')
    expect(await site.read('dist/page/index.html')).toContain('<b>Named</b>')
    const vite = `{ resolveId: (id) => id === 'acme:name' ? '\\0acme' : undefined, name: 'acme',
      load: (id) => id === '\\0acme' ? 'export default () => "Made"' : undefined }`
    const made = await named(
      `(name) => name === 'acme:name' ? name : undefined, config: () => ({ vite: { plugins: [${vite}] } })`,
    )
    await success(made, 'build')
    expect(await made.read('dist/page/index.html')).toContain('Made')
  })

  test('can be errors with a fix of the plugin, and the line', async () => {
    const text = await refusal(
      await named(`(name) => name === 'acme:name' ? { fix: 'Write it.' } : undefined`),
    )
    expect(text).toContain('[foreign-module] docent has no module "acme:name".')
    expect(text).toContain('docs/page.mdx:1')
    expect(text).toContain('Fix: Write it.')
  })

  test.each([
    ["() => 'relative.js'", 'returned "relative.js" for "acme:name"'],
    ['() => 1', 'returned 1 for "acme:name"'],
    ['async () => undefined', 'returned {} for "acme:name"'],
    ["() => { throw new Error('No names') }", 'No names'],
  ])('are errors that name the plugin: %s', async (code, problem) => {
    const text = await refusal(await named(code))
    expect(text).toMatch(/plugin "a"[\s\S]* resolve|hook "resolve" of the plugin "a"/)
    expect(text).toContain(problem)
  })
})

test.each([
  [
    'pages',
    '() => [{ path: "a", title: "A", markdown: "" }]',
    'something without a list of "pages"',
  ],
  ['pages', '() => undefined', 'something without a list of "pages"'],
  ['pages', '() => ({ pages: [], watch: "data" })', 'a string instead of a list'],
  [
    'pages',
    '() => ({ pages: [{ path: "/a", title: "A", markdown: "" }] })',
    'a page with the path "/a", which begins with a slash',
  ],
  ['head', '() => ({})', 'an object instead of a list'],
  ['output', '() => "owners.json"', 'a string instead of a list'],
  ['check', '() => ({})', 'an object instead of a list'],
])('a result of the hook %s in another form is an error: %s', async (hook, code, problem) => {
  const site = await siteWith(
    `export const a = definePlugin({ name: 'a', ${hook}: ${code} })`,
    '[own.a]',
  )
  expect(await refusal(site, 'build')).toContain(
    `[invalid-hook-result] The hook "${hook}" of the plugin "a" returned ${problem}`,
  )
})

test('a plugin without a name is an error that says so', async () => {
  const site = await siteWith('export const a = { output: () => [] }', '[own.a]')
  expect(await refusal(site)).toContain('Fix: Give the plugin a name: definePlugin({ name, … }).')
})

test('data that a schema of a plugin refuses in a hook is one readable line', async () => {
  const plugin = `export const a = definePlugin({
  name: 'a',
  pages() {
    z.array(z.object({ name: z.string() })).parse([{ name: 1 }, {}])
    return { pages: [] }
  },
})`
  const site = await siteWith(plugin, '[own.a]', { 'docs/index.md': '# Start\n' })
  expect(await refusal(site)).toContain(
    'The plugin "a" failed in pages: [0].name: Invalid input: expected string, received number; [1].name: Invalid input: expected string, received undefined\n',
  )
})

describe('an error that a plugin has defined', () => {
  const thrown = (
    problem: string,
  ): string => `import { defineErrors, errorEntry } from 'docent/plugin'
const errors = defineErrors({
  unknown: errorEntry({
    code: 'unknown-owner',
    message: ({ name }) => 'There is no "' + name + '" in owners.json.',
    hint: () => 'Add the name.',
  }),
})
export const a = definePlugin({
  name: 'acme-owners',
  pages({ siteDir }) {
    const file = siteDir + '/owners.json'
    throw ${problem}
  },
})`

  test('names the plugin', async () => {
    const plugin = thrown(`errors.unknown({ name: 'Ada', file, line: 1, source: '["Grace"]' })`)
    const site = await siteWith(plugin, '[own.a]')
    expect(await refusal(site)).toMatchInlineSnapshot(`
      "[unknown-owner] acme-owners: There is no "Ada" in owners.json.
        owners.json:1
        > 1 | ["Grace"]
        Fix: Add the name."
    `)
  })

  test('names the plugin with each of several', async () => {
    const several = thrown(
      `new AggregateError(['Ada', 'Grace'].map((name) => errors.unknown({ name })), 'Two errors')`,
    )
    const text = await refusal(await siteWith(several, '[own.a]'))
    expect(text).toContain('[unknown-owner] acme-owners: There is no "Ada" in owners.json.')
    expect(text).toContain('[unknown-owner] acme-owners: There is no "Grace" in owners.json.')
  })
})
