import { expect, test } from 'vitest'
import { fingerprint, fingerprintAll } from '../../src/shared/node/hash.ts'

test('several strings have the fingerprint of their concatenation', () => {
  const texts = ['Größe', '', 'a\0b', '😀']
  expect(fingerprintAll(texts)).toBe(fingerprint(texts.join('\0')))
  expect(fingerprintAll(['ab', 'c'])).not.toBe(fingerprintAll(['a', 'bc']))
  expect(fingerprint('docent')).toMatch(/^[a-z0-9]{8}$/)
})
