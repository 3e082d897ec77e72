import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { build } from '../../src/build/build.ts'
import { createReport } from '../../src/errors/report.ts'
import { loadConfig } from '../../src/config/index.ts'
import type { DocentError } from '../../src/errors/index.ts'
import { checkExternal } from '../../src/page/checks/check-external.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

const DAY = 86_400_000

describe('docent check --external', () => {
  let site: FixtureSite
  beforeAll(async () => {
    // The command line sets this, too.
    vi.stubEnv('NODE_ENV', 'production')
    site = await copyFixture('basic')
    await site.write(
      'docs/guides/links.md',
      [
        '---\ntitle: Links\ndescription: Links to other sites.\n---\n',
        'See [one](https://good.dev/), [two](https://moved.dev/old#part), and',
        '[three](https://gone.dev/page).\n',
        'Also [this](https://shy.dev/).',
      ].join('\n'),
    )
    await site.edit(
      'docent.config.ts',
      "{ label: 'Intro', to: '/intro', position: 'left' },",
      "{ label: 'Gone', href: 'https://gone.dev/page', position: 'left' },",
    )
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await site.delete()
  })

  /** The output of a run, its error, and its requests. */
  const run = async (
    statuses: Record<string, number>,
    now = 0,
  ): Promise<{ said: string; thrown: DocentError[]; asked: string[] }> => {
    let said = ''
    const asked: string[] = []
    const config = await loadConfig(site.dir)
    const report = createReport({
      terminal: false,
      cwd: site.dir,
      write: (text) => (said += text),
    })
    const { pages } = await build(config, { report, dryRun: true })
    const answer: typeof fetch = async (input) => {
      const url = String(input)
      asked.push(url)
      const status = statuses[new URL(url).host] ?? 200
      return new Response(null, { status, headers: { Location: 'https://good.dev/new' } })
    }
    const thrown: DocentError[] = []
    try {
      await checkExternal(config, pages, report, { fetch: answer, now: () => now, tries: 1 })
    } catch (error) {
      thrown.push(...((error instanceof AggregateError ? error.errors : [error]) as DocentError[]))
    }
    return { said, thrown, asked }
  }

  // @covers 10.39
  test("reports every location of a broken link, and links that have moved or can't be tested", async () => {
    const { said, thrown } = await run({ 'gone.dev': 404, 'moved.dev': 301, 'shy.dev': 403 })
    expect(thrown.map(({ message, file, line }) => [message, file, line])).toEqual([
      [
        'The link https://gone.dev/page is broken: the server responded with 404.',
        join(site.dir, 'docs/guides/links.md'),
        7,
      ],
      [
        'The link https://gone.dev/page is broken: the server responded with 404.',
        join(site.dir, 'docent.config.ts'),
        32,
      ],
    ])
    expect(said).toContain(
      '[moved-external-link] The link https://moved.dev/old has moved permanently to https://good.dev/new\n  docs/guides/links.md:6:31',
    )
    expect(said).toContain("[unclear-external-link] The link https://shy.dev/ couldn't be tested")
    expect(said).toMatch(/Test external links .* 4 addresses, 4 tested, 0 known/)
  })

  // @covers 10.39
  test('remembers good results for a week and tests bad ones again', async () => {
    const statuses = { 'gone.dev': 404, 'shy.dev': 403, 'moved.dev': 301 }
    const next = await run(statuses, DAY)
    expect(new Set(next.asked)).toEqual(new Set(['https://gone.dev/page', 'https://shy.dev/']))
    expect(next.said).toContain('[moved-external-link]')
    const later = await run(statuses, 8 * DAY)
    expect(later.asked).toContain('https://good.dev/')
  })

  test('without a network, no link is reported as broken', async () => {
    const config = await loadConfig(site.dir)
    const report = createReport({ terminal: false, cwd: site.dir, write: () => undefined })
    const { pages } = await build(config, { report, dryRun: true })
    const offline = (): Promise<Response> =>
      Promise.reject(
        new TypeError('fetch failed', {
          cause: Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }),
        }),
      )
    await expect(
      checkExternal(config, pages, report, { fetch: offline, now: () => 30 * DAY }),
    ).rejects.toMatchObject({ code: 'no-network' })
    // The remembered results have expired, so the links are tested again.
    expect((await run({}, 2 * DAY)).asked).toHaveLength(4)
  })

  test('a damaged file of results is ignored', async () => {
    const file = join(site.dir, '.docent/external-links.json')
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty(['https://good.dev/'])
    await writeFile(file, '{"https://good.dev/":{"at":"yesterday"}}')
    const { asked, thrown } = await run({}, 8 * DAY)
    expect(asked).toContain('https://good.dev/')
    expect(thrown).toEqual([])
  })

  test('the configuration can allow addresses', async () => {
    await site.edit(
      'docent.config.ts',
      "title: 'Basic',",
      "title: 'Basic', externalLinks: { allow: ['https://gone.dev/'], maxAgeDays: 0 },",
    )
    const { asked, thrown } = await run({ 'gone.dev': 404 }, 8 * DAY)
    expect(thrown).toEqual([])
    expect(asked).toContain('https://good.dev/')
    expect(asked).not.toContain('https://gone.dev/page')
  })

  test('tests the links of documents outside the site folder', async () => {
    const outside = `${site.dir}-outside`
    for (const folder of ['docs', 'partials'])
      await cp(join(site.dir, folder), join(outside, folder), { recursive: true })
    await site.edit(
      'docent.config.ts',
      '  docs: {',
      `  docs: { path: '../${basename(outside)}/docs',`,
    )
    await appendFile(join(outside, 'docs/intro.mdx'), '\n[Out](https://outside.dev/)\n')
    try {
      const { asked, thrown } = await run({ 'outside.dev': 404 }, 8 * DAY)
      expect(asked).toContain('https://outside.dev/')
      expect(thrown).toMatchObject([{ file: join(outside, 'docs/intro.mdx') }])
    } finally {
      await rm(outside, { recursive: true })
    }
  })
})
