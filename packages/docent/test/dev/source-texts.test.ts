import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSourceTexts, keepNewest } from '../../src/dev/source-texts.ts'
import { contentHash } from '../../src/shared/node/hash.ts'
import { cacheKey } from '../../src/files/cache.ts'

test('90 saves of two files leave the newest four versions of each in memory', () => {
  const texts = new Map<string, string>()
  const note = keepNewest((key) => texts.delete(key))
  for (let save = 1; save <= 90; save += 1)
    for (const file of ['a.md', 'b.md']) {
      texts.set(`${file} ${save}`, 'x')
      note(file, `${file} ${save}`)
    }
  expect([...texts.keys()].filter((key) => key.startsWith('a'))).toEqual([
    'a.md 87',
    'a.md 88',
    'a.md 89',
    'a.md 90',
  ])
  expect(texts.size).toBe(8)
})

test('an older version that is used again is the newest', () => {
  const forgotten: string[] = []
  const note = keepNewest((key) => forgotten.push(key))
  for (const key of ['1', '2', '3', '4', '1', '5']) note('a.md', key)
  expect(forgotten).toEqual(['2'])
})

test('after 90 saves of a page and a partial, only their newest texts are kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docent-texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [page, partial] = [join(folder, 'page.md'), join(folder, 'partial.mdx')]
  const texts = createSourceTexts()
  const textOf = (file: string, save: number): string => `Save ${save} of ${file}\n`
  const keyOf = (file: string, save: number): string =>
    cacheKey('', file, contentHash(textOf(file, save)))
  for (let save = 1; save <= 90; save += 1) {
    for (const file of [page, partial]) writeFileSync(file, textOf(file, save))
    texts.page(page, contentHash(textOf(page, save)))
    texts.take(partial)
    texts.partial(partial)
  }
  for (const file of [page, partial]) {
    const kept = Array.from({ length: 90 }, (_, index) => index + 1).filter(
      (save) => texts.get(keyOf(file, save)) !== undefined,
    )
    expect(kept).toEqual([87, 88, 89, 90])
    expect(texts.get(keyOf(file, 90))).toBe(textOf(file, 90))
  }
})
