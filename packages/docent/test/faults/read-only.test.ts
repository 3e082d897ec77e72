import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { has } from '../../../../scripts/system-parts.mjs'
import { startDev } from '../support/dev.ts'
import { docent } from '../support/docent.ts'
import { eventually } from '../support/eventually.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { makeSmallDisk, type SmallDisk } from '../support/small-disk.ts'

describe.skipIf(!has('mount'))('a site on a read-only disk', () => {
  let site: FixtureSite
  let disk: SmallDisk
  beforeAll(async () => {
    site = await copyFixture('basic')
    await site.edit(
      'docent.config.ts',
      "title: 'Basic',",
      "title: 'Basic', markdown: { mdastPlugins: ['src/with-package.js'] },",
    )
    // The bundled plugin imports a package from the folder of the cache.
    await site.write(
      'src/with-package.js',
      [
        "import { visit } from 'unist-util-visit'",
        "export default () => (tree) => visit(tree, 'text', (node) => {",
        "  node.value = node.value.replace('answer', 'ANSWER')",
        '})\n',
      ].join('\n'),
    )
    disk = makeSmallDisk(4000)
    const isOwn = (file: string): boolean => !file.includes('node_modules')
    cpSync(site.dir, disk.dir, { recursive: true, filter: isOwn })
    symlinkSync(join(site.dir, 'node_modules'), join(disk.dir, 'node_modules'))
    disk.makeReadOnly()
  })
  afterAll(async () => {
    // The preview's process may still be ending.
    await eventually(() => disk.remove())
    await site.delete()
  })

  test("can't be built, and the error names the folder and the reason", async () => {
    const { code, stderr } = await docent(['build'], disk.dir)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^\n\[write-failed\] \.docent\S* couldn't be written: EROFS: /)
    expect(stderr).not.toMatch(/\n\s+at /)
  })

  test('has a preview with a temporary cache, which is deleted at the end', async () => {
    const temporary = mkdtempSync(join(tmpdir(), 'docent-temporary-'))
    const dev = await startDev({ ...site, dir: disk.dir }, [], { TMPDIR: temporary })
    const caches = (): string[] =>
      readdirSync(temporary).filter((name) => name.startsWith('docent-'))
    try {
      expect(dev.output()).toContain('[read-only-cache]')
      expect(dev.output()).toContain('EROFS: read-only file system.\n  Fix: The preview works')
      const page = await dev.get('/intro')
      expect(page).toMatchObject({ status: 200, body: expect.stringContaining('The ANSWER is') })
      const [cache = ''] = caches()
      const react = join(temporary, cache, 'site/vite/deps/react.js')
      await eventually(() => expect(existsSync(react)).toBe(true))
      expect(await dev.get(`/@fs${react}`)).toMatchObject({ status: 200 })
      expect(dev.output()).not.toMatch(/\n\s+at |error while updating/)
      dev.stop()
      await eventually(() => expect(caches()).toEqual([]))
    } finally {
      dev.stop()
      rmSync(temporary, { recursive: true })
    }
  })
})
