import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDev, type RunningDev } from '../support/dev.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { eventually } from '../support/eventually.ts'

describe('files that pages are made from', () => {
  const outside = mkdtempSync(join(tmpdir(), 'docent-outside-'))
  const sample = join(outside, 'sample.js')
  let site: FixtureSite
  let dev: RunningDev

  beforeAll(async () => {
    site = await copyFixture('basic')
    writeFileSync(sample, 'before()\n')
    const path = relative(join(site.dir, 'docs'), sample)
    await site.write('docs/outside.md', `# Outside\n\n\`\`\`js file="${path}"\n\`\`\`\n`)
    await site.write('src/raw.txt', 'first text')
    await site.write(
      'docs/raw.mdx',
      "# Raw\n\nimport text from '../src/raw.txt?raw'\n\n<CodeBlock>{text}</CodeBlock>\n",
    )
    await site.write(
      'src/shout.ts',
      "export default () => ({ text: say })\nconst say = (node: { value: string }, context: { setProperty(...parts: unknown[]): void }) => context.setProperty(node, 'value', node.value.replace('Introduction', 'LOUD'))\n",
    )
    await site.edit(
      'docent.config.ts',
      "mdxComponents: 'src/mdx-components.ts',",
      "mdxComponents: 'src/mdx-components.ts', markdown: { mdastPlugins: ['src/shout.ts'] },",
    )
    dev = await startDev(site)
  })
  afterAll(async () => {
    dev.stop()
    await site.delete()
    rmSync(outside, { recursive: true })
  })

  const shows = (path: string, text: string): Promise<void> =>
    eventually(async () => expect((await dev.get(path)).body).toContain(text))

  // @covers 10.68
  test('are followed outside of the site', async () => {
    await shows('/outside', 'before')
    const output = dev.following()
    writeFileSync(sample, 'after()\n')
    await eventually(() => expect(output()).toContain('sample.js'))
    await shows('/outside', 'after')
  })

  // @covers 10.68
  test('are followed when a page imports their text', async () => {
    await shows('/raw', 'first text')
    await site.write('src/raw.txt', 'second text')
    await shows('/raw', 'second text')
  })

  // @covers 10.67
  test('are followed when they are Markdown plugins', async () => {
    await site.write('docs/shouted.md', '# Shouted\n\nThe Introduction.\n')
    await shows('/shouted', 'The LOUD.')
    await site.edit('src/shout.ts', 'LOUD', 'LOUDER')
    await shows('/shouted', 'The LOUDER.')
  })
})
