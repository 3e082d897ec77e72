import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDev, type RunningDev } from '../support/dev.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { eventually } from '../support/eventually.ts'

/** The tests share one preview, so each one reverts its changes. */
describe('the output of dev in the terminal', () => {
  let site: FixtureSite
  let dev: RunningDev

  beforeAll(async () => {
    site = await copyFixture('basic')
    // A sidebar requires the other documents, but not this one.
    await site.write('docs/guides/gone.md', '# Gone\n\n## Part\n')
    await site.write(
      'docs/links.md',
      '# Links\n\n[One](./guides/gone.md) and [two](/guides/gone#part)\n',
    )
    dev = await startDev(site)
    // The first page takes seconds, because it loads the components.
    expect((await dev.get('/intro')).status).toBe(200)
  })
  afterAll(async () => {
    dev.stop()
    await site.delete()
  })

  /** Waits until the output from now on contains these strings. */
  const says = (output: () => string, ...texts: (string | RegExp)[]): Promise<void> =>
    eventually(() => {
      for (const text of texts) expect(output()).toMatch(text)
    })
  const saved = (file: string): RegExp =>
    new RegExp(`^\\d\\d:\\d\\d:\\d\\d ${file} [\\d.]+ m?s$`, 'm')

  // @covers 10.42
  test('reports broken links of a saved page with location and fix', async () => {
    const output = dev.following()
    const before = await site.read('docs/guides/first.md')
    await site.write(
      'docs/guides/first.md',
      `${before}\n[a](/intr) [b](/intro#repeatd) [c](./no.md)\n`,
    )
    await says(
      output,
      /\[broken-link\] The link "\/intr" doesn't lead to a page.*\n {2}docs\/guides\/first\.md:25:1\n {2}Fix: Did you mean "\/intro"\?/,
      /\[broken-anchor\] The link "\/intro#repeatd".*\n {2}docs\/guides\/first\.md:25:12\n {2}Fix: Did you mean "#repeated/,
      /\[broken-markdown-link\].*\n {2}docs\/guides\/first\.md:25:/,
      saved('docs/guides/first.md'),
    )
    const after = dev.following()
    await site.write('docs/guides/first.md', before)
    await says(after, saved('docs/guides/first.md'))
    expect(after()).not.toContain('[broken')
  })

  test('reports broken links of an opened page once', async () => {
    const output = dev.following()
    await site.write('docs/opened.md', '# Opened\n\n[a](/nowhere)\n')
    await says(output, saved('docs/opened.md'), 'broken-link')
    const again = dev.following()
    expect((await dev.get('/opened')).status).toBe(200)
    expect((await dev.get('/opened/index.json')).status).toBe(200)
    await site.write('docs/opened.md', '# Opened\n\n[b](/nowhere/else)\n')
    await says(again, saved('docs/opened.md'), '/nowhere/else')
    expect(again().match(/broken-link/g)).toHaveLength(1)
  })

  test('reports the pages that link to a removed anchor', async () => {
    await dev.get('/links')
    const output = dev.following()
    // The anchor is known only if the page was rendered before.
    await dev.get('/guides/gone')
    await site.write('docs/guides/gone.md', '# Gone\n\n## Other part\n')
    await says(output, /\[broken-anchor\] The link "\/guides\/gone#part".*\n {2}docs\/links\.md:3:/)
  })

  // @covers 10.42
  test('reports the pages that link to a deleted one, whether or not they were opened', async () => {
    await site.write('docs/unopened.md', '# Unopened\n\nSee [it](/guides/gone).\n')
    await eventually(async () => expect((await dev.get('/unopened/index.json')).status).toBe(200))
    const output = dev.following()
    await site.remove('docs/guides/gone.md')
    await says(
      output,
      /\[broken-markdown-link\].*\n {2}docs\/links\.md:3:/,
      /\[broken-link\] The link "\/guides\/gone" .*\n {2}docs\/unopened\.md:3:/,
    )
  })

  test('reports redirects and feeds that lead to a deleted page', async () => {
    const output = dev.following()
    const first = await site.read('docs/guides/first.md')
    await site.remove('docs/guides/first.md')
    await says(output, '[redirect-to-nowhere]', '[feed-to-nowhere]')
    // The removal is reported with the same words.
    const after = dev.following()
    await site.write('docs/guides/first.md', first)
    await says(after, saved('docs/guides/first.md'))
  })

  test.each([
    ['syntax of a page', 'docs/intro.mdx', '## Repeated', '<Broken', 'mdx-syntax'],
    ['a component of a page', 'docs/intro.mdx', '<Box>', '<Bax /><Box>', 'unknown-component'],
    ['an expression of a page', 'docs/intro.mdx', '{answer}', '{answer()}', 'page-failed'],
    ['front matter', 'docs/intro.mdx', 'title:', 'titel:', 'invalid-front-matter'],
    ['syntax of a partial', 'partials/shared.mdx', 'Shared', '<Broken', 'mdx-syntax'],
  ])("a mistake in %s isn't reported as a success", async (_, file, from, to, code) => {
    expect((await dev.get('/intro')).status).toBe(200)
    const output = dev.following()
    await site.edit(file, from, to)
    await says(output, `[${code}]`, 'Fix:')
    expect(output()).not.toMatch(saved(file))
    // The response doesn't print the problem in the terminal again.
    if (code !== 'invalid-front-matter') expect((await dev.get('/intro')).status).toBe(500)
    const after = dev.following()
    await site.edit(file, to, from)
    await says(after, saved(file))
    expect(after()).not.toContain('Fix:')
    expect(output().split(`[${code}]`)).toHaveLength(2)
    expect((await dev.get('/intro')).status).toBe(200)
  })

  // @covers 10.42
  test.each([
    ['a partial', 'partials/part.mdx', 'A part.\n', 'partial-not-found'],
    ['an image', 'docs/point.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'broken-image'],
    ['a code sample', 'src/sample.js', 'run()\n', 'code-file-not-found'],
  ])(
    "the removal of %s that a page uses isn't reported as a success",
    async (_, file, text, code) => {
      const missing = dev.following()
      await site.write(
        'docs/parts.mdx',
        `# Parts\n\n${
          {
            'partials/part.mdx': "import Part from '@site/partials/part.mdx'\n\n<Part />",
            'docs/point.svg': '![Point](./point.svg)',
            'src/sample.js': '```js file="@site/src/sample.js"\n```',
          }[file]
        }\n`,
      )
      await says(missing, `[${code}]`)
      const there = dev.following()
      await site.write(file, text)
      await says(there, saved(file))
      expect((await dev.get('/parts')).status).toBe(200)
      const output = dev.following()
      await site.remove(file)
      await says(output, `[${code}]`, 'docs/parts.mdx', 'Fix:')
      expect(output()).not.toMatch(saved(file))
      const after = dev.following()
      await site.write(file, text)
      await says(after, saved(file))
      expect((await dev.get('/parts')).status).toBe(200)
      const gone = dev.following()
      await site.remove('docs/parts.mdx')
      await says(gone, saved('docs/parts.mdx'))
    },
  )

  test('a new page appears once its front matter is fixed', async () => {
    const output = dev.following()
    await site.write('docs/mended.md', '---\ntitel: Mended\n---\n\nText.\n')
    await says(output, '[invalid-front-matter]')
    await site.edit('docs/mended.md', 'titel', 'title')
    await says(output, saved('docs/mended.md'))
    await eventually(async () => expect((await dev.get('/mended')).body).toContain('Mended'))
  })

  test('reads the site only a few times for 40 new pages', async () => {
    const output = dev.following()
    const names = Array.from({ length: 40 }, (_, index) => `docs/many-${index}.md`)
    await Promise.all(names.map((name) => site.write(name, `# ${name}\n`)))
    const readings = (): number[] =>
      [...output().matchAll(/^[\d:]+ (?:(\d+) files|docs\S+) [\d.]+ m?s$/gm)].map(([, count]) =>
        Number(count ?? 1),
      )
    const total = (): number => readings().reduce((sum, count) => sum + count, 0)
    await eventually(() => expect(total()).toBe(40))
    // The number of bursts depends on the machine.
    expect(readings().length).toBeLessThan(10)
    for (const name of names) await site.remove(name)
    await eventually(() => expect(total()).toBe(80))
  })

  // @covers 10.42
  test('reports routes that two pages share and continues', async () => {
    const output = dev.following()
    await site.write('docs/other.md', '---\nslug: /intro\n---\n\n# Other\n')
    await says(output, /\[duplicate-route\] Several pages have the route \/intro:/)
    expect((await dev.get('/intro')).status).toBe(200)
    await site.remove('docs/other.md')
  })
})

test("two pages with the same route don't keep dev from starting", async () => {
  const site = await copyFixture('basic')
  await site.edit(
    'docent.config.ts',
    "title: 'Basic',",
    "title: 'Basic', onDuplicateRoutes: 'throw',",
  )
  await site.write('docs/other.md', '---\nslug: /intro\n---\n\n# Other\n')
  const dev = await startDev(site)
  try {
    await eventually(() => expect(dev.output()).toContain('[duplicate-route]'))
    expect((await dev.get('/intro')).status).toBe(200)
  } finally {
    dev.stop()
    await site.delete()
  }
})
