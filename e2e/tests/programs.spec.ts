import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { expect, test } from '../support/test.ts'
import { ports } from '../support/ports.ts'

const ROUTE = '/api/commands/click'

/** Dates and changes come from git, and a shallow clone doesn't have enough of them. */
const isShallow =
  execFileSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' }) === 'true\n'

test.describe('programs that read the site', () => {
  // @covers 10.49, 10.53
  test("get a page's Markdown from the page's address on request", async ({ request }) => {
    const copy = await (await request.get(`${ROUTE}.md`)).text()
    const negotiated = await request.get(ROUTE, {
      headers: { Accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' },
    })
    expect(await negotiated.text()).toBe(copy)
    expect(negotiated.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(negotiated.headers()['content-location']).toBe(`${ROUTE}.md`)
    for (const accept of ['text/html, text/markdown;q=0.9', '*/*', 'image/png']) {
      const html = await request.get(ROUTE, { headers: { Accept: accept } })
      expect(html.status(), accept).toBe(200)
      expect(html.headers()['content-type'], accept).toBe('text/html; charset=utf-8')
      expect(html.headers()['vary'], accept).toMatch(/^Accept\b(?!-)/)
    }
    const head = await request.head(ROUTE, { headers: { Accept: 'text/markdown' } })
    expect(head.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  })

  // @covers 10.49, 10.54
  test("find the address of the page list in the HTML, which people don't see", async ({
    page,
  }) => {
    await page.goto(ROUTE)
    const note = page.locator('body > p[hidden]')
    await expect(note).toContainText(/https:\S+\/llms\.txt\.$/)
    await expect(note).toBeHidden()
  })

  // @covers 10.50, 10.54
  test('find a list and the full text of each section', async ({ request }) => {
    const list = await (await request.get('/llms.txt')).text()
    expect(list.length).toBeLessThan(50_000)
    for (const section of ['app', 'api', 'cloud', 'ui-coverage', 'accessibility']) {
      expect(list).toContain(`/${section}/llms.txt)`)
      const own = await (await request.get(`/${section}/llms.txt`)).text()
      expect(own).toMatch(/^# Cypress Documentation: /)
      expect(own).toMatch(/^- \[.+\]\(.+\.md\): .+\.$/m)
      const full = await request.get(`/${section}/llms-full.txt`)
      expect(full.headers()['content-type']).toBe('text/plain; charset=utf-8')
    }
    const api = await (await request.get('/api/llms-full.txt')).text()
    const copy = await (await request.get(`${ROUTE}.md`)).text()
    // In a file with many pages, links within a page need its address.
    expect(api).not.toMatch(/\]\(#/)
    const inOnePage = api.replaceAll(new RegExp(`\\]\\(\\S*${ROUTE}\\.md#`, 'g'), '](#')
    expect(inOnePage).toContain(copy.slice(copy.indexOf('\n## ')))
  })

  // @covers 10.50, 10.54
  test('get the sections of a long page as files', async ({ request }) => {
    const copy = await (await request.get('/app/faq.md')).text()
    const [intro = ''] = copy.split('\n## ')
    const parts = [...intro.matchAll(/^- \[.+\]\((\S+\/app\/faq\/\S+\.md)\): [\d,]+ characters$/gm)]
    expect(parts).toHaveLength(copy.match(/^## /gm)?.length ?? 0)
    for (const [, url = ''] of parts) {
      const part = await (await request.get(new URL(url).pathname)).text()
      const section = part.slice(part.indexOf('\n## ') + 1, part.indexOf('\n\n---\n'))
      expect(section.length, url).toBeLessThan(50_000)
      expect(section, url).not.toMatch(/\]\(#/)
    }
  })

  // @covers 10.50, 10.54
  test('find the skill of the site at its well-known address', async ({ request }) => {
    const index = await (await request.get('/.well-known/agent-skills/index.json')).json()
    const [{ url, digest }] = index.skills
    const skill = await (await request.get(url)).text()
    expect(digest).toBe(`sha256:${createHash('sha256').update(skill).digest('hex')}`)
    for (const [, link = ''] of skill.matchAll(/<(https:[^>]+)>/g)) {
      expect((await request.get(new URL(link).pathname)).status(), link).toBe(200)
    }
  })

  // @covers 10.51, 10.64
  test('find the pages that changed last in a feed if the history is known', async ({
    page,
    request,
  }) => {
    await page.goto(ROUTE)
    const links = page.locator('link[type="application/atom+xml"][href="/changes.xml"]')
    await expect(links).toHaveCount(isShallow ? 0 : 1)
    const response = await request.get('/changes.xml')
    expect(response.status()).toBe(isShallow ? 404 : 200)
    const entries = (await response.text()).match(/<entry>/g) ?? []
    expect(entries).toHaveLength(isShallow ? 0 : 100)
  })
})

// @covers 10.51, 10.64
test('a page lists its last changes on request and without JavaScript if the history is known', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`http://localhost:${ports.basic}/intro`)
  const changes = page.locator('main details', { hasText: 'What changed' })
  await expect(changes).toHaveCount(isShallow ? 0 : 1)
  if (!isShallow) {
    await expect(changes.getByRole('listitem')).toHaveCount(0)
    await changes.getByText('What changed').click()
    const items = changes.getByRole('listitem')
    expect(await items.count()).toBeGreaterThan(0)
    expect(await items.count()).toBeLessThanOrEqual(5)
    for (const item of await items.all()) await expect(item).toHaveText(/^\w{3} \d+, \d{4} \S/)
    const updated = page.locator('.doc-updated time')
    const day = (await updated.getAttribute('datetime'))?.slice(0, 10) ?? ''
    await expect(items.first().locator('time')).toHaveAttribute('datetime', day)
  }
  await context.close()
})
