import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

let site: FixtureSite
beforeEach(async () => {
  site = await copyFixture('basic')
  await site.edit('docent.config.ts', "title: 'Basic',", "title: 'Basic',\n  precompress: true,")
})
afterEach(() => site.delete())

async function build(): Promise<void> {
  const { code, stderr } = await docent(['build', '--site', site.dir])
  expect(stderr).toBe('')
  expect(code).toBe(0)
}

/** Every compressed file with its inode and modification time, one of which changes when the file is written again. */
function compressed(): Map<string, string> {
  const dist = join(site.dir, 'dist')
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .filter((name) => /\.(?:br|gz)$/.test(name))
      .map((name) => {
        const { ino, mtimeMs } = statSync(join(dist, name))
        return [name, `${ino} ${mtimeMs}`]
      }),
  )
}

// @covers 10.75
test('text files have copies that decompress to the original, and images have none', async () => {
  await build()
  const names = [...compressed().keys()]
  expect(names).toContain('intro/index.html.br')
  expect(names).toContain('intro/index.html.gz')
  expect(names.some((name) => /^assets\/.*\.js\.br$/.test(name))).toBe(true)
  expect(names.some((name) => /\.(?:png|woff2)\./.test(name))).toBe(false)
  // Too short to shrink.
  expect(names).not.toContain('note.txt.br')
  for (const name of names) {
    const file = join(site.dir, 'dist', name)
    const text = await readFile(file.replace(/\.\w+$/, ''))
    const unpack = name.endsWith('.br') ? brotliDecompressSync : gunzipSync
    expect(unpack(await readFile(file)).equals(text), name).toBe(true)
  }
})

// @covers 10.75
test('only changed files are compressed again, and deleted files lose their copies', async () => {
  await site.write('static/large.txt', 'Text. '.repeat(500))
  await build()
  const before = compressed()
  await build()
  expect(compressed()).toEqual(before)

  await site.write('static/large.txt', 'Other text. '.repeat(500))
  await site.edit('docs/guides/second.mdx', 'A dot', 'One dot')
  await site.remove('docs/guides/hidden.md')
  await build()
  const after = compressed()
  const changed = [...after].filter(([name, state]) => before.get(name) !== state)
  expect(changed.map(([name]) => name)).toEqual(
    expect.arrayContaining(['large.txt.br', 'guides/second/index.html.br']),
  )
  expect(after.get('intro/index.html.br')).toBe(before.get('intro/index.html.br'))
  expect(before.has('guides/hidden/index.html.br')).toBe(true)
  expect(after.has('guides/hidden/index.html.br')).toBe(false)
  const large = await readFile(join(site.dir, 'dist/large.txt.br'))
  expect(brotliDecompressSync(large).toString()).toMatch(/^Other text/)
})

test('without the option, there are no copies', async () => {
  await site.edit('docent.config.ts', 'precompress: true,', '')
  await build()
  expect(compressed().size).toBe(0)
})
