import { beforeAll, expect, test } from 'vitest'
import { generateReference } from '../../docs-site/reference/write-reference.ts'
import { configSchema } from '../../src/config/schema.ts'
import { frontMatterSchema } from '../../src/content/front-matter-schema.ts'
import { catalog } from '../../src/errors/index.ts'
import { defaultMessages } from '../../src/shared/messages/messages.ts'
import { docent } from '../support/docent.ts'
import { guidePages } from './pages.ts'

let pages: Record<string, string>
beforeAll(async () => {
  pages = await generateReference()
})

const page = (name: string): string => pages[name] ?? ''

test('every option has a section with its type', () => {
  for (const name of Object.keys(configSchema.shape))
    expect(page('configuration.md')).toMatch(
      new RegExp(`^## \`${name}\` .*\\n\\n.+\\n\\nType: `, 'm'),
    )
})

test('options of nested objects, lists, and records have sections, with their defaults', () => {
  const text = page('configuration.md')
  for (const path of [
    'docs.sidebars.<name>.dirName',
    'docs.versions.<name>.banner',
    'navbar.items[].docId',
    'linkPreviews.fonts.text',
    'feeds[].items[].link',
    'footer.links[].items',
    'search.synonyms',
  ])
    expect(text).toContain(` \`${path}\` {#`)
  expect(text).toContain('Type: `boolean`. Default: `true`. Example: `breadcrumbs: false`')
  expect(text).toContain("`navbar.items[]` with `type: 'docSidebar'`")
  expect(text).toContain(
    "Link to the first document of a sidebar. It's active on all of the sidebar's pages.",
  )
})

test('options that are declared once are described once', () => {
  expect(page('configuration.md')).toContain(
    'The options are the same as in [`navbar.logo`](#navbar-logo).',
  )
  const anchors = [...page('configuration.md').matchAll(/\{#([^}]+)\}$/gm)].map(([, id]) => id)
  expect(new Set(anchors).size).toBe(anchors.length)
})

test('every key of the front matter has a section', () => {
  for (const name of Object.keys(frontMatterSchema.shape))
    expect(page('front-matter.md')).toContain(`## \`${name}\` {#${name}}`)
})

test('every error has a section with its message and its fix', () => {
  const text = page('errors.md')
  for (const { code } of Object.values(catalog))
    expect(text).toMatch(
      new RegExp(`^## \`${code}\` .*\\n\\n> .+[\\s\\S]*?\\n\\n\\*\\*Fix:\\*\\* .+`, 'm'),
    )
  expect(text).toContain('> There is no configuration file in `<siteDir>`.')
  expect(text).not.toMatch(/\[object|undefined/)
})

test('every key of the interface text is listed', () => {
  for (const key of Object.keys(defaultMessages))
    expect(page('interface-text.md')).toContain(`| \`${key}\` |`)
})

/** Flags by command as the generated page lists them. */
function listedFlags(): Map<string, string[]> {
  const sections = page('command-line.md')
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

test('the guide uses only commands and flags that exist', () => {
  const known = listedFlags()
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
