import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { build, cleanOutput } from './harness.ts'

const sites: FixtureSite[] = []
afterEach(() => Promise.all(sites.splice(0).map((site) => site.delete())))

/** Converts everything that an editor or Git would convert, except for files that are copied as they are. */
function convert(dir: string, to: (text: string) => string): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.(?:mdx?|json|ya?ml|tsx?|css|vue|txt)$|\/_\w+$/.test(file)) continue
    if (/\/(?:node_modules|dist|\.docent)\/|\/static\/(?!_)/.test(file)) continue
    writeFileSync(file, to(readFileSync(file, 'utf8')))
  }
}

describe.each(['basic', 'two'])('the fixture "%s"', (name) => {
  test('has the same output with the line ends and the byte order mark of Windows', async () => {
    const site = await copyFixture(name)
    sites.push(site)
    const original = await cleanOutput(site)
    convert(site.dir, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)
    expect(await cleanOutput(site)).toEqual(original)
  })
})

test('a Latin-1 page is an error that names the file and the line', async () => {
  const site = await copyFixture('basic')
  sites.push(site)
  writeFileSync(join(site.dir, 'docs/latin.md'), Buffer.from('# Title\n\nGröße\n', 'latin1'))
  const { code, stderr } = await build(site)
  expect(code).toBe(1)
  expect(stderr).toContain('docs/latin.md:3:3')
  expect(stderr).toContain('[wrong-encoding]')
})
