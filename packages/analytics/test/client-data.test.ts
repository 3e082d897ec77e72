import type { Config } from 'docent/plugin'
import { describe, expect, test } from 'vitest'
import { clientData } from '../src/client-data.ts'
import { messages } from '../src/messages.ts'
import { options } from '../src/options.ts'

const dataOf = (given: object) =>
  clientData(options.parse(given), {
    config: { baseUrl: '/docs/', i18n: { locales: ['en'] } } as unknown as Config,
    siteDir: '/site',
    messages: () => messages.en ?? {},
  })

describe('the revision of readers’ decisions', () => {
  test.each([
    [{ analytics: 'G-ABC1' }, 430372144],
    [{ analytics: 'G-ABC1', sessionRecording: 'abc' }, 2288321719],
    [{ analytics: 'G-TEST1', tagManager: 'GTM-TEST2', sessionRecording: 'clarity3' }, 731938850],
  ])('for %j is that of earlier versions', (given, revision) => {
    expect(dataOf(given).revision).toBe(revision)
  })

  test('stays the same when the policy changes', () => {
    const { revision } = dataOf({ analytics: 'G-ABC1' })
    expect(dataOf({ analytics: 'G-ABC1', privacyPolicy: '/privacy' }).revision).toBe(revision)
  })
})

test('the privacy policy is a route below the base URL, or an address elsewhere', () => {
  const policy = (privacyPolicy: string) =>
    dataOf({ analytics: 'G-ABC1', privacyPolicy }).privacyPolicy
  expect(policy('/privacy')).toBe('/docs/privacy')
  expect(policy('https://example.com/privacy?a&b')).toBe('https://example.com/privacy?a&amp;b')
})
