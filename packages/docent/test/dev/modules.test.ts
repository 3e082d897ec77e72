import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDev, type RunningDev } from '../support/dev.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { eventually } from '../support/eventually.ts'

/** The tests share one preview, so each one reverts its changes. */
describe('modules that are added and removed while dev runs', () => {
  let site: FixtureSite
  let dev: RunningDev

  beforeAll(async () => {
    site = await copyFixture('basic')
    dev = await startDev(site)
    expect((await dev.get('/intro')).status).toBe(200)
  })
  afterAll(async () => {
    dev.stop()
    await site.delete()
  })

  /** Waits until a page has this response. */
  const answers = (path: string, status: number, text: string): Promise<void> =>
    eventually(async () => {
      const { status: got, body } = await dev.get(path)
      const found = body.includes(text) ? got : `${got} without "${text}"`
      expect(found, `${path}; it said:\n${dev.output().slice(-1500)}`).toBe(status)
    })
  const component = (text: string): string => `export default () => <p>${text}</p>\n`

  test('a React page appears and disappears', async () => {
    await site.write('src/pages/about.tsx', component('About us.'))
    await answers('/about', 200, 'About us.')
    await site.remove('src/pages/about.tsx')
    await answers('/about', 404, 'Page not found')
    await answers('/intro', 200, 'The answer is 42.')
  })

  test('a page imports a new component', async () => {
    const before = await site.read('docs/guides/second.mdx')
    await site.write('src/components/Note.tsx', component('Noted.'))
    await site.write(
      'docs/guides/second.mdx',
      `${before}\n\nimport Note from '@site/src/components/Note'\n\n<Note />\n`,
    )
    await answers('/guides/second', 200, 'Noted.')
    await site.remove('src/components/Note.tsx')
    await answers('/guides/second', 500, 'src/components/Note')
    // Other pages don't use it.
    await answers('/intro', 200, 'The answer is 42.')
    await site.write('src/components/Note.tsx', component('Noted anew.'))
    await answers('/guides/second', 200, 'Noted anew.')
    await site.write('docs/guides/second.mdx', before)
    await site.remove('src/components/Note.tsx')
    await answers('/guides/second', 200, 'A dot')
  })

  test('an island appears and disappears', async () => {
    await site.write('docs/island.mdx', '# Island\n\n<Toggle />\n')
    await answers('/island', 500, 'Toggle')
    await site.write(
      'src/islands/Toggle.tsx',
      "import { island } from 'docent'\nexport default island(() => <button>Toggle me</button>)\n",
    )
    await answers('/island', 200, 'Toggle me')
    expect((await dev.get('/@id/__x00__virtual:docent/islands')).body).toContain('Toggle.tsx')
    await site.remove('src/islands/Toggle.tsx')
    await answers('/island', 500, 'Toggle')
    await answers('/intro', 200, 'The answer is 42.')
    expect((await dev.get('/@id/__x00__virtual:docent/islands')).body).not.toContain('Toggle.tsx')
    await site.remove('docs/island.mdx')
    await answers('/island', 404, 'Page not found')
  })

  test('a missing partial and a missing image are found once they exist', async () => {
    await site.write(
      'docs/parts.mdx',
      "# Parts\n\nimport Part from '@site/partials/part.mdx'\n\n<Part />\n\n![Dot](./point.svg)\n",
    )
    await answers('/parts', 500, 'point.svg')
    await site.write('docs/point.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await answers('/parts', 500, 'part.mdx')
    await site.write('partials/part.mdx', 'A part.\n')
    await answers('/parts', 200, 'A part.')
    await site.remove('partials/part.mdx')
    await answers('/parts', 500, 'part.mdx')
    await site.remove('docs/parts.mdx')
    await answers('/parts', 404, 'Page not found')
  })

  test("a saved component doesn't evaluate the modules that it doesn't belong to", async () => {
    await site.write('src/start.ts', 'export const start = Math.random()\n')
    const clock = (text: string): string =>
      `import { start } from './start'\nexport default () => <p>${text} {String(start)}.</p>\n`
    await site.write('src/Clock.tsx', clock('Began at'))
    await site.write(
      'docs/clock.mdx',
      "# Clock\n\nimport Clock from '@site/src/Clock.tsx'\n\n<Clock />\n",
    )
    await answers('/clock', 200, 'Began at')
    // Once this change is seen, so are the new files, whose events may come after the first answer.
    await site.write('src/Clock.tsx', clock('Went on at'))
    await answers('/clock', 200, 'Went on at')
    const started = async (): Promise<string | undefined> =>
      /0\.\d+(?=\.)/.exec((await dev.get('/clock')).body)?.[0]
    const before = await started()
    await site.write('src/Clock.tsx', clock('Ran since'))
    await answers('/clock', 200, 'Ran since')
    expect(await started()).toBe(before)
    await site.write('src/start.ts', 'export const start = Math.random() // again\n')
    await eventually(async () => {
      const now = await started()
      expect(now).toBeDefined()
      expect(now).not.toBe(before)
    })
    await site.remove('docs/clock.mdx')
    await site.remove('src/Clock.tsx')
    await site.remove('src/start.ts')
    await answers('/clock', 404, 'Page not found')
  })

  test("an error in a module that a component imports disappears when it's fixed", async () => {
    await site.write('src/words.ts', "export const words = 'In time'\n")
    await site.write(
      'src/Said.tsx',
      "import { words } from './words'\nexport default () => <p>{words.trim()}.</p>\n",
    )
    await site.write(
      'docs/said.mdx',
      "# Said\n\nimport Said from '@site/src/Said.tsx'\n\n<Said />\n",
    )
    await answers('/said', 200, 'In time.')
    await site.write('src/words.ts', "throw new Error('No words.')\n")
    await answers('/said', 500, 'No words.')
    await site.write('src/words.ts', "export const words = 'Again'\n")
    await answers('/said', 200, 'Again.')
    await site.remove('docs/said.mdx')
    await answers('/said', 404, 'Page not found')
    await site.remove('src/Said.tsx')
    await site.remove('src/words.ts')
  })

  test("an error in the bundle is described and disappears when it's fixed", async () => {
    await site.edit('src/components/Box.tsx', 'return', 'retur')
    await answers('/intro', 500, 'Box.tsx')
    await site.edit('src/components/Box.tsx', 'retur', 'return')
    await answers('/intro', 200, 'The answer is 42.')
  })
})

test('a page that is added right after the start appears', async () => {
  const site = await copyFixture('basic')
  const dev = await startDev(site)
  try {
    await site.write('docs/early.md', '# Early\n')
    await eventually(async () => expect((await dev.get('/early')).status).toBe(200))
  } finally {
    dev.stop()
    await site.delete()
  }
})
