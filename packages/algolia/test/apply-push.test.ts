import { describe, expect, test } from 'vitest'
import { INDEX_SETTINGS } from '../src/index-settings.ts'
import { batches, planPush } from '../src/push-plan.ts'
import { createIndexClient } from '../src/index-client.ts'
import { applyPush } from '../src/commands.ts'
import type { ServiceAnswer } from './search-service.ts'
import { record, useIndex } from './test-index-service.ts'

const index = useIndex()
const target = { appId: 'APP1', indexName: 'acme_docs' }

/** Pushes records in batches of two. */
async function push(ids: string[]): Promise<number[]> {
  const client = createIndexClient(target, 'admin', index.options())
  const plan = planPush(ids.map(record), await client.read(), INDEX_SETTINGS)
  plan.batches = batches(ids.map(record), { items: 2, bytes: 1e6 })
  const progress: number[] = []
  await applyPush(client, plan, INDEX_SETTINGS, 'acme_docs_tmp_1', (done) => progress.push(done))
  return progress
}

/** The requests that change an index, each as a short string. */
const steps = (): string[] =>
  index.service
    .writes()
    .map(({ method, path, body }) =>
      [method, path.replace('/1/indexes/', ''), body.operation].filter(Boolean).join(' '),
    )

describe('filling an index', () => {
  test('the index is replaced in one step, after all records have arrived', async () => {
    index.fill('old', 'b')
    expect(await push(['a', 'b', 'c', 'd', 'e'])).toEqual([2, 4, 5])
    expect(index.ids()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect([...index.service.indexes.keys()]).toEqual(['acme_docs'])
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
    index.fill()
    await push(['a'])
    expect(index.service.indexes.get('acme_docs')?.settings).toEqual({
      ...INDEX_SETTINGS,
      userData: 'kept',
    })
  })

  test('an index that does not exist is created', async () => {
    await push(['a', 'b'])
    expect(index.ids()).toEqual(['a', 'b'])
    expect(steps()[0]).toBe('PUT acme_docs_tmp_1/settings')
  })

  test('all ids of a large index are compared', async () => {
    index.fill(...Array.from({ length: 2500 }, (_, n) => `r${n}`))
    const client = createIndexClient(target, 'admin', index.options())
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
    index.interfere = ({ path }) => {
      if (!path.endsWith('/batch')) return undefined
      batch += 1
      if (batch < 2 || left === 0) return undefined
      left -= 1
      return answer
    }
  }

  test('is retried with longer and longer delays', async () => {
    index.fill('old')
    failSecondBatch({ status: 503, body: { message: 'down' } }, 3)
    await push(['a', 'b', 'c', 'd'])
    expect(index.ids()).toEqual(['a', 'b', 'c', 'd'])
    expect(index.pauses).toHaveLength(3)
    const [first = 0, second = 0, third = 0] = index.pauses
    expect(first).toBeGreaterThanOrEqual(1000)
    expect(second).toBeGreaterThanOrEqual(2000)
    expect(third).toBeGreaterThanOrEqual(4000)
  })

  test('that the service rejects leaves the index unchanged', async () => {
    index.fill('old')
    failSecondBatch(
      { status: 400, body: { message: 'Record at the position 1 is too big', status: 400 } },
      1,
    )
    await expect(push(['a', 'b', 'c'])).rejects.toMatchObject({
      code: 'search-service-refused',
      message: expect.stringContaining('Record at the position 1 is too big') as string,
    })
    expect(index.ids()).toEqual(['old'])
    expect([...index.service.indexes.keys()]).toEqual(['acme_docs'])
    expect(index.pauses).toEqual([])
  })

  test('that never succeeds leaves the index unchanged', async () => {
    index.fill('old')
    failSecondBatch('drop', 100)
    await expect(push(['a', 'b', 'c'])).rejects.toMatchObject({
      code: 'search-service-unreachable',
    })
    expect(index.ids()).toEqual(['old'])
    expect([...index.service.indexes.keys()]).toEqual(['acme_docs'])
    expect(index.pauses).toHaveLength(4)
  })

  test('that exceeds a rate limit is retried', async () => {
    failSecondBatch({ status: 429, body: { message: 'Too Many', status: 429 } }, 1)
    await push(['a', 'b', 'c'])
    expect(index.ids()).toEqual(['a', 'b', 'c'])
  })
})
