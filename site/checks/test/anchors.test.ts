import { expect, test } from 'vitest'
import { compareAnchors, type Comparison } from '../anchors/compare.ts'
import { readPublicAnchors } from '../anchors/read-public.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const compare = (lists: Partial<Comparison>) =>
  compareAnchors({
    published: {},
    own: { '/a': ['new'] },
    old: {},
    built: new Map([['/a', new Set(['new'])]]),
    redirects: new Map(),
    ...lists,
  })

// @covers 11.31
test('every public anchor has to be on the page, or on the one that its address redirects to', () => {
  expect(compare({ published: { '/a': ['new'] } }).problems).toEqual([])
  expect(compare({ published: { '/a': ['New'] } }).problems).toEqual([
    '/a#New in site/checks/anchors/public.json leads nowhere. Add it to the file of its section in site/anchors.',
  ])
  const redirects = new Map([['/old', '/a']])
  expect(compare({ published: { '/old': ['new'] }, redirects }).problems).toEqual([])
  expect(compare({ published: { '/old': ['x'] }, redirects }).problems).toHaveLength(1)
  expect(compare({ published: { '/gone': [] } }).problems).toEqual([
    '/gone in site/checks/anchors/public.json is neither a page nor redirected to one.',
  ])
})

// @covers 11.31
test("an anchor that this site has had has to stay, and a new one isn't in the list yet", () => {
  const built = new Map([['/a', new Set(['newer'])]])
  expect(compare({ built })).toEqual({
    problems: [
      '/a#new in site/checks/anchors/own.json leads nowhere. Add it to the file of its section in site/anchors.',
    ],
    unlisted: { '/a': ['newer'] },
  })
  const kept = new Map([['/a', new Set(['newer', 'new'])]])
  const old = { '/a': { moved: { '#newer': ['new'] } } }
  expect(compare({ built: kept, old }).problems).toEqual([])
})

test('an old anchor has to be in one of the lists', () => {
  const old = { '/a': { nearest: { '#new': ['invented'] } } }
  const built = new Map([['/a', new Set(['new', 'invented'])]])
  expect(compare({ old, built }).problems).toEqual([
    '/a#invented is an old anchor in site/anchors, but neither the public documentation nor this site had it. Remove it, or add it to site/checks/anchors/own.json.',
  ])
  expect(compare({ old, built, published: { '/a': ['invented'] } }).problems).toEqual([])
})

test("the public documentation's anchors have the case of their headings, and dots of versions are hyphens", () => {
  const root = mkdtempSync(path.join(tmpdir(), 'anchors-'))
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('src/theme/MDXComponents.js', "import Shared from '@site/docs/partials/_shared.mdx'\n")
  write('src/data/plugins.json', '{ "plugins": [{ "name": "Visual Testing" }] }')
  write('docs/partials/_shared.mdx', '### Yields <Icon name="x" /> {#Yields}\n')
  write(
    'docs/api/lodash.mdx',
    `---
slug: _
---

import PluginsList from '@site/src/components/plugins-list'

# Title

## See also

## See also

## 13.6.2

## <Icon name="angle-right" /> What's *new*?

\`\`\`md
## Not a heading
\`\`\`

<Shared />

<div id="box">text</div> <Input id="no" />

<PluginsList />
`,
  )
  expect(readPublicAnchors(root)).toEqual({
    '/api/_': [
      '13-6-2',
      'See-also',
      'See-also-1',
      'Title',
      'Whats-new',
      'Yields',
      'box',
      'visual-testing',
    ],
  })
  rmSync(root, { recursive: true })
})
