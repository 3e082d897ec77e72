import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BIN, docent, type Run } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { printFigures, snapshot, type Snapshot } from './harness.ts'

const PACKAGE = join(dirname(BIN), '..')
/** Changes the version that Node reports. */
const OTHER_NODE = `data:text/javascript,Object.defineProperty(process,'version',{value:'v99.0.0'})`

interface Tools {
  env?: Record<string, string>
  /** Path of another installation of docent. */
  bin?: string
}

describe('a build equals a clean build', () => {
  let site: FixtureSite
  let otherDocent = ''
  let before: Snapshot = {}
  const folders: string[] = []
  const at = (file: string): string => join(site.dir, file)

  beforeAll(async () => {
    site = await copyFixture('basic')
    installPackage(site.dir)
    mkdirSync(at('docs/data'))
    await site.write('docs/data/sizes.json', '{ "width": 1 }')
    await site.write('docs/data/words.txt', 'first words')
    await site.write('outside.ts', "export const outside = 'outside 1'\n")
    await site.write(
      'docs/guides/inputs.mdx',
      [
        "import sizes from '../data/sizes.json'",
        "import { greeting } from 'greeting'",
        "import { outside } from '@site/outside'",
        '\n# Inputs\n\n{sizes.width}, {greeting}, {outside}\n\n![Logo](/logo.svg)\n',
        '```js file="./sample.js"\n```\n',
      ].join('\n'),
    )
    await site.edit(
      'src/components/Box.tsx',
      'export default',
      "import words from '../../docs/data/words.txt?raw'\n\nexport default",
    )
    await site.edit('src/components/Box.tsx', 'className="box"', 'className="box" title={words}')
    await site.write('docs/guides/sample.js', 'const sample = 1\n')
    otherDocent = copyDocent()
    folders.push(join(dirname(otherDocent), '../../..'))
    before = await buildBoth('nothing')
  })
  afterAll(async () => {
    await site.delete()
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  /** Builds the site, and builds a copy without any previous build in another folder. The outputs must be the same. */
  async function buildBoth(name: string, tools: Tools = {}): Promise<Snapshot> {
    const copy = mkdtempSync(join(tmpdir(), 'docent-clean-'))
    folders.push(copy)
    cpSync(site.dir, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !/\/(?:dist|\.docent)(?:\/|$)/.test(file.slice(site.dir.length)),
    })
    const bin = tools.bin === 'other' ? otherDocent : undefined
    const runs = await Promise.all([site.dir, copy].map((dir) => run(dir, { ...tools, bin })))
    for (const { code, stderr } of runs)
      expect({ name, code, stderr }).toEqual({ name, code: 0, stderr: '' })
    const built = snapshot(at('dist'))
    expect(built, name).toEqual(snapshot(join(copy, 'dist')))
    return built
  }

  const changes: [string, () => unknown, Tools?][] = [
    ['an image of a page is replaced', () => grow('docs/guides/dot.png')],
    [
      'an image of the static folder has another size',
      () => site.edit('static/logo.svg', '24', '48'),
    ],
    ['a JSON file that a page imports', () => site.write('docs/data/sizes.json', '{ "width": 2 }')],
    [
      'a text file that a component imports',
      () => site.write('docs/data/words.txt', 'second words'),
    ],
    [
      'a file that a page shows as code',
      () => site.write('docs/guides/sample.js', 'const sample = 2\n'),
    ],
    [
      "a module next to the site's folders",
      () => site.write('outside.ts', "export const outside = 'outside 2'\n"),
    ],
    ['a partial', () => site.edit('partials/shared.mdx', 'Shared by', 'Shared again by')],
    ['an island', () => site.edit('src/islands/Counter.tsx', 'Count ', 'Counted ')],
    ['an installed package', () => installPackage(site.dir, '2.0.0')],
    [
      'the configuration',
      () =>
        site.edit('docent.config.ts', "title: 'Basic',", "title: 'Basic 2', baseUrl: '/docs/',"),
    ],
    [
      'the configuration, back again',
      () =>
        site.edit('docent.config.ts', "title: 'Basic 2', baseUrl: '/docs/',", "title: 'Basic',"),
    ],
    ['a page that is renamed', () => move('docs/guides/hidden.md', 'docs/guides/seen.md')],
    ['the version of docent', () => undefined, { bin: 'other' }],
    ['the version of docent, back again', () => site.edit('docs/intro.mdx', 'Read ', 'Read on: ')],
    [
      'the version of Node',
      () => site.edit('docs/intro.mdx', 'Read on: ', 'Read '),
      { env: { NODE_OPTIONS: `--import "${OTHER_NODE}"` } },
    ],
    [
      'an image that is gone',
      async () => {
        await site.remove('docs/guides/dot.png')
        await site.edit('docs/guides/second.mdx', '![A dot](./dot.png)', 'No dot.')
      },
    ],
  ]

  // @covers 11.1
  test(
    'after each of many changes that left entries in the cache',
    async () => {
      for (const [name, change, tools] of changes) {
        await change()
        const after = await buildBoth(name, tools)
        expect(isDeepStrictEqual(after, before), `${name}: no change in the output`).toBe(false)
        before = after
      }
      printFigures('history', { changes: changes.length, violations: 0 })
    },
    changes.length * 30_000,
  )

  // @covers 11.1
  test('after switching back and forth between branches', async () => {
    await run(site.dir)
    const first = snapshot(at('dist'))
    await site.write('docs/guides/branch.md', '# On a branch\n')
    await site.edit('docs/intro.mdx', '## Repeated', '## Renamed')
    await site.edit('redirects.json', '"/start"', '"/begin"')
    await run(site.dir)
    await site.remove('docs/guides/branch.md')
    await site.edit('docs/intro.mdx', '## Renamed', '## Repeated')
    await site.edit('redirects.json', '"/begin"', '"/start"')
    await run(site.dir)
    expect(snapshot(at('dist'))).toEqual(first)
  })

  /** Changes the file's bytes but not its picture. */
  function grow(file: string): void {
    writeFileSync(at(file), Buffer.concat([readFileSync(at(file)), Buffer.from('grown')]))
  }

  async function move(from: string, to: string): Promise<void> {
    await site.write(to, await site.read(from))
    await site.remove(from)
  }
})

function run(dir: string, { env = {}, bin }: Tools = {}): Promise<Run> {
  return docent(['build'], dir, env, bin)
}

/** Installs a package in the site's own `node_modules` folder and writes its version to a lock file. */
function installPackage(dir: string, version = '1.0.0'): void {
  const modules = join(dir, 'node_modules')
  const shared = readdirSync(modules)
  if (!shared.includes('greeting')) {
    rmSync(modules)
    mkdirSync(join(modules, 'greeting'), { recursive: true })
    for (const name of ['docent', 'react', 'react-dom'])
      symlinkSync(join(PACKAGE, '../../node_modules', name), join(modules, name))
  }
  const manifest = { name: 'greeting', version, type: 'module', exports: './index.js' }
  writeFileSync(join(modules, 'greeting/package.json'), JSON.stringify(manifest))
  writeFileSync(join(modules, 'greeting/index.js'), `export const greeting = 'Hello ${version}'\n`)
  writeFileSync(join(dir, 'package-lock.json'), JSON.stringify({ packages: { greeting: version } }))
}

/** Installs another version of docent with different markup for the titles of code blocks. */
function copyDocent(): string {
  const root = mkdtempSync(join(tmpdir(), 'docent-other-'))
  const dir = join(root, 'packages/docent')
  for (const name of ['bin', 'scripts', 'src', 'package.json'])
    cpSync(join(PACKAGE, name), join(dir, name), { recursive: true })
  cpSync(join(PACKAGE, '../../scripts'), join(root, 'scripts'), { recursive: true })
  symlinkSync(join(PACKAGE, '../../node_modules'), join(root, 'node_modules'))
  const file = join(dir, 'src/markdown/fences/code-block.ts')
  const text = readFileSync(file, 'utf8')
  if (!text.includes('class="code-title"')) throw new Error('Code blocks have no title.')
  writeFileSync(file, text.replaceAll('class="code-title"', 'class="code-title other"'))
  return join(dir, 'bin/docent.mjs')
}
