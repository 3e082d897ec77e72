import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchRecord } from '../src/record.ts'
import { docent } from '../../docent/test/support/docent.ts'
import { copyFixture, type FixtureSite, writtenSite } from '../../docent/test/support/fixtures.ts'

describe('docent search export', { timeout: 120_000 }, () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await copyFixture('basic')
  })
  afterAll(() => site.delete())

  const read = async (file: string): Promise<SearchRecord[]> =>
    JSON.parse(await readFile(join(site.dir, file), 'utf8')) as SearchRecord[]

  test('writes the records of the pages that readers can find, and nothing else', async () => {
    const run = await docent(['search', '--out', 'out/records.json', 'export'], site.dir)
    expect(run.stderr).toBe('')
    expect(run.code).toBe(0)
    expect(run.stdout).toMatch(/\d+ records in out\/records.json\n$/)
    const records = await read('out/records.json')
    const pages = new Set(records.map((record) => record.url_without_anchor))
    expect(pages).toContain('https://basic.example.com/intro')
    expect(pages).toContain('https://basic.example.com/guides/first')
    for (const hidden of ['draft', 'hidden', '404'])
      expect([...pages].join(' ')).not.toContain(hidden)
    expect(records.map(({ objectID }) => objectID)).toContain('/guides/first#a-custom-heading')
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
    await expect(site.read('dist/index.html')).rejects.toThrow('ENOENT')
  })

  test('writes the same records again for the same pages', async () => {
    await site.edit('docs/guides/first.md', '# ', '# Again: ')
    await docent(['search', 'export', '--out', 'b.json'], site.dir)
    const [a, b] = [await read('out/records.json'), await read('b.json')]
    expect(b.map(({ objectID }) => objectID)).toEqual(a.map(({ objectID }) => objectID))
    expect(b.filter(({ url }) => !url.includes('/guides/'))).toEqual(
      a.filter(({ url }) => !url.includes('/guides/')),
    )
  })

  test('reports that the file cannot be written', async () => {
    await writeFile(join(site.dir, 'taken'), '')
    const run = await docent(['search', 'export', '--out', 'taken/records.json'], site.dir)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('[file-not-written]')
  })

  test.each([
    [['search', 'pull'], 'There is no command "search pull".'],
    [['search', 'export', '--index', 'a'], 'The command "search export" has no flag "--index".'],
    [['search', 'export', '--out'], 'The flag "--out" has no value'],
    [['search', 'push', '--api-key', 'k'], '[key-on-command-line] The flag "--api-key"'],
    [['search', 'push'], '"--app-id", "--index" are missing'],
    // The command line's parser would read this ID as a number.
    [['search', 'push', '--app-id', '12E5', '--index=1'], '[missing-admin-key]'],
  ])('docent %j fails with a fix', async (args, message) => {
    const run = await docent(args, site.dir)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(message)
    expect(run.stderr).toContain('Fix: ')
  })
})

test('commands of other plugins may begin with the same word', { timeout: 120_000 }, async () => {
  const site = await writtenSite({
    'docent.config.mjs': `export default {
  title: 'Trial',
  url: 'https://docs.example.com',
  plugins: [
    { name: 'own', command: { 'search fill': { text: 'Fill it', run: async ({ say }) => say('Filled.') } } },
  ],
}
`,
  })
  expect((await docent(['search', 'fill'], site.dir)).stdout).toContain('Filled.')
  const { stdout } = await docent(['search'], site.dir)
  for (const command of ['search export', 'search fill', 'search push'])
    expect(stdout).toContain(command)
  await site.delete()
})
