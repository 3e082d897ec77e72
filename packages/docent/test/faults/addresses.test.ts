import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { build } from './harness.ts'

describe('names and addresses', () => {
  let site: FixtureSite
  beforeEach(async () => {
    site = await copyFixture('basic')
  })
  afterEach(() => site.delete())

  test('letters beyond ASCII and spaces work in files, links, and the sitemap', async () => {
    await site.write('docs/größe.md', '# Größe\n\n## Über uns\n\n[Space](<./two words.md#part>)\n')
    await site.write(
      'docs/two words.md',
      '# Two words\n\n## Part\n\n[File](./größe.md#über-uns) [encoded](./gr%C3%B6%C3%9Fe.md) [route](/größe)\n',
    )
    expect(await build(site)).toMatchObject({ code: 0, stderr: '' })
    const html = await site.read('dist/two words/index.html')
    expect(html).toMatch(/href="\/gr(?:öße|%C3%B6%C3%9Fe)#(?:über|%C3%BCber)-uns"/)
    expect(await site.read('dist/sitemap.xml')).toContain('/gr%C3%B6%C3%9Fe</loc>')
    expect(await site.read('dist/sitemap.xml')).toContain('/two%20words</loc>')
  })

  test('two documents with the same ID are an error that names both', async () => {
    await site.write('docs/one.md', '---\nid: same\n---\n\n# One\n')
    await site.write('docs/two.md', '---\nid: same\n---\n\n# Two\n')
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain('[duplicate-doc-id]')
    expect(stderr).toContain('docs/one.md')
    expect(stderr).toContain('docs/two.md')
  })

  test('an invalid date of the last update is an error with its line', async () => {
    await site.write('docs/dated.md', '---\nlast_update:\n  date: xyz\n---\n\n# Dated\n')
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain('docs/dated.md:3')
    expect(stderr).toContain('xyz')
  })

  test.each(['/routes.json', '/_headers', '/404', '/assets/x.js'])(
    "the slug %s doesn't replace a file of the build",
    async (slug) => {
      await site.write('docs/odd.md', `---\nslug: ${slug}\n---\n\n# Odd\n`)
      const { code, stderr } = await build(site)
      if (code === 0) {
        expect(JSON.parse(await site.read('dist/routes.json')).routes.length).toBeGreaterThan(1)
        expect(await site.read('dist/404.html')).toContain('Page not found')
      } else expect(stderr).toMatch(/docs\/odd\.md/)
    },
  )

  test("a page's folder and a static file with the same name are an error", async () => {
    mkdirSync(join(site.dir, 'static/intro'), { recursive: true })
    await site.write('static/intro/index.html', 'static')
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain('static/intro/index.html')
  })

  test('a list of routes in the static folder is an error', async () => {
    await site.write('static/routes.json', '{}')
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain('static/routes.json')
  })

  test('static files that docent also writes are kept or rejected, but never lost', async () => {
    await site.write('static/robots.txt', 'User-agent: *\nDisallow: /private\n')
    await site.write('static/sitemap.xml', '<own/>')
    await site.write('static/_headers', '/*\n  X-Own: yes\n')
    expect(await build(site)).toMatchObject({ code: 0 })
    expect(await site.read('dist/robots.txt')).toContain('/private')
    expect(await site.read('dist/sitemap.xml')).toContain('<own/>')
    expect(await site.read('dist/_headers')).toContain('X-Own: yes')
  })
})
