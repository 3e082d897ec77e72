import { describe, expect, test } from 'vitest'
import { convertConfig } from '../src/convert-config.ts'
import { packageFiles } from '../src/new-package.ts'
import { writeOptions } from '../src/write-options.ts'
import type { Code } from '../src/write-site.ts'
import { said, siteWith } from './test-sites.ts'

test("Docusaurus' defaults are written to the configuration", () => {
  expect(convertConfig(siteWith({ title: 'Acme', url: 'https://acme.dev' })).options).toEqual({
    plugins: [expect.objectContaining({ text: 'docusaurus()' })],
    title: 'Acme',
    url: 'https://acme.dev',
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onBrokenMarkdownLinks: 'warn',
    onDuplicateRoutes: 'warn',
    markdown: { format: 'mdx', emoji: true },
    codeBlocks: { deriveJavaScript: false },
    imageZoom: false,
  })
})

test('options of all levels are converted', () => {
  const { options, findings } = convertConfig(
    siteWith({
      baseUrl: '/docs',
      onBrokenAnchors: 'log',
      staticDirectories: ['public', 'assets'],
      markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'throw' } },
      headTags: [{ tagName: 'link', attributes: { rel: 'icon' }, innerHTML: '' }],
      scripts: ['https://a.dev/a.js', { src: '/b.js', async: true, defer: false }],
      stylesheets: [{ href: '/a.css', type: 'text/css' }],
      themeConfig: {
        image: 'img/card.png',
        metadata: [{ name: 'theme-color', content: '#fff' }],
        docs: { sidebar: { hideable: true } },
        tableOfContents: { maxHeadingLevel: 4 },
        announcementBar: { content: 'New' },
        zoom: { selector: '.markdown img', background: { light: '#fff' } },
      },
      url: 'https://acme.dev',
      projectName: 'acme',
      deploymentBranch: 'gh-pages',
      customFields: { a: 1 },
      unheardOf: true,
    }),
  )
  expect(options).toMatchObject({
    plugins: [
      expect.objectContaining({
        text: expect.stringMatching(
          /^docusaurus\(\{\s+"customFields": \{\s+"projectName": "acme",\s+"a": 1/,
        ),
      }),
    ],
    baseUrl: '/docs/',
    onBrokenAnchors: 'warn',
    onBrokenMarkdownLinks: 'throw',
    staticDir: 'public',
    markdown: { format: 'detect', emoji: true },
    sidebar: { hideable: true },
    tableOfContents: { maxHeadingLevel: 4 },
    announcementBar: { id: 'announcement-bar', content: 'New' },
    headTags: [
      { tag: 'link', attributes: { rel: 'icon' }, html: '' },
      { tag: 'script', attributes: { src: 'https://a.dev/a.js' } },
      { tag: 'script', attributes: { src: '/b.js', async: true } },
      { tag: 'link', attributes: { rel: 'stylesheet', href: '/a.css', type: 'text/css' } },
      {
        tag: 'meta',
        attributes: { property: 'og:image', content: 'https://acme.dev/docs/img/card.png' },
      },
      { tag: 'meta', attributes: { name: 'theme-color', content: '#fff' } },
    ],
  })
  expect(said(findings, 'manual')).toEqual([
    'staticDirectories: assets: docent has one static folder. Move the files to public.',
    'unheardOf: docent has no such option.',
  ])
  expect(said(findings, 'dropped')).toEqual([
    'deploymentBranch: Only the `deploy` command of Docusaurus uses it.',
  ])
  expect(said(findings, 'converted')).toContain(
    'projectName: docusaurus({ customFields }), for components',
  )
})

describe('search', () => {
  test('DocSearch filters by version and language by default', () => {
    const algolia = {
      appId: 'A',
      apiKey: 'k',
      indexName: 'acme',
      searchParameters: { facetFilters: ['type:docs'], hitsPerPage: 5 },
      replaceSearchResultPathname: { from: '/docs/', to: '/' },
      insights: true,
    }
    const { options, findings } = convertConfig(siteWith({ themeConfig: { algolia } }))
    expect(options.search).toEqual({
      replaceSearchResultPathname: { from: '\\/docs\\/', to: '/' },
    })
    const [config, file] = [
      ...writeOptions(options),
      ...packageFiles(siteWith({}), options, '/out'),
    ]
    expect(config?.text).toContain("import { algolia } from '@docent/algolia'\n")
    const [, given = ''] = /algolia\((\{[^)]*\})\)/.exec(config?.text ?? '') ?? []
    expect(JSON.parse(given)).toEqual({
      appId: 'A',
      apiKey: 'k',
      indexName: 'acme',
      contextualSearch: true,
      facetFilters: ['type:docs'],
      searchParameters: { hitsPerPage: 5 },
    })
    expect(file?.text).toContain('"@docent/algolia":')
    expect(said(findings, 'manual')).toHaveLength(1)
  })

  test('plugins with a local index are replaced with docent’s search', () => {
    const { options, findings } = convertConfig(
      siteWith({ themes: [['@easyops-cn/docusaurus-search-local', { hashed: true }]] }),
    )
    expect(options.search).toBeUndefined()
    expect(said(findings, 'converted')).toEqual([
      'themes[0]: @easyops-cn/docusaurus-search-local: search: docent’s own, in an index that the build writes',
    ])
  })
})

describe('Markdown plugins', () => {
  const remarkMath = (): undefined => undefined
  const shout = (): undefined => undefined
  const npm2yarn = (): undefined => undefined
  const convertedWith = (options: object) =>
    convertConfig(
      siteWith(
        {
          plugins: [
            ['@docusaurus/plugin-content-docs', options],
            ['@docusaurus/plugin-content-docs', { id: 'b', ...options }],
          ],
        },
        {
          modules: new Map<unknown, string>([
            [remarkMath, 'remark-math'],
            [shout, 'src/shout.js'],
          ]),
        },
      ),
    )

  test('are run by docent, once for all docs, or have a replacement', () => {
    const { options, findings } = convertedWith({
      remarkPlugins: [remarkMath, [shout, { sign: '!' }]],
      rehypePlugins: [shout, [npm2yarn, { sync: true }]],
    })
    expect(options.codeBlocks).toMatchObject({ packageManagers: ['npm', 'yarn', 'pnpm', 'bun'] })
    expect(options.markdown).toMatchObject({
      math: true,
      mdastPlugins: [{ plugin: 'src/shout.js', options: { sign: '!' } }],
      hastPlugins: ['src/shout.js'],
    })
    expect(said(findings, 'manual')).toEqual([])
  })

  test('with functions as options, or without a module, become manual steps', () => {
    const { options, findings } = convertedWith({
      remarkPlugins: [[shout, { make: () => '' }], () => undefined],
      recmaPlugins: [shout],
    })
    expect(options.markdown).not.toHaveProperty('mdastPlugins')
    expect(said(findings, 'manual').slice(0, 3)).toEqual([
      'plugins[0][1].remarkPlugins[0]: src/shout.js: Its options contain functions. Export a plugin that has them from a file, and name it in `markdown.mdastPlugins`.',
      'plugins[0][1].remarkPlugins[1]: a function: Export the plugin from a file and name the file in `markdown.mdastPlugins`.',
      'plugins[0][1].recmaPlugins[0]: src/shout.js: docent runs no recma plugins. Replace what it does with a component.',
    ])
  })
})

describe('plugins', () => {
  test('npm2yarn shows the package managers that it has converters for', () => {
    const plugins = (options: object): unknown => [
      ['@docusaurus/plugin-content-docs', { remarkPlugins: [[function npm2yarn() {}, options]] }],
    ]
    const managers = (options: object): unknown =>
      (
        convertConfig(siteWith({ plugins: plugins(options) })).options.codeBlocks as {
          packageManagers: string[]
        }
      ).packageManagers
    expect(managers({ sync: true })).toEqual(['npm', 'yarn', 'pnpm', 'bun'])
    expect(managers({ converters: ['bun', ['yarn', () => '']] })).toEqual(['npm', 'yarn', 'bun'])
  })

  test('services that receive page views load without consent, as before', () => {
    const made = (...plugins: [string, object][]) => {
      const { options, findings } = convertConfig(siteWith({ plugins }))
      const [, call] = (options.plugins ?? []) as Code[]
      return { call: call?.text.replace(/\s/g, ''), imports: call?.imports, findings }
    }
    const one = made(['google-gtag', { trackingID: 'G-ABC' }])
    expect(one.call).toBe('analytics({"analytics":"G-ABC","consent":"off"})')
    expect(one.imports).toEqual(["import { analytics } from '@docent/analytics'"])
    const all = made(
      ['google-analytics', { trackingID: 'UA-1-1' }],
      ['google-gtag', { trackingID: ['G-ABC', 'G-DEF'], anonymizeIP: true }],
      ['google-tag-manager', { containerId: 'GTM-ABC' }],
    )
    expect(all.call).toBe('analytics({"analytics":"G-ABC","tagManager":"GTM-ABC","consent":"off"})')
    expect(said(all.findings, 'manual')).toEqual([
      'plugins[1][1].trackingID: docent reports to one property.',
    ])
    expect(said(all.findings, 'dropped')).toContain(
      'plugins[0][1].trackingID: Google has shut down Universal Analytics, so only IDs that start with "G-" work.',
    )
    expect(made(['google-gtag', { trackingID: 'UA-1-1' }]).call).toBeUndefined()
  })

  test('unsupported features become tasks for the author, with the package', () => {
    const { findings } = convertConfig(
      siteWith({ plugins: ['tailwind', './own-plugin.js', ['@docusaurus/plugin-pwa', {}]] }),
    )
    expect(said(findings, 'manual')).toEqual([
      expect.stringMatching(/^plugins\[0\]: .*tailwind: Install `@tailwindcss\/vite`/),
      'plugins[1]: ./own-plugin.js: docent runs no plugins. Generate files before the build, or use a component.',
      'plugins[2]: @docusaurus/plugin-pwa: docent has no service worker. Write the manifest to the static folder, and its link to `headTags`.',
    ])
  })
})

test('locales keep their labels, and a separate address becomes a path', () => {
  const { options, findings } = convertConfig(
    siteWith({
      i18n: {
        defaultLocale: 'en',
        locales: ['en', 'pt-BR'],
        localeConfigs: {
          'pt-BR': { label: 'Português', baseUrl: '/br/', url: 'https://br.acme.dev' },
        },
      },
    }),
  )
  expect(options.i18n).toEqual({
    defaultLocale: 'en',
    locales: ['en', 'pt-BR'],
    localeConfigs: { 'pt-BR': { label: 'Português', path: 'br' } },
  })
  expect(said(findings, 'manual')).toEqual([
    'i18n.localeConfigs["pt-BR"].url: All locales have the same host in docent.',
  ])
})
