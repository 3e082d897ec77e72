import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compilePage, type CompiledCode } from '../../src/markdown/compile.ts'
import { compileOptions } from './to-html.ts'

/** Elements with the address of a file, as authors write them in HTML. `ADDRESS` stands for it. */
const ELEMENTS = [
  '<img src="ADDRESS">',
  '<img srcset="ADDRESS 2x">',
  '<video src="ADDRESS"></video>',
  '<video poster="ADDRESS"></video>',
  '<video><source src="ADDRESS"></video>',
  '<video><track src="ADDRESS"></video>',
  '<audio src="ADDRESS"></audio>',
  '<input type="image" src="ADDRESS">',
  '<iframe src="ADDRESS"></iframe>',
  '<embed src="ADDRESS">',
  '<object data="ADDRESS"></object>',
  '<svg><image href="ADDRESS"/></svg>',
  '<svg><image xlink:href="ADDRESS"/></svg>',
  '<svg><use href="ADDRESS#part"/></svg>',
  '<svg><feImage href="ADDRESS"/></svg>',
  '<table background="ADDRESS"><tr><td background="ADDRESS">x</td></tr></table>',
]
const asJsx = (html: string): string =>
  html
    .replace(/(<(?:img|track|source|input|embed)\b[^>]*[^/])>/g, '$1 />')
    .replaceAll('xlink:href', 'xlinkHref')

let dir = ''
const files = {
  'docs/guide/file.bin': 'x',
  'docs/guide/other.md': 'x',
  'docs/guide/alone.html': '<link rel="stylesheet" href="/a.css"><img src="data:,"><a href="b.html">b</a>',
  'docs/guide/needs.html': '<link rel="stylesheet" href="needs.css">',
  'docs/guide/script.html': '<script src="needs.js"></script>',
  'static/file.bin': 'x',
  'static/demo.html': '<link rel="stylesheet" href="needs.css">',
  'static/book/index.html': 'x',
}

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-media-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
})
afterAll(() => rmSync(dir, { recursive: true }))

const compiled = (source: string, name = 'page.md'): Promise<CompiledCode> =>
  compilePage(`Text.\n\n${source}\n`, join(dir, 'docs/guide', name), {
    ...compileOptions(),
    siteDir: dir,
    staticDir: join(dir, 'static'),
    baseUrl: '/base/',
  })

describe.each([
  ['page.md', (html: string) => html],
  ['page.mdx', asJsx],
])('in %s', (name, form) => {
  test.each(ELEMENTS)('%s: a file next to the page is copied', async (element) => {
    const { code, assets } = await compiled(form(element.replaceAll('ADDRESS', './file.bin')), name)
    expect(assets.map(({ from }) => from)).toContain(join(dir, 'docs/guide/file.bin'))
    expect(code).toContain(`/base/${assets[0]?.to}`)
    expect(code).not.toContain('./file.bin')
  })

  test.each(ELEMENTS)('%s: a file of the static folder gets the base URL', async (element) => {
    const { code } = await compiled(form(element.replaceAll('ADDRESS', '/file.bin')), name)
    expect(code).toContain('/base/file.bin')
    expect(code).not.toMatch(/["' ]\/file\.bin/)
  })

  test.each(ELEMENTS)('%s: a missing file is an error with its line', async (element) => {
    const source = form(element.replaceAll('ADDRESS', './none.bin'))
    const { errors = [], ...only } = (await compiled(source, name).catch(
      (error: unknown) => error,
    )) as { errors?: { line: number; file: string }[]; line: number; file: string }
    const [first = only] = errors
    expect(first).toMatchObject({
      code: 'broken-image',
      line: 3,
      file: join(dir, 'docs/guide', name),
    })
  })
})

describe('pages in frames', () => {
  test.each([
    ['/guide/other', 'docent-page:/guide/other', '/guide/other'],
    ['./other', 'docent-page:./other', './other'],
    ['./other.md#a', 'docent-file:docs/guide/other.md#a', './other.md#a'],
    ['/other/?q=1', 'docent-page:/other/?q=1', '/other/?q=1'],
    ['./other.html', 'docent-page:./other.html', './other.html'],
  ])('%s is checked as a link', async (address, marked, url) => {
    for (const element of [`<iframe src="${address}"></iframe>`, `<object data="${address}"></object>`]) {
      const { code, links } = await compiled(element)
      expect(code).toContain(marked)
      expect(links).toMatchObject([{ url, line: 3 }])
    }
  })

  test.each(['https://a.example/x', '//a.example/x', 'data:text/html,x', 'about:blank', '#part'])(
    '%s stays as it is',
    async (address) => {
      const { code, links } = await compiled(`<iframe src="${address}"></iframe>`)
      expect(code).toContain(`src=\\"${address}`)
      expect(links).toEqual([])
    },
  )

  test('a script is an error', async () => {
    await expect(compiled('<iframe src="javascript:alert(1)"></iframe>')).rejects.toMatchObject({
      code: 'script-link',
    })
  })

  test('HTML of the static folder keeps its address, and its own files', async () => {
    const { code } = await compiled(
      '<iframe src="/demo.html"></iframe> <iframe src="/book/?path=a"></iframe>',
    )
    expect(code).toContain('/base/demo.html')
    expect(code).toContain('/base/book/?path=a')
  })

  test('HTML next to the page is copied, unless it needs files next to it', async () => {
    const { assets } = await compiled('<iframe src="./alone.html"></iframe>')
    expect(assets).toHaveLength(1)
    for (const [name, needed] of [
      ['needs', 'needs.css'],
      ['script', 'needs.js'],
    ])
      await expect(compiled(`<iframe src="./${name}.html"></iframe>`)).rejects.toMatchObject({
        code: 'dependent-document',
        line: 3,
        message: expect.stringContaining(`"${needed}"`) as string,
      })
  })
})

describe('styles', () => {
  test.each([
    ['page.md', '<div style="background: url(./file.bin)">a</div>'],
    ['page.md', "<div style='background: url(\"./file.bin\")'>a</div>"],
    ['page.md', '<div style="background: red url(&quot;./file.bin&quot;) no-repeat">a</div>'],
    ['page.mdx', '<div style="background: url(\'./file.bin\')">a</div>'],
    ['page.mdx', "<div style={{ background: 'url(./file.bin)' }}>a</div>"],
    ['page.mdx', "<Box style={{ color: 'red', background: `url('./file.bin')` }} />"],
  ])('in %s copy the files they name: %s', async (name, source) => {
    const { code, assets } = await compiled(source, name)
    expect(assets).toHaveLength(1)
    expect(code).toContain(`/base/${assets[0]?.to}`)
    expect(code).not.toContain('./file.bin')
    await expect(compiled(source.replace('file', 'none'), name)).rejects.toMatchObject({
      code: 'broken-image',
      line: 3,
    })
  })

  test.each([
    '<div style="background: url(#a), url(data:image/png;base64,A), url(https://a.example/b.png)">a</div>',
    '<div style={{ background: `url(${image})`, color: "red" }}>a</div>',
  ])('keep other addresses: %s', async (source) => {
    expect((await compiled(source, 'page.mdx')).assets).toEqual([])
  })
})

describe('strings in braces', () => {
  test.each([`{'./file.bin'}`, '{"./file.bin"}', '{`./file.bin`}'])('%s', async (value) => {
    const { assets } = await compiled(`<iframe src=${value} /> <img src=${value} alt="" />`, 'page.mdx')
    expect(assets.length).toBeGreaterThan(0)
    await expect(
      compiled(`<img src=${value.replace('file', 'none')} alt="" />`, 'page.mdx'),
    ).rejects.toMatchObject({ code: 'broken-image', line: 3 })
  })
})

test.each([
  ['<Card icon="./file.png" />', './file.png', 'icon'],
  ["<Photo src={'../a.svg'} />", '../a.svg', 'src'],
  ["a <Themed sources={{ light: './a b.webp', dark }} />", './a b.webp', 'sources'],
])('a relative path that a component gets is reported: %s', async (source, path, name) => {
  expect((await compiled(source, 'page.mdx')).warnings).toMatchObject([
    { what: `The relative path "${path}" in "${name}"`, fix: expect.stringContaining(path) as string, line: 3 },
  ])
})

test.each([
  '<Card href="./file.bin" icon="/a.png" />',
  "<Photo src={require('./file.bin').default} />",
  '<Photo alt="./a.png is the file" code="import a from \'x\'" />',
])('other values of components are not: %s', async (source) => {
  expect((await compiled(source, 'page.mdx')).warnings).toEqual([])
})

test('an area of an image map is a link', async () => {
  const { links, assets } = await compiled(
    '<map name="m"><area href="./other.md"><area href="./file.bin"></map>',
  )
  expect(links).toMatchObject([{ url: './other.md', line: 3 }])
  expect(assets).toHaveLength(1)
})

test.each([
  ['a character that does not exist', '<p title="&#x110000;&#xD800;" style="color:red">x</p>'],
  ['an address with an entity', '<img src="caf&eacute;.png" alt="x">'],
])('%s in HTML is read as browsers read it', async (_, html) => {
  writeFileSync(join(dir, 'docs/guide/café.png'), 'x')
  await expect(compiled(html)).resolves.toHaveProperty('code')
})
