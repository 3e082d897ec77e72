import { command as algolia } from '../../../algolia/src/index.ts'
import { command as docusaurus } from '../../../docusaurus/src/index.ts'
import { command as mcp } from '../../../mcp/src/index.ts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { generateReference } from '../../docs-site/reference/write-reference.ts'
import { configSchema } from '../../src/config/schema.ts'
import { frontMatterSchema } from '../../src/shared/records/front-matter.ts'
import { catalog } from '../../src/errors/index.ts'
import { defaultMessages } from '../../src/shared/messages/messages.ts'
import { typedFlag } from '../../src/cli/command-table.ts'
import { docent } from '../support/docent.ts'
import { guidePages } from './pages.ts'

let pages: Record<string, string>
beforeAll(async () => {
  pages = await generateReference()
})

const page = (name: string): string => pages[name] ?? ''

/** The line of a field's name, type, and default. */
const field = (name: string, path: string): string =>
  page(name)
    .split('\n')
    .find((line) => line.startsWith(`<Field name="${path}" `)) ?? ''

test('every option is a field with its type, and the index of names links to it', () => {
  const text = page('configuration.mdx')
  for (const name of Object.keys(configSchema.shape)) {
    expect(field('configuration.mdx', name), name).toMatch(/ type="[^"]+"/)
    expect(text).toContain(`\n- [\`${name}\`](#${name.toLowerCase()})\n`)
  }
})

test('options of nested objects, lists, and records are fields, with their defaults', () => {
  for (const path of [
    'docs.sidebars.<name>.dirName',
    'docs.versions.<name>.banner',
    'navbar.items[].docId',
    'markdown.anchors.maintainCase',
    'feeds[].items[].link',
    'footer.links[].items',
    'search.synonyms',
  ])
    expect(field('configuration.mdx', path), path).not.toBe('')
  expect(field('configuration.mdx', 'docs.breadcrumbs')).toBe(
    '<Field name="docs.breadcrumbs" id="docs-breadcrumbs" type="boolean" default="true">',
  )
  expect(field('configuration.mdx', 'url')).toContain(' required')
  expect(field('configuration.mdx', 'onBrokenLinks')).not.toContain(' required')
  const text = page('configuration.mdx')
  expect(text).toContain('Example: `breadcrumbs: false`')
  expect(text).toContain(
    "With `type: 'docSidebar'`: Link to the first document of a sidebar. It's active on all of the sidebar's pages.\n\n<Fields summary=\"",
  )
})

test('a default that needs words is part of the description', () => {
  expect(page('configuration.mdx')).toContain('Default: no semicolons, single quotes, width 80')
  expect(field('configuration.mdx', 'docs.editUrl')).toContain(
    'default={<>the site\'s <code>{"editUrl"}</code></>}',
  )
})

test('options that are declared once are described once', () => {
  const text = page('configuration.mdx')
  expect(text).toContain('The options are the same as in [`navbar.logo`](#navbar-logo).')
  const anchors = [...text.matchAll(/^<Field .*? id="([^"]+)"/gm)].map(([, id]) => id)
  expect(anchors.length).toBeGreaterThan(200)
  expect(new Set(anchors).size).toBe(anchors.length)
})

test('every key of the front matter is a field', () => {
  for (const name of Object.keys(frontMatterSchema.shape))
    expect(field('front-matter.mdx', name), name).toContain(` id="${name}"`)
})

test('every error is a field with its message and its fix, in a section', () => {
  const text = page('errors.mdx')
  for (const { code } of Object.values(catalog))
    expect(text).toMatch(
      new RegExp(
        `^<Field name="${code}" id="${code}">\\n\\n.+[\\s\\S]*?\\n\\n\\*\\*Fix:\\*\\* .+[\\s\\S]*?\\n\\n</Field>`,
        'm',
      ),
    )
  expect(text).toContain('\nThere is no configuration file in `<siteDir>`.\n')
  expect(text.match(/^## .*/gm)).toHaveLength(6)
  expect(text).not.toMatch(/\[object|undefined/)
})

test('every key of the interface text is listed', () => {
  for (const key of Object.keys(defaultMessages))
    expect(page('interface-text.md')).toContain(`| \`${key}\` |`)
})

/** Flags by command as the generated page lists them. */
function listedFlags(): Map<string, string[]> {
  const sections = page('command-line.mdx')
    .split(/^## `docent /m)
    .slice(1)
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf('`')),
      [...section.matchAll(/^\| `(--[\w-]+)/gm)].map(([, flag = '']) => flag),
    ]),
  )
}

test('each command lists the flags that docent accepts', async () => {
  for (const [command, flags] of listedFlags()) {
    const { stderr } = await docent([...command.split(' '), '--no-such-flag'])
    const accepted = [...stderr.slice(stderr.indexOf('Flags:')).matchAll(/"(--[\w-]+)"/g)]
    expect([command, accepted.map(([, flag]) => flag)]).toEqual([command, flags])
  }
})

/** Flags by command of the packages that extend docent. Their pages in the guide describe them. */
function packageFlags(): [string, string[]][] {
  return Object.entries({ ...algolia, ...mcp, ...docusaurus }).map(([name, { flags = {} }]) => [
    name,
    ['site', ...Object.keys(flags)].map(typedFlag),
  ])
}

test('the guide uses only commands and flags that exist', () => {
  const known = new Map([...listedFlags(), ...packageFlags()])
  const code = guidePages.flatMap(({ samples, text }) => [
    ...samples.filter(({ language }) => language === 'sh').map((sample) => sample.code),
    ...[...text.matchAll(/`((?:npx )?docent [^`\n]+)`/g)].map(([, words = '']) => words),
  ])
  const used = code.flatMap(
    (text) => text.match(/(?:(?<=npx |^)docent|docent\.mjs) [^\n]+/gm) ?? [],
  )
  expect(used.length).toBeGreaterThan(15)
  for (const line of used) {
    const words = line.split(' ').slice(1)
    const name = words[0] === 'search' ? words.slice(0, 2).join(' ') : (words[0] ?? '')
    expect([...known.keys()], line).toContain(name)
    for (const flag of words.filter((word) => word.startsWith('--')))
      expect(known.get(name), line).toContain(flag)
  }
})

test('the guide lists each package with a link to its page', () => {
  const { text } = guidePages.find(({ name }) => name === 'extending.md') ?? { text: '' }
  const rows = [...text.matchAll(/^\| `@docent\/([\w-]+)` \| .*\]\(\.\/([\w-]+\.mdx?)/gm)]
  const folders = readdirSync(join(import.meta.dirname, '../../..'))
  expect(rows.map(([, name]) => name).sort()).toEqual(
    folders.filter((name) => !['create-docent', 'docent'].includes(name)).sort(),
  )
  for (const [, name, page] of rows)
    expect(guidePages.find((other) => other.name === page)?.text, name).toContain(`@docent/${name}`)
})
