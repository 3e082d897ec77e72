import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { compilePage } from '../../src/markdown/compile.ts'
import { requiredFiles } from '../../src/markdown/page-imports.ts'
import { evaluatePage, type MdxComponents, partialComponent } from '../../src/page/evaluate.tsx'
import { renderArticle } from '../../src/page/render-article.tsx'
import { assertComponents, checkComponents } from '../../src/page/page-content.ts'
import type { PageData } from '../../src/shared/records/page-data.ts'
import type { SiteData } from '../../src/shared/records/site-data.ts'
import { compileOptions } from './to-html.ts'

const as =
  (name: string) =>
  ({ children }: { children?: ReactNode }) => <b title={name}>{children}</b>
const Named = as('own')
const modules: Record<string, Record<string, unknown>> = {
  './ui': {
    Note: Named,
    Card: { Body: Named, deep: { er: Named } },
    default: as('default'),
    count: 3,
  },
  './layout': {
    default: (props: object) => <section {...props} />,
    Wide: (props: object) => <main {...props} />,
  },
}
const site = { Card: as("docent's"), Note: as("the site's"), x: { y: as('member') } }
const components = site as unknown as MdxComponents

/** A page's HTML. It may import the modules above, and use the components of the site. */
async function html(source: string): Promise<string> {
  const { Content } = await page(source)
  const article = { components, page: { route: '/a' } as PageData, site: {} as SiteData }
  return renderArticle({ Content, ...article, islandNames: new Map() }).html
}

async function page(source: string) {
  const { code, imports, ...compiled } = await compilePage(
    source,
    '/site/page.mdx',
    compileOptions(),
  )
  const error = checkComponents([{ imports, ...compiled }], new Set(Object.keys(site)))
  if (error) throw error
  const bindings = imports.map(({ local, imported, specifier }) => {
    const module = modules[specifier] ?? {}
    return [local, imported === '*' ? module : module[imported]]
  })
  const values = Object.fromEntries(bindings) as Record<string, unknown>
  const evaluated = evaluatePage(code, values, { components })
  assertComponents(compiled.components, (name) => {
    const scope = [values, evaluated.exports, components as object as Record<string, unknown>].find(
      (names) => Object.hasOwn(names, name),
    )
    return scope && { value: scope[name] }
  })
  return evaluated
}

const own = (text: string): string => `<b title="own">${text}</b>`

describe('components of a page', () => {
  test.each([
    ['a namespace', 'import * as UI from "./ui"', '<UI.Note>a</UI.Note>'],
    ['a namespace in lower case', 'import * as ui from "./ui"', '<ui.Note>a</ui.Note>'],
    ['an object', 'import { Card } from "./ui"', '<Card.Body>a</Card.Body>'],
    ['a member of a member', 'import * as ui from "./ui"', '<ui.Card.deep.er>a</ui.Card.deep.er>'],
    [
      'a default import',
      'import Note from "./layout"\nimport { Note as N } from "./ui"',
      '<N>a</N>',
    ],
    ['an import that docent has, too', 'import { Note as Card } from "./ui"', '<Card>a</Card>'],
    ['an import below its use', '<Note>a</Note>', 'import { Note } from "./ui"'],
    [
      'an import below an export that needs it',
      'export const N = Note',
      '<N>a</N>\n\nimport { Note } from "./ui"',
    ],
    [
      'an exported object',
      'export const ui = { b: (p) => <b title="own" {...p} /> }',
      '<ui.b>a</ui.b>',
    ],
    ['a name with a dollar sign', 'import { Note as $n } from "./ui"', '<$n>a</$n>'],
    ['a name with an underscore', 'import { Note as _n } from "./ui"', '<_n>a</_n>'],
    [
      'a name in another script',
      'import { Note as Überschrift } from "./ui"',
      '<Überschrift>a</Überschrift>',
    ],
    [
      'a name that the runtime has',
      'import { Note as Fragment } from "./ui"',
      '<Fragment>a</Fragment>',
    ],
    ['a string as its name', 'import { "Note" as N } from "./ui"', '<N>a</N>'],
    ['a fragment', 'import { Note } from "./ui"', '<><Note>a</Note></>'],
    ['a spread', 'export const attributes = { title: "own" }', '<b {...attributes}>a</b>'],
    [
      'an argument',
      'import { Note } from "./ui"',
      '{[{ Icon: Note }].map(({ Icon }) => <Icon key="1">a</Icon>)}',
    ],
    [
      'text before it',
      'import { Note } from "./ui"; export const text = "é ü 日本"',
      '<Note>a</Note>',
    ],
  ])('can come from %s', async (_, first, second) => {
    expect((await html(`${first}\n\n${second}\n`)).trim()).toBe(own('a'))
  })

  test('can be an argument of a function in an attribute', async () => {
    const source =
      'export const Each = ({ show }) => show({ Icon: "b" })\n\n<Each show={({ Icon }) => <Icon>a</Icon>} />\n'
    expect(await html(source)).toBe('<b>a</b>')
  })

  test('can be members of an object of the site', async () => {
    expect(await html('<x.y>a</x.y>\n')).toBe('<b title="member">a</b>')
  })

  test("can use the site's components in what the page exports", async () => {
    const source =
      'export const Y = () => <Note>a</Note>\nexport class Z { static b = () => <Card /> }\n\n<Y /> <Z.b />\n'
    expect(await html(source)).toBe(
      `<b title="the site&#x27;s">a</b>\n<b title="docent&#x27;s"></b>`,
    )
  })

  test.each([
    ['<Unknown />', 1],
    ['Text <Unknown>a</Unknown>', 1],
    ['Text.\n\n<Unknown.part>a</Unknown.part>', 3],
    ['{[1].map((n) => <Unknown key={n} />)}', 1],
    ['<Note title={<Unknown />} />', 1],
    ['export const Y = () => (\n  <Unknown />\n)\n\n<Y />', 2],
    ['Text about Unknown, `<Unknown>`.\n\n<Unknown />', 3],
  ])('that are unknown in %j are errors with their line', async (source, line) => {
    await expect(html(source)).rejects.toMatchObject({ code: 'unknown-component', line })
  })

  test.each(['<unknown.part>a</unknown.part>', '<$u />', '<_u>a</_u>', '<Ünknown />'])(
    'that are unknown are errors by every name: %s',
    async (source) => {
      await expect(html(source)).rejects.toMatchObject({ code: 'unknown-component' })
    },
  )

  test.each([
    ['import * as UI from "./ui"\n\n<UI.Nothing />', 'UI.Nothing', 3],
    ['import { count } from "./ui"\n\n<count.x />', 'count.x', 3],
    ['import { Card } from "./ui"\n\n<Card />', 'Card', 3],
    ['export const ui = {}\n\n<ui.a.b>a</ui.a.b>', 'ui.a.b', 3],
    ['<Note.Part />', 'Note.Part', 1],
  ])("that aren't components in %j are errors", async (source, name, line) => {
    await expect(html(source)).rejects.toMatchObject({
      code: 'not-a-component',
      message: expect.stringContaining(`<${name}>`) as string,
      line,
    })
  })
})

describe('exports of a page', () => {
  test.each([
    ['export { Note } from "./ui"', { Note: Named }],
    ['export { Note as N, count } from "./ui"', { N: Named, count: 3 }],
    ['export { default as D } from "./ui"', { D: modules['./ui']?.['default'] }],
    ['export * from "./ui"', { Note: Named, count: 3 }],
    ['export * as all from "./ui"', { all: modules['./ui'] }],
    ['import { Note } from "./ui"\n\nexport { Note }', { Note: Named }],
    ['export const count = 4\nexport * from "./ui"', { count: 4, Note: Named }],
  ])('%s', async (source, expected) => {
    const { exports } = await page(`${source}\n\nText.\n`)
    expect(exports).toMatchObject(expected)
    expect(exports['default']).not.toBe(modules['./ui']?.['default'])
  })

  test.each([
    ['export { default } from "./layout"', 'section'],
    ['export { Wide as default } from "./layout"', 'main'],
    ['import { Wide } from "./layout"\n\nexport default Wide', 'main'],
    ['import { Wide } from "./layout"\n\nexport { Wide as default }', 'main'],
    ['export default (props) => <aside {...props} />', 'aside'],
  ])('%s is the layout, without props of docent', async (source, element) => {
    expect(await html(`${source}\n\nText.\n`)).toBe(`<${element}>\n<p>Text.</p></${element}>`)
  })

  test('an unused reexport is no component of the page, as in modules', async () => {
    await expect(html('export { Note as Other } from "./ui"\n\n<Other />\n')).rejects.toMatchObject(
      {
        code: 'unknown-component',
      },
    )
  })
})

test('props of a partial are those that the page passes', async () => {
  const { Content } = await page('<i {...props}>a</i>\n')
  const Partial = partialComponent(Content)
  const article = { components, page: { route: '/a' } as PageData, site: {} as SiteData }
  const rendered = renderArticle({
    Content: () => <Partial lang="fr" />,
    ...article,
    islandNames: new Map(),
  })
  expect(rendered.html).toBe('<i lang="fr">a</i>')
})

test('a partial has the components of the page around it', async () => {
  const { Content } = await page('export const Y = () => <Note>a</Note>\n\n<Y /> <Card>b</Card>\n')
  const Partial = partialComponent(Content)
  const article = { components, page: { route: '/a' } as PageData, site: {} as SiteData }
  const rendered = renderArticle({ Content: Partial, ...article, islandNames: new Map() })
  expect(rendered.html).toBe(`<b title="the site&#x27;s">a</b>\n<b title="docent&#x27;s">b</b>`)
})

test('a page can require files, also with a loader of webpack, and modules of Docusaurus', () => {
  const paths = [
    './a.png',
    '@site/sidebars.ts',
    '!!raw-loader!@site/sidebars.ts',
    '@docusaurus/useBaseUrl',
  ]
  const code = paths.map((path) => `require('${path}')`).join(', ')
  expect(requiredFiles(`[${code}, require('lodash'), "require('./text')"]`)).toEqual(paths)
})
