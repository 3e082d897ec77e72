import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createReport } from '../../../src/pipeline/report.ts'
import { loadConfig, type Config } from '../../../src/config/index.ts'
import { formatError } from '../../../src/errors/index.ts'
import { INDEX_SETTINGS } from '../../../src/search/providers/algolia/index-settings.ts'
import type { SearchRecord } from '../../../src/search/providers/algolia/record.ts'
import { batches } from '../../../src/search/push/upload-batches.ts'
import { pushSearch, type PushFlags } from '../../../src/search/push/commands.ts'
import { createIndexClient } from '../../../src/search/push/index-client.ts'
import { planPush } from '../../../src/search/push/push-plan.ts'
import { applyPush } from '../../../src/search/push/push.ts'
import { withRetries } from '../../../src/search/push/retry.ts'
import { copyFixture, type FixtureSite } from '../../support/fixtures.ts'
import { startIndexService, type IndexService } from '../../support/search-index.ts'
import type { ServiceAnswer, ServiceRequest } from '../../support/search-service.ts'

let service: IndexService
let interfere: (request: ServiceRequest) => ServiceAnswer | undefined
const pauses: number[] = []
beforeEach(async () => {
  interfere = () => undefined
  pauses.length = 0
  service = await startIndexService((request) => interfere(request))
})
afterEach(() => service.close())

const target = { appId: 'APP1', indexName: 'acme_docs' }
const options = (): Parameters<typeof createIndexClient>[2] => ({
  client: { hosts: [service.host], timeouts: { connect: 300, read: 300, write: 300 } },
  wait: (ms) => {
    pauses.push(ms)
    return Promise.resolve()
  },
})

const record = (objectID: string): SearchRecord => ({ objectID }) as SearchRecord

/** Pushes records in batches of two. */
async function push(ids: string[]): Promise<number[]> {
  const client = createIndexClient(target, 'admin', options())
  const plan = planPush(ids.map(record), await client.read(), INDEX_SETTINGS)
  plan.batches = batches(ids.map(record), { items: 2, bytes: 1e6 })
  const progress: number[] = []
  await applyPush(client, plan, INDEX_SETTINGS, 'acme_docs_tmp_1', (done) => progress.push(done))
  return progress
}

function fill(...ids: string[]): void {
  service.indexes.set('acme_docs', {
    records: new Map(ids.map((id) => [id, record(id)])),
    settings: { distinct: 2, userData: 'kept' },
  })
}

const ids = (): string[] => [...(service.indexes.get('acme_docs')?.records.keys() ?? [])]

/** Requests that write, in short. */
const steps = (): string[] =>
  service
    .writes()
    .map(({ method, path, body }) =>
      [method, path.replace('/1/indexes/', ''), body.operation].filter(Boolean).join(' '),
    )

describe('filling an index', () => {
  test('the index is replaced in one step, after all records have arrived', async () => {
    fill('old', 'b')
    expect(await push(['a', 'b', 'c', 'd', 'e'])).toEqual([2, 4, 5])
    expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect([...service.indexes.keys()]).toEqual(['acme_docs'])
    expect(steps()).toEqual([
      'POST acme_docs/operation copy',
      'PUT acme_docs_tmp_1/settings',
      'POST acme_docs_tmp_1/batch',
      'POST acme_docs_tmp_1/batch',
      'POST acme_docs_tmp_1/batch',
      'POST acme_docs_tmp_1/operation move',
    ])
  })

  test("settings that are not docent's stay", async () => {
    fill()
    await push(['a'])
    expect(service.indexes.get('acme_docs')?.settings).toEqual({
      ...INDEX_SETTINGS,
      userData: 'kept',
    })
  })

  test('an index that does not exist is created', async () => {
    await push(['a', 'b'])
    expect(ids()).toEqual(['a', 'b'])
    expect(steps()[0]).toBe('PUT acme_docs_tmp_1/settings')
  })

  test('all ids of a large index are compared', async () => {
    fill(...Array.from({ length: 2500 }, (_, n) => `r${n}`))
    const client = createIndexClient(target, 'admin', options())
    const plan = planPush([record('r7'), record('new')], await client.read(), INDEX_SETTINGS)
    expect(plan).toMatchObject({ isNew: false, added: 1, kept: 1, removed: 2499 })
    expect(plan.settings).toContainEqual({ name: 'distinct', from: 2, to: true })
  })
})

describe('a batch that fails in the middle', () => {
  /** Fails the requests of the second batch this many times. */
  function failSecondBatch(answer: ServiceAnswer, times: number): void {
    let batch = 0
    let left = times
    interfere = ({ path }) => {
      if (!path.endsWith('/batch')) return undefined
      batch += 1
      if (batch < 2 || left === 0) return undefined
      left -= 1
      return answer
    }
  }

  test('is retried with longer and longer delays', async () => {
    fill('old')
    failSecondBatch({ status: 503, body: { message: 'down' } }, 3)
    await push(['a', 'b', 'c', 'd'])
    expect(ids()).toEqual(['a', 'b', 'c', 'd'])
    expect(pauses).toHaveLength(3)
    const [first = 0, second = 0, third = 0] = pauses
    expect(first).toBeGreaterThanOrEqual(1000)
    expect(second).toBeGreaterThanOrEqual(2000)
    expect(third).toBeGreaterThanOrEqual(4000)
  })

  test('that the service refuses leaves the index unchanged', async () => {
    fill('old')
    failSecondBatch(
      { status: 400, body: { message: 'Record at the position 1 is too big', status: 400 } },
      1,
    )
    await expect(push(['a', 'b', 'c'])).rejects.toMatchObject({
      code: 'search-service-refused',
      message: expect.stringContaining('Record at the position 1 is too big') as string,
    })
    expect(ids()).toEqual(['old'])
    expect([...service.indexes.keys()]).toEqual(['acme_docs'])
    expect(pauses).toEqual([])
  })

  test('that never succeeds leaves the index unchanged', async () => {
    fill('old')
    failSecondBatch('drop', 100)
    await expect(push(['a', 'b', 'c'])).rejects.toMatchObject({
      code: 'search-service-unreachable',
    })
    expect(ids()).toEqual(['old'])
    expect([...service.indexes.keys()]).toEqual(['acme_docs'])
    expect(pauses).toHaveLength(4)
  })

  test('that exceeds a rate limit is retried', async () => {
    failSecondBatch({ status: 429, body: { message: 'Too Many', status: 429 } }, 1)
    await push(['a', 'b', 'c'])
    expect(ids()).toEqual(['a', 'b', 'c'])
  })
})

test('delays are at most half a minute, and the number of attempts is limited', async () => {
  const waits: number[] = []
  let attempts = 0
  await expect(
    withRetries(
      () => {
        attempts += 1
        return Promise.reject(new Error('down'))
      },
      {
        attempts: 9,
        isTransient: () => true,
        wait: (ms) => {
          waits.push(ms)
          return Promise.resolve()
        },
      },
    ),
  ).rejects.toThrow('down')
  expect(attempts).toBe(9)
  expect(Math.max(...waits)).toBeLessThanOrEqual(37_500)
})

test('batches are neither too long nor too large', () => {
  expect(batches(['a', 'b', 'c'], { items: 2, bytes: 100 }).map(({ items }) => items)).toEqual([
    ['a', 'b'],
    ['c'],
  ])
  // Three bytes each, including the quotes.
  expect(batches(['a', 'b', 'c'], { items: 9, bytes: 6 })).toEqual([
    { items: ['a', 'b'], bytes: 6 },
    { items: ['c'], bytes: 3 },
  ])
  expect(batches([])).toEqual([])
})

describe('docent search push', { timeout: 120_000 }, () => {
  let site: FixtureSite
  let config: Config
  beforeAll(async () => {
    // As the command line does, because the bundles are a build's.
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
  async function run(own: PushFlags = flags, variables: NodeJS.ProcessEnv = env): Promise<string> {
    let output = ''
    const write = (text: string): void => {
      output += text
    }
    const report = createReport({ terminal: false, cwd: site.dir, write })
    try {
      await pushSearch(config, own, report, { ...options(), env: variables })
    } catch (error) {
      return formatError(error, { cwd: site.dir, color: false })
    }
    return output
  }

  test('fills the index with the pages of all locales and versions', async () => {
    fill('/gone')
    const output = await run()
    expect(output).toMatch(/remove {6}1 record\n/)
    expect(output).toMatch(/\d+ records in the index "acme_docs"/)
    const records = [
      ...(service.indexes.get('acme_docs')?.records.values() ?? []),
    ] as SearchRecord[]
    expect(ids()).not.toContain('/gone')
    expect(new Set(records.map(({ language }) => language))).toEqual(new Set(['en', 'fr']))
    expect(new Set(records.map(({ docusaurus_tag: tag }) => tag))).toEqual(
      new Set(['default', 'docs-default-current', 'docs-default-1.0', 'docs-community-current']),
    )
    expect(
      service.requests.every(({ apiKey, appId }) => apiKey === 'admin' && appId === 'APP1'),
    ).toBe(true)
  })

  test('a dry run prints what would change and writes nothing', async () => {
    fill('/gone')
    const output = await run({ ...flags, dryRun: true })
    expect(output).toContain('Index "acme_docs" of the application APP1\n')
    expect(output).toMatch(/add {9}\d+ records\n {2}rewrite {5}0 records\n {2}remove {6}1 record/)
    expect(output).toMatch(/upload {6}[\d.]+ kB in 1 batch\n/)
    expect(output).toContain('    distinct: 2 -> true')
    expect(output).toContain('Dry run: nothing was written.')
    expect(service.writes()).toEqual([])
    expect(ids()).toEqual(['/gone'])
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
        '[missing-admin-key] The environment variable DOCS_SEARCH_ADMIN_KEY is not set.',
      )
    expect(service.requests).toEqual([])
  })

  test('without an index, no request is sent', async () => {
    expect(await run({ appId: 'APP1' })).toContain('"--index" is missing')
    expect(await run({ appId: 'evil.test/', index: 'a' })).toContain('not an application ID')
    expect(service.requests).toEqual([])
  })

  test('a key without write access is an error with its fix', async () => {
    interfere = () => ({
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
    interfere = () => 'drop'
    const output = await run()
    expect(output).toContain('[search-service-unreachable]')
    expect(output).toContain('Fix: Check the application ID and the network connection')
  })
})
