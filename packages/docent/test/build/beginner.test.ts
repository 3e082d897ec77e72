import { chmodSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { startDev } from '../support/dev.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { eventually } from '../support/eventually.ts'

let site: FixtureSite
beforeEach(async () => {
  site = await copyFixture('basic')
})
afterEach(() => site.delete())

test('a site without pages builds with a warning that says what to add', async () => {
  await rm(join(site.dir, 'docs'), { recursive: true })
  await rm(join(site.dir, 'src/pages'), { recursive: true })
  await mkdir(join(site.dir, 'docs'))
  await site.write(
    'docent.config.ts',
    "export default { title: 'Empty', url: 'https://a.example.com' }\n",
  )
  const { code, stdout } = await docent(['check', '--site', site.dir])
  expect(stdout).toContain('[no-pages] The site has no pages.')
  expect(stdout).toContain('Add a document, such as docs/index.md, or a React page')
  expect(code).toBe(0)
  await site.write('docs/index.md', '# Hello\n')
  expect((await docent(['check', '--site', site.dir])).stdout).not.toContain('no-pages')
})

describe('a component with state that is not an island', () => {
  const MENU = `import { useState } from 'react'
const useToggle = () => useState(false)
export default function Menu() {
  const [isOpen, setOpen] = useToggle()
  return <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</button>
}
`

  // @covers 11.14
  test('stops the build with its name, its location, and the fix', async () => {
    await site.write('src/components/Menu.tsx', MENU)
    await site.write(
      'docs/menu.mdx',
      "import Menu from '@site/src/components/Menu'\n\n# Menu\n\nThis is a menu:\n\n<Menu />\n",
    )
    const { code, stderr } = await docent(['check', '--site', site.dir])
    expect(code).toBe(1)
    expect(stderr).toContain(
      '[stateful-component] The component "Menu" on the page /menu calls useState()',
    )
    expect(stderr).toContain('docs/menu.mdx:7:1')
    expect(stderr).toContain('export default island(Menu)')
  })

  // @covers 11.14
  test.each([
    ['a React page', 'src/pages/team.tsx', 'src/pages/team.tsx', 'useState', MENU],
    [
      'a component of a component',
      'src/components/Box.tsx',
      'docs/intro.mdx',
      'useEffect',
      "import { useEffect } from 'react'\nconst Inner = () => { useEffect(() => {}); return <i>1</i> }\nexport function Box() { return <Inner /> }\nexport default Box\n",
    ],
  ])('is found in %s', async (_, file, page, hook, source) => {
    await site.write(file, source)
    const { code, stderr } = await docent(['check', '--site', site.dir])
    expect(code).toBe(1)
    expect(stderr).toContain(` calls ${hook}(), but it isn't an island`)
    expect(stderr).toContain(page)
  })
})

// @covers 11.12
test('dev --open opens the preview', async () => {
  // The program in `BROWSER` receives the address, as a browser would.
  await site.write(
    'browser.js',
    "require('node:fs').writeFileSync(__dirname + '/opened.txt', process.argv.at(-1))\n",
  )
  await site.write('package.json', '{}')
  chmodSync(join(site.dir, 'browser.js'), 0o755)
  const dev = await startDev(site, ['--open'], { BROWSER: join(site.dir, 'browser.js') })
  try {
    await eventually(async () =>
      expect(await site.read('opened.txt')).toBe(`http://localhost:${dev.port}/`),
    )
  } finally {
    dev.stop()
  }
})
