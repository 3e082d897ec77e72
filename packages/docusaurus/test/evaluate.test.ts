import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadSite } from '../src/load-site.ts'
import { folderWith } from './test-sites.ts'

const titleOf = async (files: Record<string, string>): Promise<unknown> =>
  (await loadSite(folderWith(files))).config.title

describe('the configuration is evaluated as Docusaurus does', () => {
  test('packages of the workspace may be TypeScript', async () => {
    const title = await titleOf({
      'docusaurus.config.ts':
        "import { title } from '@acme/title'\nexport default { title: title({ name: 'Docs' }) }",
      'node_modules/@acme/title/package.json':
        '{ "name": "@acme/title", "type": "module", "main": "src/index.ts" }',
      'node_modules/@acme/title/src/index.ts':
        "import { end } from './end'\nexport const title = ({ name }: { name: string }): string => name + end\n",
      'node_modules/@acme/title/src/end.ts': "export const end: string = '!'\n",
    })
    expect(title).toBe('Docs!')
  })

  test.each([
    ['CommonJS', 'docusaurus.config.js', `module.exports = { title: require('./title') }`],
    [
      'ES module',
      'docusaurus.config.mjs',
      `import title from './title.js'\nexport default { title }`,
    ],
    [
      'TypeScript with require',
      'docusaurus.config.ts',
      `import type { Config } from '@docusaurus/types'
       const config: Config = { title: require('./title') } satisfies Config
       export default config`,
    ],
    [
      'function',
      'docusaurus.config.js',
      `module.exports = () => ({ title: require('@site/title') })`,
    ],
    [
      'async function',
      'docusaurus.config.ts',
      `export default async function create(): Promise<object> {
         const title = await Promise.resolve(require('./title'))
         return { title }
       }`,
    ],
    [
      'ES module that makes its own require',
      'docusaurus.config.mjs',
      `import { createRequire } from 'node:module'
       import { dirname } from 'node:path'
       import { fileURLToPath } from 'node:url'
       const require = createRequire(import.meta.url);
       const __dirname = dirname(fileURLToPath(import.meta.url))
       export default { title: require(__dirname + '/title.js') }`,
    ],
    [
      'paths relative to the site, in production',
      'docusaurus.config.js',
      `const { readFileSync } = require('fs')
       module.exports = { title: process.env.NODE_ENV === 'production' && require('path').resolve('title.js').endsWith('title.js') && /'(.*)'/.exec(readFileSync('title.js', 'utf8'))[1] }`,
    ],
  ])('%s', async (_, name, text) => {
    expect(await titleOf({ [name]: text, 'title.js': `module.exports = 'Acme'` })).toBe('Acme')
  })

  test('JSON, and packages that only have an entry for import', async () => {
    const files = {
      'docusaurus.config.js': `import { title } from 'names'\nimport versions from './versions.json'\nexport default { title: title + versions[0] }`,
      'versions.json': '["1.0"]',
      'node_modules/names/package.json': `{ "name": "names", "type": "module", "exports": { ".": { "import": "./index.js" } } }`,
      'node_modules/names/index.js': `export const title = 'Acme'`,
    }
    expect(await titleOf(files)).toBe('Acme1.0')
  })

  // @covers 10.33
  test('packages that are not installed keep their names and options', async () => {
    const site = await loadSite(
      folderWith({
        'docusaurus.config.js': `
          const yaml = require('js-yaml')
          const { themes } = require('prism-react-renderer')
          const data = yaml.load('x')
          module.exports = {
            title: 'Acme',
            themeConfig: { prism: { theme: themes.github }, names: Object.keys(data.names), all: [...data.list] },
            presets: [[require.resolve('@docusaurus/preset-classic'), { docs: { routeBasePath: '/' }, blog: false }]],
            plugins: [['@docusaurus/plugin-client-redirects', { redirects: [] }], require('./plugin')],
          }`,
        'plugin.js': `module.exports = function ownPlugin() {}`,
      }),
    )
    expect(site.missingPackages).toEqual([
      '@docusaurus/preset-classic',
      'js-yaml',
      'prism-react-renderer',
    ])
    expect(site.plugins.map(({ name }) => name)).toEqual([
      '@docusaurus/plugin-content-docs',
      '@docusaurus/plugin-content-pages',
      '@docusaurus/theme-classic',
      '@docusaurus/plugin-client-redirects',
      'ownPlugin',
    ])
    expect(site.plugins[0]?.options).toEqual({ routeBasePath: '/' })
  })
})

describe('errors have a location', () => {
  test('no configuration', async () => {
    const dir = folderWith({})
    await expect(loadSite(dir)).rejects.toMatchObject({ code: 'missing-docusaurus-config' })
    await expect(loadSite(join(dir, 'none'))).rejects.toMatchObject({ code: 'missing-site-folder' })
  })

  test.each([
    ['syntax', 'module.exports = {\n  title: ,\n}', 2],
    ['a value that is not there', '\nmodule.exports = {\n  title: missing.title,\n}', 3],
    ['a function that throws', 'module.exports = () => {\n  throw new Error("no network")\n}', 2],
    ['a file that is not there', "const a = 1\nmodule.exports = require('./other')", 2],
  ])('%s', async (_, text, line) => {
    const dir = folderWith({ 'docusaurus.config.js': text })
    await expect(loadSite(dir)).rejects.toMatchObject({
      code: 'migration-config-failed',
      file: join(dir, 'docusaurus.config.js'),
      line,
    })
  })

  test('a broken sidebar file', async () => {
    const dir = folderWith({
      'docusaurus.config.js': `module.exports = { presets: [['classic', { docs: { sidebarPath: './sidebars.json' } }]] }`,
      'sidebars.json': '{\n  "docs": [1 2]\n}',
    })
    await expect(loadSite(dir)).rejects.toMatchObject({
      code: 'migration-config-failed',
      file: join(dir, 'sidebars.json'),
      line: 2,
    })
  })

  test("a configuration that isn't an object", async () => {
    const dir = folderWith({ 'docusaurus.config.js': 'module.exports = []' })
    await expect(loadSite(dir)).rejects.toMatchObject({ code: 'docusaurus-config-without-object' })
  })
})
