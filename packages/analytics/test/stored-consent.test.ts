import { describe, expect, test } from 'vitest'
import { readDecision } from '../src/consent.ts'

const NOW = Date.parse('2026-06-01')
const decision = { categories: ['analytics'], revision: 3, expirationTime: NOW + 1 }
const read = (stored: unknown) => readDecision(JSON.stringify(stored), 3, NOW)

describe('a stored decision', () => {
  test('is valid until it expires', () => {
    expect(read(decision)).toEqual(decision)
    expect(read({ ...decision, expirationTime: NOW })).toBeUndefined()
  })

  test('is valid only for the services that the banner listed', () => {
    expect(read({ ...decision, revision: 2 })).toBeUndefined()
  })

  test('can be read in the form that earlier versions stored', () => {
    const before = { ...decision, consentId: 'a-b', data: null, services: { analytics: [] } }
    expect(read(before)).toEqual(decision)
  })

  test.each([null, '', '{', 'null', '[]', '0', '{"a":{}}', '"x"'])('is not %j', (text) => {
    expect(readDecision(text, 3, NOW)).toBeUndefined()
  })

  test.each([{ categories: 'all' }, { expirationTime: 'never' }, { revision: undefined }])(
    'has no %j',
    (part) => expect(read({ ...decision, ...part })).toBeUndefined(),
  )
})
