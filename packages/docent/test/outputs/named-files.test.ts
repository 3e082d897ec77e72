import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { writtenSite } from '../support/fixtures.ts'

const FILES = [
  'llms-full.txt',
  'llms.txt',
  'pages.json',
  'robots.txt',
  'routes.json',
  'sitemap.xml',
]
/** Pages, their copies and payloads, and what only hosts read. */
const NOT_LINKED = /^[._]|^index\.json$|\.(?:html|md)$/

test('pages and the footer can link to every file that a build writes for programs', async () => {
  const links = FILES.map((file) => `[${file}](/${file})`).join(', ')
  const items = FILES.map((file) => ({ label: file, to: `/${file}` }))
  const site = await writtenSite(
    { 'docs/files.md': `# Files\n\n${links}\n` },
    `footer: { links: [{ title: 'Files', items: ${JSON.stringify(items)} }] }`,
  )
  try {
    const { code, stderr } = await docent(['build', '--site', site.dir])
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: '' })
    const written = readdirSync(join(site.dir, 'dist'), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !NOT_LINKED.test(entry.name))
      .map(({ name }) => name)
    expect(written.sort()).toEqual(FILES)
  } finally {
    await site.delete()
  }
})
