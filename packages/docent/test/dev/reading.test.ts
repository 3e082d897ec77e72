import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ServerBundle } from '../../src/page/page-content.ts'
import { buildServer } from '../../src/bundle/build-client.ts'
import { SERVER_FILE } from '../../src/shared/records/bundles.ts'
import { loadConfig } from '../../src/config/index.ts'
import { openSite, type SiteState } from '../../src/dev/site-state.ts'
import type { DocentError } from '../../src/errors/index.ts'
import type { SidebarItem } from '../../src/shared/records/site-data.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

describe('saving documents of a site', () => {
  let site: FixtureSite
  let state: SiteState

  beforeEach(async () => {
    site = await copyFixture('basic')
    await mkdir(`${site.dir}/docs/guides/more`)
    await site.write('docs/guides/more/third.md', '---\ntitle: Third\nsidebar_position: 3\n---\n')
    await site.write('docs/guides/more/_category_.json', '{ "label": "More guides" }')
    state = await openSite(await loadConfig(site.dir))
  })
  afterEach(() => site.delete())

  const change = (...files: string[]): Promise<unknown[]> =>
    state.change(files.map((file) => `${site.dir}/${file}`))
  const labels = (items: readonly SidebarItem[]): string[] =>
    items.flatMap((item) =>
      item.type === 'html'
        ? []
        : [item.label, ...(item.type === 'category' ? labels(item.items) : [])],
    )
  const sidebarLabels = (): string[] =>
    [...state.prepared.plan.sidebars.values()].flatMap(({ items }) => labels(items))
  const data = (route: string) => state.find(route)?.data

  // @covers 10.43
  test('updates the title without reading other files', async () => {
    // Reading any of these files would fail.
    for (const file of [
      'docs/intro.mdx',
      'docs/guides/draft.md',
      'docs/guides/more/_category_.json',
    ])
      await site.write(file, '---\ntitle: [\n---\n')
    await site.edit('docs/guides/first.md', '# First guide', '# Number one')
    expect(await change('docs/guides/first.md')).toEqual([])
    expect(data('/guides/first')?.title).toBe('Number one')
    expect(data('/guides/second')?.next).toMatchObject({ label: 'Number one' })
    expect(sidebarLabels()).toContain('Number one')
    expect(data('/intro')?.title).toBe('Introduction')
  })

  test('keeps new text when another file is saved', async () => {
    const hash = (): string | undefined => state.find('/guides/first')?.hash
    const before = hash()
    await site.edit('docs/guides/first.md', 'Inside.', 'Inside, edited.')
    expect(await change('docs/guides/first.md')).toEqual([])
    const edited = hash()
    expect(edited).not.toBe(before)
    await site.edit('docs/guides/second.mdx', 'title: Second', 'title: Other')
    expect(await change('docs/guides/second.mdx')).toEqual([])
    expect(hash()).toBe(edited)
    expect(data('/guides/second')?.title).toBe('Other')
  })

  test('updates the description that the first paragraph provides', async () => {
    await site.write('docs/guides/category.mdx', '# Category\n\n<CategoryCards />\n')
    expect(await state.reload()).toEqual([])
    const bundle = await bundleOf(site, state)
    const cards = async (): Promise<string | undefined> => {
      const page = state.find('/guides/category')
      return page && (await state.render(page, bundle)).html
    }
    expect(await cards()).toContain('Text with :visible')
    await site.edit('docs/guides/first.md', 'Text with `:visible`', 'Another text')
    const { sidebars } = state.prepared.plan
    expect(await change('docs/guides/first.md')).toEqual([])
    expect(data('/guides/first')?.description).toBe('Another text, 10:30 and a :colon.')
    expect(await cards()).toContain('Another text, 10:30')
    // The sidebars don't show it.
    expect(state.prepared.plan.sidebars).toBe(sidebars)
  })

  test('updates what a plugin derives from a description', async () => {
    await site.edit(
      'docent.config.ts',
      'defineConfig({',
      "defineConfig({\n  plugins: [{ name: 'short', page: ({ description }) => ({ keywords: [description] }) }],",
    )
    state = await openSite(await loadConfig(site.dir))
    await site.edit('docs/guides/first.md', 'Text with `:visible`', 'Another text')
    expect(await change('docs/guides/first.md')).toEqual([])
    expect(data('/guides/first')?.keywords).toEqual(['Another text, 10:30 and a :colon.'])
  })

  test('updates the route', async () => {
    await site.edit('docs/guides/first.md', 'sidebar_position: 2', 'slug: /one')
    expect(await change('docs/guides/first.md')).toEqual([])
    expect(state.find('/one')).toBeDefined()
    expect(state.find('/guides/first')).toBeUndefined()
  })

  // @covers 10.43
  test('updates the label of a category', async () => {
    expect(sidebarLabels()).toContain('More guides')
    await site.write('docs/guides/more/_category_.json', '{ "label": "Even more guides" }')
    expect(await change('docs/guides/more/_category_.json')).toEqual([])
    expect(sidebarLabels()).toContain('Even more guides')
  })

  test('keeps the previous version of a faulty file and updates the others', async () => {
    await site.edit('docs/guides/first.md', 'sidebar_position', 'sidebar_positoin')
    await site.edit('docs/guides/second.mdx', 'title: Second', 'title: Other')
    const [fault, ...others] = await change('docs/guides/first.md', 'docs/guides/second.mdx')
    expect(fault).toMatchObject({
      code: 'invalid-front-matter',
      file: `${site.dir}/docs/guides/first.md`,
    })
    expect(others).toEqual([])
    expect(data('/guides/first')?.title).toBe('First guide')
    expect(data('/guides/second')?.title).toBe('Other')
  })

  test('reads everything again once an ID that a sidebar needs exists again', async () => {
    await site.edit('docs/guides/second.mdx', 'title: Second', 'id: other\ntitle: Changed')
    expect(await change('docs/guides/second.mdx')).toMatchObject([{ code: 'unknown-doc-id' }])
    expect(data('/guides/second')?.title).toBe('Second')
    await site.edit('docs/guides/second.mdx', 'id: other\n', '')
    expect(await change('docs/guides/second.mdx')).toEqual([])
    expect(data('/guides/second')?.title).toBe('Changed')
  })

  test("reads added files although another one is faulty, and that one once it's corrected", async () => {
    await site.edit('docs/guides/first.md', '# First guide', '# Number one')
    await site.edit('docs/guides/first.md', 'sidebar_position', 'sidebar_positoin')
    await site.write('docs/faulty.md', '---\ntitel: Faulty\n---\n')
    await site.write('docs/added.md', '# Added\n')
    const faults = (await state.reload()) as DocentError[]
    expect(faults.map(({ code, file }) => `${code} ${file}`).sort()).toEqual([
      `invalid-front-matter ${site.dir}/docs/faulty.md`,
      `invalid-front-matter ${site.dir}/docs/guides/first.md`,
    ])
    expect(data('/added')?.title).toBe('Added')
    expect(data('/guides/first')?.title).toBe('First guide')
    expect(state.find('/faulty')).toBeUndefined()
    // Changing an unrelated file must not clear the fault.
    expect(await change('docs/added.md')).toEqual([])
    await site.edit('docs/faulty.md', 'titel', 'title')
    await change('docs/faulty.md')
    expect(data('/faulty')?.title).toBe('Faulty')
    await site.edit('docs/guides/first.md', 'sidebar_positoin', 'sidebar_position')
    expect(await change('docs/guides/first.md')).toEqual([])
    expect(data('/guides/first')?.title).toBe('Number one')
  })

  test("ignores files that are removed while they're being read", async () => {
    const names = Array.from({ length: 30 }, (_, index) => `docs/many-${index}.md`)
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(names.map((name) => site.write(name, '# One of many\n')))
      const reading = state.reload()
      const removing = Promise.all(names.map((name) => site.remove(name)))
      expect(await reading).toEqual([])
      await removing
    }
    expect(await state.reload()).toEqual([])
    expect(state.find('/many-1')).toBeUndefined()
    await site.write('docs/brief.md', '# Brief\n')
    expect(await state.reload()).toEqual([])
    await site.remove('docs/brief.md')
    expect(await change('docs/brief.md')).toEqual([])
  })
})

test("keeps a partial's previous version until the watcher reports a change, because the file may be incomplete", async () => {
  const site = await copyFixture('basic')
  const state = await openSite(await loadConfig(site.dir))
  const bundle = await bundleOf(site, state)
  const html = async (): Promise<string> => {
    const page = state.find('/intro')
    return page ? (await state.render(page, bundle)).html : ''
  }
  expect(await html()).toContain('Shared by intro.')
  const before = await site.read('partials/shared.mdx')
  await site.write('partials/shared.mdx', '')
  expect(await html()).toContain('Shared by intro.')
  await site.write('partials/shared.mdx', before.replace('Shared by', 'Written by'))
  state.renderer.take(`${site.dir}/partials/shared.mdx`)
  expect(await html()).toContain('Written by intro.')
  await site.delete()
})

async function bundleOf({ dir }: FixtureSite, { prepared }: SiteState): Promise<ServerBundle> {
  const server = join(dir, '.docent/server')
  const content = () => prepared.bundle
  const config = await loadConfig(dir)
  await buildServer({ config, content, plugins: {}, mode: 'production' }, server)
  return (await import(pathToFileURL(join(server, SERVER_FILE)).href)) as ServerBundle
}
