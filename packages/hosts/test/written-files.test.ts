import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { docent } from '../../docent/test/support/docent.ts'
import { copyFixture, type FixtureSite } from '../../docent/test/support/fixtures.ts'
import { SERVERS } from './full-hosts.ts'

let site: FixtureSite
beforeEach(async () => {
  site = await copyFixture('basic')
  await site.edit(
    'docent.config.ts',
    'export default defineConfig({',
    `import { caddy, nginx } from '@docent/hosts'
export default defineConfig({
  plugins: [nginx, caddy],`,
  )
})

test('the files contain redirects from old addresses', async () => {
  await build()
  expect(await site.read('dist/server.nginx.conf')).toContain('"/intro$is_args$args"')
  expect(await site.read('dist/Caddyfile')).toContain('"/start" "/intro{docent_query}"')
})
afterEach(() => site.delete())

async function build(): Promise<void> {
  const { code, stderr } = await docent(['build', '--site', site.dir])
  expect(stderr).toBe('')
  expect(code).toBe(0)
}

// @covers 10.72
test('a site can provide each file for hosts itself', async () => {
  const own = ['nginx.conf', 'server.nginx.conf', 'Caddyfile', '.nojekyll']
  for (const file of own) await site.write(`static/${file}`, '# Own\n')
  await build()
  for (const file of own) expect(await site.read(`dist/${file}`), file).toBe('# Own\n')
})

describe("the files leave out features that the site doesn't use", () => {
  beforeEach(async () => {
    await site.edit(
      'docent.config.ts',
      "redirects: 'redirects.json',",
      'markdownPages: false, search: false, contentSecurityPolicy: false,',
    )
    await build()
  })

  test('no policy, no Markdown copies, no redirects', async () => {
    for (const file of ['dist/server.nginx.conf', 'dist/Caddyfile']) {
      const text = await site.read(file)
      expect(text).not.toContain('Content-Security-Policy')
      expect(text).not.toContain('Accept text')
      expect(text).not.toContain('docent_copy')
      expect(text).not.toContain('docent_moved')
    }
  })

  for (const { name, start, isInstalled } of SERVERS)
    test.skipIf(!isInstalled)(`${name} accepts them`, async () => {
      const host = await start(`${site.dir}/dist`)
      try {
        const { status, headers } = await host.get('/intro', { Accept: 'text/markdown' })
        expect(status).toBe(200)
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(headers['content-security-policy']).toBeUndefined()
      } finally {
        await host.stop()
      }
    })
})

// @covers 10.72
test("the files contain the build's policy", async () => {
  await build()
  const before = await site.read('dist/Caddyfile')
  await site.edit(
    'docent.config.ts',
    "title: 'Basic',",
    "title: 'Basic', headTags: [{ tag: 'script', html: 'window.answer = 42' }],",
  )
  await build()
  const [, policy] = /Content-Security-Policy: (.*)/.exec(await site.read('dist/_headers')) ?? []
  expect(before).not.toContain(policy)
  expect(await site.read('dist/Caddyfile')).toContain(`Content-Security-Policy "${policy}"`)
  expect(await site.read('dist/server.nginx.conf')).toContain(
    `add_header Content-Security-Policy "${policy}" always;`,
  )
})
