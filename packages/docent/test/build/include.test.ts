import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

let site: FixtureSite
let outside: string

beforeAll(async () => {
  site = await copyFixture('basic')
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'docent-outside-')))
  writeFileSync(join(outside, 'secret.txt'), 'TOKEN=1234')
  writeFileSync(join(outside, 'secret.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(outside, 'secret.md'), 'TOKEN=1234')
  mkdirSync(join(site.dir, '.git'))
  await site.write('.env', 'TOKEN=1234')
  await site.write('.git/config', 'TOKEN=1234')
  await site.write('docs/inside.txt', 'public')
  symlinkSync(join(outside, 'secret.txt'), join(site.dir, 'docs/linked.txt'))
  await site.edit('docent.config.ts', "title: 'Basic',", "title: 'Basic', include: 'repository',")
})
afterAll(async () => {
  await site.delete()
  rmSync(outside, { recursive: true })
})

const code = (file: string): string => `# Page\n\n\`\`\`text file="${file}"\n\`\`\`\n`

const PAGES: [name: string, page: string, text: () => string][] = [
  ['code of the machine', 'page.md', () => code('/../../../../../../../proc/self/environ')],
  ['code outside', 'page.md', () => code(join(outside, 'secret.txt'))],
  ['code behind a link', 'page.md', () => code('./linked.txt')],
  ['a private file', 'page.md', () => code('@site/.env')],
  ["Git's folder", 'page.md', () => code('@site/.git/config')],
  ['an image', 'page.md', () => `# Page\n\n![Secret](../../${relativeOutside()}/secret.svg)\n`],
  [
    'a static image',
    'page.md',
    () => `# Page\n\n![Secret](/../../${relativeOutside()}/secret.svg)\n`,
  ],
  ['a linked file', 'page.md', () => `# Page\n\n[Secret](../../${relativeOutside()}/secret.txt)\n`],
  [
    'a partial',
    'page.mdx',
    () => `import S from '../../${relativeOutside()}/secret.md'\n\n# Page\n\n<S />\n`,
  ],
]

/** The outside folder is next to the site's folder. */
function relativeOutside(): string {
  return outside.slice(tmpdir().length + 1)
}

test.each(PAGES)('%s is refused with file and line', async (_, page, text) => {
  await site.write(`docs/${page}`, text())
  try {
    const { code: exit, stderr } = await docent(['build'], site.dir)
    expect(stderr).toContain('[file-not-included]')
    expect(stderr).toMatch(new RegExp(`docs/${page}:[13]`))
    expect(stderr).not.toContain('1234')
    expect(exit).toBe(1)
    expect(existsSync(join(site.dir, 'dist'))).toBe(false)
  } finally {
    await site.remove(`docs/${page}`)
  }
})

test.each([
  ['docs/page.md', 'secret.md'],
  ['static/secret.txt', 'secret.txt'],
])('a link that leads out of the repository is refused: %s', async (name, target) => {
  symlinkSync(join(outside, target), join(site.dir, name))
  const { code: exit, stderr } = await docent(['build'], site.dir)
  await site.remove(name)
  expect(stderr).toContain('[file-not-included]')
  expect(stderr).toContain(name)
  expect(exit).toBe(1)
})

test('files in the repository are allowed', async () => {
  await site.write('docs/page.md', `${code('./inside.txt')}\n[File](./inside.txt)\n`)
  expect(await docent(['build'], site.dir)).toMatchObject({ code: 0, stderr: '' })
})
