import { expect, test } from 'vitest'
import { createStorage } from '../../../src/shared/browser/storage.ts'

test('a storage that throws becomes a no-op with one warning', () => {
  const warnings: string[] = []
  const storage = createStorage(
    () => {
      throw new Error('blocked')
    },
    (message) => warnings.push(message),
  )
  storage.set('a', '1')
  expect(storage.get('a')).toBeNull()
  storage.remove('a')
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain("Storage isn't available")
})
