import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Batch, createBatches } from '../../src/dev/file-events.ts'

describe('createBatches', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** The batches that were read, and a function that finishes reading the current one. */
  function reader() {
    const read: Record<string, string>[] = []
    let finish: () => void = () => undefined
    const batches = createBatches((batch: Batch) => {
      read.push(Object.fromEntries(batch))
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    return {
      read,
      add: batches.add,
      async finish() {
        finish()
        await vi.advanceTimersByTimeAsync(0)
      },
    }
  }

  test('reads a saved file immediately', async () => {
    const { read, add } = reader()
    add('/a.md', 'change')
    await vi.advanceTimersByTimeAsync(0)
    expect(read).toEqual([{ '/a.md': 'change' }])
  })

  test('reads a burst of added and removed files once', async () => {
    const { read, add } = reader()
    for (let i = 0; i < 100; i += 1) {
      add(`/${i}.md`, i % 2 === 0 ? 'add' : 'unlink')
      await vi.advanceTimersByTimeAsync(5)
    }
    expect(read).toEqual([])
    await vi.advanceTimersByTimeAsync(20)
    expect(read).toHaveLength(1)
    expect(Object.keys(read[0] ?? {})).toHaveLength(100)
  })

  test('collects the changes that occur while it reads', async () => {
    const { read, add, finish } = reader()
    add('/a.md', 'change')
    await vi.advanceTimersByTimeAsync(0)
    add('/b.md', 'change')
    add('/b.md', 'change')
    add('/c.md', 'add')
    await vi.advanceTimersByTimeAsync(1000)
    expect(read).toHaveLength(1)
    await finish()
    expect(read.slice(1)).toEqual([{ '/b.md': 'change', '/c.md': 'add' }])
  })

  test('understands how editors save a file', async () => {
    const { read, add } = reader()
    add('/saved.md', 'unlink')
    add('/saved.md', 'add')
    add('/new.md', 'add')
    add('/new.md', 'change')
    add('/gone.md', 'add')
    add('/gone.md', 'unlink')
    await vi.advanceTimersByTimeAsync(20)
    expect(read).toEqual([{ '/saved.md': 'change', '/new.md': 'add', '/gone.md': 'unlink' }])
  })
})
