import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BIN } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

const MODULES = join(dirname(BIN), '../../../node_modules')

/** A site with every kind of input that a build has. */
export interface InputSite extends FixtureSite {
  /** Environment of its builds. */
  env: Record<string, string>
  /** Changes one input of each kind. Every change affects the output. */
  changes: InputChange[]
  /** Files of every kind, with their text for a version. */
  inputs: { file: string; text: (version: number) => string | Buffer }[]
}

export interface InputChange {
  name: string
  /** @param version another one has another output */
  apply(version: number): void
}

/** The smallest image, and data after its end that changes its hash. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const PLUGIN = (version: number): string =>
  `import { suffix } from './suffix.js'\nexport default () => (tree) => { for (const node of tree.children) for (const child of node.children ?? []) if (child.type === 'text') child.value += ' ${version}' + suffix }\n`

/** Files whose text depends on a version, by the kind of input that they are. */
const FILES: [kind: string, file: string, text: (version: number) => string | Buffer][] = [
  ['a page', 'docs/lab.mdx', page],
  ['a partial of a page', 'partials/lab.mdx', (v) => `Partial ${v}\n`],
  ['an image', 'docs/lab.png', pixel],
  ['an image in the static folder', 'static/lab.svg', (v) => svg(v)],
  ['a file next to a page', 'docs/lab.zip', pixel],
  ['included code', 'docs/lab.js', (v) => `const lab = ${v}\n`],
  ['a module of a page', 'src/value.ts', (v) => `export const value = 'value ${v}'\n`],
  ['data of a page', 'docs/lab.json', (v) => `{ "lab": ${v} }`],
  ['a text that a component imports', 'docs/lab.txt', (v) => `text ${v}`],
  ['an image that a component imports', 'src/components/part.png', pixel],
  ['an SVG file that a component imports', 'src/components/part.svg', (v) => svg(v)],
  ['a CSS module', 'src/components/part.module.css', (v) => `.part { order: ${v} }\n`],
  ['a partial of a component', 'docs/_part.mdx', (v) => partOf(v)],
  ['an image of a partial of a component', 'docs/part.png', pixel],
  ['code in a partial of a component', 'docs/part.js', (v) => `const part = ${v}\n`],
  ['a style sheet', 'src/lab.css', (v) => sheet(v)],
  ['a style sheet of a style sheet', 'brand/brand.css', (v) => `.brand { order: ${v} }\n`],
  ['a style sheet in the documents', 'docs/theme.css', (v) => `.theme { order: ${v} }\n`],
  ['an image of a style sheet', 'src/lab.png', pixel],
  ['a font of a style sheet', 'src/lab.woff', pixel],
  ['an image of an island', 'src/islands/lab.png', pixel],
  ['an image of an island with a variable', 'src/islands/shown/one.png', pixel],
  ['a worker of an island', 'src/islands/work.ts', (v) => `postMessage(${v})\n`],
  ['a file that a pattern finds', 'src/data/a.yaml', (v) => `a: ${v}\n`],
  ['a linked package of a component', 'linked/index.js', (v) => `export const linked = ${v}\n`],
  ['an installed package', 'node_modules/installed/inner.js', (v) => `exports.x = ${v}\n`],
  ['a linked package with a plugin', 'linked-plugin/index.js', PLUGIN],
  ['a module of a plugin', 'linked-plugin/suffix.js', (v) => `export const suffix = '.${v}'\n`],
  ['a plugin for the whole site', 'plugins/lab.mjs', sitePlugin],
  ['the text of a page of a plugin', 'news/lab.md', (v) => `News ${v}\n`],
  ['code of a plugin in browsers', 'plugins/client.mjs', (v) => `console.log('lab ${v}')\n`],
]

/** Files that code of the site reads itself. */
const READ_FILES: typeof FILES = [
  ['a file that a component reads', 'read/component.txt', (v) => `read ${v}`],
  ['a file that a plugin reads', 'read/plugin.txt', (v) => `read ${v}`],
]

/**
 * Creates the site in a temporary folder.
 * @param reads whether code of the site reads files, so that a build can't reuse pages
 */
export async function createInputSite({ reads = false } = {}): Promise<InputSite> {
  const inputs = reads ? READ_FILES : FILES
  const site = await copyFixture('basic')
  const write = (file: string, text: string | Buffer): void => {
    mkdirSync(dirname(join(site.dir, file)), { recursive: true })
    writeFileSync(join(site.dir, file), text)
  }
  rmSync(join(site.dir, 'node_modules'))
  for (const [, file, text] of [...FILES, ...READ_FILES]) write(file, text(1))
  for (const [file, text] of Object.entries(fixedFiles(reads))) write(file, text)
  for (const name of ['docent', 'react', 'react-dom', 'scheduler'])
    symlinkSync(join(MODULES, name), join(site.dir, 'node_modules', name))
  for (const name of ['linked', 'linked-plugin'])
    symlinkSync(join('..', name), join(site.dir, 'node_modules', name))
  await site.edit('docent.config.ts', 'import', "import { lab } from './plugins/lab.mjs'\nimport")
  await site.edit(
    'docent.config.ts',
    "mdxComponents: 'src/mdx-components.ts',",
    "mdxComponents: 'src/mdx-components.ts', stylesheets: ['src/lab.css'], markdown: { mdastPlugins: ['linked-plugin'], hastPlugins: ['src/own-plugin.ts'] }, plugins: [lab],",
  )
  const env: Record<string, string> = { DOCENT_LAB: '1', VITE_LAB: '1' }
  const changes: InputChange[] = [
    ...inputs.map(([name, file, text]) => ({
      name,
      apply: (version: number) => write(file, text(version)),
    })),
    ...Object.keys(env).map((name) => ({
      name: `the environment variable ${name}`,
      apply(version: number) {
        env[name] = `variable ${version}`
      },
    })),
    {
      name: 'a new file for a pattern',
      apply: (v: number) => write(`src/data/new-${v}.yaml`, `n: ${v}\n`),
    },
    {
      name: 'a new file for a pattern of documents',
      apply: (v: number) => write(`docs/_new-${v}.txt`, 'x'),
    },
    {
      name: 'a new file for a variable',
      apply: (v: number) => write(`src/islands/shown/${v}.png`, pixel(v)),
    },
    {
      name: 'a module in the place of another',
      apply: (v: number) => write('docs/Other.mjs', other(v)),
    },
  ].slice(0, reads ? inputs.length : undefined)
  return { ...site, env, changes, inputs: inputs.map(([, file, text]) => ({ file, text })) }
}

function page(version: number): string {
  return [
    "import Shared from '../partials/lab.mdx'",
    "import { value } from '@site/src/value'",
    "import data from './lab.json'",
    "import Lab from '../src/components/Lab'",
    `\n# Lab ${version}\n`,
    '<Shared />\n\n{value}, {data.lab}, {process.env.DOCENT_LAB}\n\n<Lab />\n',
    '![Image](./lab.png) ![Static](/lab.svg) [Archive](./lab.zip)\n',
    '```js file="./lab.js"\n```\n',
  ].join('\n')
}

/** A plugin with a page, a file, an element of heads, and code in browsers. */
function sitePlugin(version: number): string {
  return [
    "import { readFileSync } from 'node:fs'",
    "import { fileURLToPath } from 'node:url'",
    'export const lab = {',
    "  name: 'lab',",
    "  client: fileURLToPath(new URL('client.mjs', import.meta.url)),",
    '  pages: ({ siteDir }) => ({',
    `    pages: [{ path: 'lab-news', title: 'News ${version}', markdown: readFileSync(siteDir + '/news/lab.md', 'utf8') }],`,
    "    watch: ['news'],",
    '  }),',
    `  head: () => [{ tag: 'meta', attributes: { name: 'lab', content: '${version}' } }],`,
    `  output: () => [{ path: 'lab.txt', content: '${version}' }],`,
    '}\n',
  ].join('\n')
}

function partOf(version: number): string {
  return `Part ${version}\n\n![Image](./part.png)\n\n\`\`\`js file="./part.js"\n\`\`\`\n`
}

function pixel(version: number): Buffer {
  return Buffer.concat([PIXEL, Buffer.from(`version ${version}`)])
}

function svg(version: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${version}" height="9"></svg>\n`
}

function sheet(version: number): string {
  return [
    "@import '../brand/brand.css';",
    "@import '../docs/theme.css';",
    "@font-face { font-family: Lab; src: url('./lab.woff') }",
    `.lab { order: ${version}; background: url('./lab.png') }\n`,
  ].join('\n')
}

function other(version: number): string {
  return `export const other = 'other ${version}'\n`
}

/** Files that use the others. */
function fixedFiles(reads: boolean): Record<string, string> {
  const manifest = (name: string): string =>
    JSON.stringify({ name, version: '1.0.0', type: 'module', exports: './index.js' })
  const reading = reads ? ["import { readFileSync } from 'node:fs'"] : []
  const read = (file: string): string =>
    reads ? `readFileSync(${JSON.stringify(file)}, 'utf8')` : "'nothing'"
  return {
    'docs/Other.ts': other(0),
    'package-lock.json': '{}',
    'linked/package.json': manifest('linked'),
    'linked-plugin/package.json': manifest('linked-plugin'),
    'node_modules/installed/package.json': '{ "name": "installed", "main": "./index.js" }',
    'node_modules/installed/index.js': "exports.installed = require('./inner').x\n",
    'src/own-plugin.ts': [
      ...reading,
      `const text = () => ${read('read/plugin.txt')}`,
      'export default () => (tree: { children: unknown[] }) => {',
      "  tree.children.push({ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: text() }] })",
      '}\n',
    ].join('\n'),
    'src/components/Lab.tsx': [
      ...reading,
      "import { installed } from 'installed'",
      "import { linked } from 'linked'",
      "import text from '../../docs/lab.txt?raw'",
      "import { other } from '../../docs/Other'",
      "import Part from '../../docs/_part.mdx'",
      "import LabIsland from '../islands/LabIsland'",
      "import image from './part.png'",
      "import styles from './part.module.css'",
      "import drawing from './part.svg'",
      "const documents = Object.keys(import.meta.glob('../../docs/_*.txt'))",
      'export default function Lab() {',
      `  const read = ${read('read/component.txt')}`,
      '  return (',
      '    <div className={styles.part} title={text}>',
      '      {[linked, installed, other, read, import.meta.env.VITE_LAB, documents.join(), image, drawing].join()}',
      '      <Part />',
      '      <LabIsland />',
      '    </div>',
      '  )',
      '}\n',
    ].join('\n'),
    'src/islands/LabIsland.tsx': [
      "import { island } from 'docent/client'",
      "const address = new URL('./lab.png', import.meta.url).href",
      'const shown = (name: string) => new URL(`./shown/${name}.png`, import.meta.url).href',
      "const data = import.meta.glob('../data/*.yaml', { query: '?raw', import: 'default', eager: true })",
      'function LabIsland() {',
      '  const start = () => {',
      "    new Worker(new URL('./work.ts', import.meta.url), { type: 'module' })",
      "    console.log(address, shown('one'))",
      '  }',
      '  return <button onClick={start}>{[JSON.stringify(data), import.meta.env.VITE_LAB].join()}</button>',
      '}',
      'export default island(LabIsland)\n',
    ].join('\n'),
  }
}
