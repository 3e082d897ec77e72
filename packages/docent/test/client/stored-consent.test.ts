import { describe, expect, test } from 'vitest'
import { isStoredConsent } from '../../src/client/integrations/stored-consent.ts'

const decision = {
  categories: ['analytics'],
  revision: 3,
  data: null,
  consentTimestamp: '2026-01-01T00:00:00.000Z',
  consentId: 'a-b',
  services: { analytics: [] },
  languageCode: 'en',
  lastConsentTimestamp: '2026-01-01T00:00:00.000Z',
  expirationTime: 1_800_000_000_000,
}

describe('isStoredConsent', () => {
  test('accepts the decisions that the library writes', () => {
    expect(isStoredConsent(JSON.stringify(decision))).toBe(true)
  })

  test.each(['', '{', 'null', '[]', '0', '{"a":{}}', '"x"'])('rejects %j', (text) => {
    expect(isStoredConsent(text)).toBe(false)
  })

  test.each([
    { categories: 'all' },
    { categories: [1] },
    { consentId: [] },
    { consentTimestamp: 'once' },
    { lastConsentTimestamp: undefined },
    { expirationTime: 'never' },
    { services: { analytics: {} } },
  ])('rejects a decision with %j', (part) => {
    expect(isStoredConsent(JSON.stringify({ ...decision, ...part }))).toBe(false)
  })
})
