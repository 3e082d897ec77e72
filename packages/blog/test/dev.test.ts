import { expect, onTestFinished, test } from 'vitest'
import { startDev } from '../../docent/test/support/dev.ts'
import { eventually } from '../../docent/test/support/eventually.ts'
import { writtenSite } from '../../docent/test/support/fixtures.ts'

const CONFIG = `import { blog } from '@docent/blog'
export default { title: 'Trial', url: 'https://docs.example.com', plugins: [blog()] }
`
const FIRST = '/blog/2026/01/31/first'

test('dev shows new, changed, and removed posts, and changed authors, without a restart', async () => {
  const site = await writtenSite({
    'docent.config.mjs': CONFIG,
    'blog/authors.yml': 'ada:\n  name: Ada Lovelace\n',
    'blog/2026-01-31-first.md':
      '---\ntitle: First\nauthors: [ada]\n---\n\nThe *first* post.\n\n<!-- truncate -->\n\nMore.\n',
  })
  onTestFinished(site.delete)
  const server = await startDev(site)
  onTestFinished(() => server.stop())
  const expectOn = (path: string, text: string, isThere = true): Promise<void> =>
    eventually(async () => {
      const { body } = await server.get(path)
      if (isThere) expect(body).toContain(text)
      else expect(body).not.toContain(text)
    })
  await expectOn(FIRST, 'Ada Lovelace')

  await site.write('blog/2026-02-28-second.md', '---\ntitle: Second\ntags: [news]\n---\n\nMore.\n')
  await expectOn('/blog', 'href="/blog/2026/02/28/second"')
  await expectOn('/blog/2026/02/28/second', 'More.')
  await expectOn('/blog/tags/news', 'Second')
  await expectOn('/blog/rss.xml', '<title>Second</title>')

  await site.edit('blog/authors.yml', 'Ada Lovelace', 'Countess Ada')
  await expectOn(FIRST, 'Countess Ada')
  await expectOn('/blog', 'Countess Ada')

  await site.edit('blog/2026-01-31-first.md', 'The *first* post.', 'The *very* first post.')
  await expectOn(FIRST, 'The <em>very</em> first post.')
  await expectOn('/blog', 'The <em>very</em> first post.')

  await site.remove('blog/2026-02-28-second.md')
  await expectOn('/blog', 'href="/blog/2026/02/28/second"', false)
  await eventually(async () =>
    expect((await server.get('/blog/2026/02/28/second')).status).toBe(404),
  )
}, 180_000)
