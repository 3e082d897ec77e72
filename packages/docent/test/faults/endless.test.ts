import { afterAll, describe, expect, test } from 'vitest'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { build } from './harness.ts'

const sites: FixtureSite[] = []
afterAll(async () => {
  await Promise.all(sites.splice(0).map((site) => site.delete()))
})

// The second case takes exponential time in the compiler, which is native code, and the third one quadratic time.
describe('a page that never ends', () => {
  // @covers 11.7
  test.concurrent.each([
    ['an expression that loops', '{(() => {\n  while (true);\n})()}\n'],
    [
      'an attribute without its closing quote',
      `<Tabs groupId="os${'<b>'.repeat(36)}<## {#>${'<b>'.repeat(40)}\n`,
    ],
    ['40,000 tags in one paragraph', `${'<b>x</b> '.repeat(40_000)}\n`],
  ])('%s ends the build with the name of the page', async (_, text) => {
    const site = await copyFixture('basic')
    sites.push(site)
    await site.write('docs/guides/endless.mdx', `# Endless\n\n${text}`)
    const { code, stderr } = await build(site)
    expect(code).not.toBe(0)
    expect(stderr).toContain("[page-too-slow] The page wasn't ready after 10 seconds of work")
    expect(stderr).toContain('docs/guides/endless.mdx')
  })

  test('waiting for a response is not work, and a site can allow less work', async () => {
    const site = await copyFixture('basic')
    sites.push(site)
    await site.edit(
      'docent.config.ts',
      "title: 'Basic',",
      "title: 'Basic', pageTimeout: 3, markdown: { mdastPlugins: ['src/waiting.js'] },",
    )
    await site.write(
      'src/waiting.js',
      [
        'export default () => async (_, file) => {',
        "  if (file.path.endsWith('first.md')) await new Promise((resolve) => setTimeout(resolve, 5000))",
        '}\n',
      ].join('\n'),
    )
    expect(await build(site)).toMatchObject({ code: 0, stderr: '' })
    await site.write('docs/guides/endless.mdx', '# Endless\n\n{(() => {\n  while (true);\n})()}\n')
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain("[page-too-slow] The page wasn't ready after 3 seconds of work")
  })
})
