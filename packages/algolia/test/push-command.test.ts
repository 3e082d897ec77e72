import type { BuiltSite, Config } from 'docent/plugin'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { build } from '../../docent/src/build/build.ts'
import { loadConfig } from '../../docent/src/config/index.ts'
import { formatError } from '../../docent/src/errors/index.ts'
import { createReport } from '../../docent/src/errors/report.ts'
import { copyFixture, type FixtureSite } from '../../docent/test/support/fixtures.ts'
import { pushSearch } from '../src/commands.ts'
import type { SearchRecord } from '../src/record.ts'
import { useIndex } from './test-index-service.ts'

const index = useIndex()

describe('docent search push', { timeout: 120_000 }, () => {
  let site: FixtureSite
  let config: Config
  beforeAll(async () => {
    // The command line sets this, too, because the command uses a build's bundles.
    vi.stubEnv('NODE_ENV', 'production')
    site = await copyFixture('two')
    config = await loadConfig(site.dir)
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    return site.delete()
  })

  const flags = { appId: 'APP1', index: 'acme_docs' }
  const env = { DOCS_SEARCH_ADMIN_KEY: 'admin' }

  /** Runs the command and returns its output or its error's message. */
  async function run(
    own: Record<string, string | boolean> = flags,
    variables: NodeJS.ProcessEnv = env,
  ): Promise<string> {
    let output = ''
    const write = (text: string): void => {
      output += text
    }
    const report = createReport({ terminal: false, cwd: site.dir, write })
    const call = {
      parameters: [],
      flags: own,
      siteDir: site.dir,
      loadConfig: async () => config,
      say: report.info,
      stage: report.stage,
      build: async (): Promise<BuiltSite> =>
        (await build(config, { report, dryRun: true })).builtSite(),
    }
    try {
      await pushSearch(call, { ...index.options(), env: variables })
    } catch (error) {
      return formatError(error, { cwd: site.dir, color: false })
    }
    return output
  }

  test('fills the index with the pages of all locales and versions', async () => {
    index.fill('/gone')
    const output = await run()
    expect(output).toMatch(/remove {6}1 record\n/)
    expect(output).toMatch(/\d+ records in the index "acme_docs"/)
    const records = [
      ...(index.service.indexes.get('acme_docs')?.records.values() ?? []),
    ] as SearchRecord[]
    expect(index.ids()).not.toContain('/gone')
    expect(new Set(records.map(({ language }) => language))).toEqual(new Set(['en', 'fr']))
    expect(new Set(records.map(({ docusaurus_tag: tag }) => tag))).toEqual(
      new Set(['default', 'docs-default-current', 'docs-default-1.0', 'docs-community-current']),
    )
    expect(
      index.service.requests.every(({ apiKey, appId }) => apiKey === 'admin' && appId === 'APP1'),
    ).toBe(true)
  })

  test('a dry run prints what would change and writes nothing', async () => {
    index.fill('/gone')
    const output = await run({ ...flags, dryRun: true })
    expect(output).toContain('Index "acme_docs" of the application APP1\n')
    expect(output).toMatch(/add {9}\d+ records\n {2}rewrite {5}0 records\n {2}remove {6}1 record/)
    expect(output).toMatch(/upload {6}[\d.]+ kB in 1 batch\n/)
    expect(output).toContain('    distinct: 2 -> true')
    expect(output).toContain('Dry run: nothing was written.')
    expect(index.service.writes()).toEqual([])
    expect(index.ids()).toEqual(['/gone'])
  })

  test('a second push finds nothing to change', async () => {
    await run()
    const output = await run({ ...flags, dryRun: true })
    expect(output).toMatch(/add {9}0 records/)
    expect(output).toMatch(/remove {6}0 records/)
    expect(output).toContain('settings    unchanged')
  })

  test('without a key, no request is sent', async () => {
    for (const variables of [{}, { DOCS_SEARCH_ADMIN_KEY: ' ' }])
      expect(await run(flags, variables)).toContain(
        "[missing-admin-key] The DOCS_SEARCH_ADMIN_KEY environment variable isn't set.",
      )
    expect(index.service.requests).toEqual([])
  })

  test('without an index, no request is sent', async () => {
    expect(await run({ appId: 'APP1' })).toContain('"--index" is missing')
    expect(await run({ appId: 'evil.test/', index: 'a' })).toContain("isn't an application ID")
    expect(index.service.requests).toEqual([])
  })

  test('a key without write access is an error with its fix', async () => {
    index.interfere = () => ({
      status: 403,
      body: { message: 'Invalid Application-ID or API key', status: 403 },
    })
    const output = await run()
    expect(output).toContain('[search-key-refused]')
    expect(output).toContain('(403): Invalid Application-ID or API key')
    expect(output).toContain('Fix: Check that the key belongs to this application')
    expect(output).not.toContain('admin')
  })

  test('a service that cannot be reached is an error with its fix', async () => {
    index.interfere = () => 'drop'
    const output = await run()
    expect(output).toContain('[search-service-unreachable]')
    expect(output).toContain('Fix: Check the application ID and the network connection')
  })
})
