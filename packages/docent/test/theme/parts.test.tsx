import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ARTICLE_PARTS, type ArticlePart, OWN_COMPONENTS, partOf } from '../../src/shared/markup.ts'
import * as parts from '../../src/theme/parts/index.ts'

const { Cards, FileTree, Hero } = parts

const FOLDER = join(import.meta.dirname, '../../src/theme/parts')

/** An example of each part. The compiler makes the markup of the last two. */
const EXAMPLES: Record<ArticlePart, ReactElement[]> = {
  Cards: [<Cards key="1">…</Cards>, <Cards key="2" columns={3} />],
  FileTree: [<FileTree key="1">…</FileTree>],
  Hero: [
    <Hero key="1" title="Acme" />,
    <Hero key="2" title="Acme">
      …
    </Hero>,
  ],
  Math: [createElement('math', { key: '1' })],
}

test('every style sheet of a part is one that pages with the part load', () => {
  const sheets = readdirSync(FOLDER).filter((name) => extname(name) === '.css')
  expect(sheets.map((name) => basename(name, '.css')).sort()).toEqual([...ARTICLE_PARTS].sort())
})

test('every other style sheet of the theme is imported', () => {
  const theme = join(FOLDER, '..')
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|tsx?)$/.test(name) && !name.startsWith('parts'))
    .filter((name) => basename(name) !== 'index.css')
  const importing = [...files.filter((name) => !name.endsWith('.css')), 'styles/index.css']
  const text = importing.map((name) => readFileSync(join(theme, name), 'utf8')).join('\n')
  const sheets = files.filter((name) => name.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(30)
  expect(sheets.filter((name) => !text.includes(`/${basename(name)}`))).toEqual([])
})

test("the compiler knows that every part is docent's own", () => {
  expect([...OWN_COMPONENTS]).toEqual(expect.arrayContaining(Object.keys(parts)))
})

test.each(Object.entries(EXAMPLES))('the part %s is found by its root', (name, examples) => {
  for (const example of examples) {
    const [, element = '', classes] =
      /^<([a-z]+)(?: class="([^"]*)")?/.exec(renderToStaticMarkup(example)) ?? []
    expect(partOf(element, classes)).toBe(name)
  }
})

test.each([['diagram'], ['heroic'], ['card'], ['my hero'], [undefined]])(
  'the classes "%s" are none of a part',
  (classes) => {
    expect(partOf('div', classes)).toBeUndefined()
  },
)
