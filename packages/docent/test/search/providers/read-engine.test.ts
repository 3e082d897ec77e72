import { describe, expect, test } from 'vitest'
import { createEngine } from '../../../src/search/engine/engine.ts'
import type { IndexHead } from '../../../src/search/engine/index-format.ts'
import { buildIndex } from '../../../src/search/index/build-index.ts'
import { readEngine } from '../../../src/search/providers/embedded/source.ts'
import { page, section } from '../test-index.ts'

const pages = [
  page('/a', 'Größe', 'Text.', [section('Fenster “öffnen”', 'Text.')]),
  page('/b', 'Window', 'Text.', [section('Open a window', 'Text.'), section('Größe', 'Text.')]),
]

/** A response that arrives in pieces of this many bytes. */
function responseOf(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text)
  return new Response(
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.subarray(at, at + size))
        controller.close()
      },
    }),
  )
}

const indexOf = (...options: Parameters<typeof buildIndex>): string =>
  buildIndex(...options).get('index.json') ?? ''

describe('an engine that is created while its index arrives', () => {
  test.each([1, 7, 100, 100_000])('in pieces of %i bytes answers like any other', async (size) => {
    const text = indexOf(pages, [['window', 'fenster']])
    const engine = await readEngine(responseOf(text, size))
    const whole = createEngine(JSON.parse(text) as IndexHead)
    expect(engine.version).toBe(whole.version)
    for (const query of ['größe', 'window', 'open', 'offnen', 'windwo']) {
      const answer = engine.answer({ query, limit: 5 })
      expect(answer).toEqual(whole.answer({ query, limit: 5 }))
      expect(answer.total + answer.suggestions.length, query).toBeGreaterThan(0)
    }
  })

  test('reads a split index', async () => {
    const engine = await readEngine(responseOf(indexOf(pages, [], 0), 10))
    expect(engine.showsEarly).toBe(false)
    expect(engine.missingShards('window')).toEqual([0])
  })

  test('reads an index without pages', async () => {
    const engine = await readEngine(responseOf(indexOf([], []), 10))
    expect(engine.answer({ query: 'window', limit: 5 }).total).toBe(0)
  })

  test("fails if the response isn't complete", async () => {
    const text = indexOf(pages, [])
    for (const length of [0, 20, text.length - 40, text.length - 2])
      await expect(readEngine(responseOf(text.slice(0, length), 10))).rejects.toThrow(SyntaxError)
    await expect(readEngine(new Response(null))).rejects.toThrow('The search index is empty.')
  })
})
