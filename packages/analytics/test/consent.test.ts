// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConsent, removeCookies } from '../src/consent.ts'

const CATEGORIES = ['analytics', 'sessionRecording'] as const
const KEY = 'docent.consent'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.parse('2026-01-01') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('consent', () => {
  test('is unknown before a decision', () => {
    expect(createConsent(CATEGORIES, 1).accepted()).toBeUndefined()
  })

  // @covers 11.23
  test('is remembered for half a year', () => {
    createConsent(CATEGORIES, 1).decide(['sessionRecording'])
    vi.setSystemTime(Date.parse('2026-06-30'))
    expect(createConsent(CATEGORIES, 1).accepted()).toEqual(['sessionRecording'])
    vi.setSystemTime(Date.parse('2026-07-05'))
    expect(createConsent(CATEGORIES, 1).accepted()).toBeUndefined()
  })

  test('a refusal is a decision', () => {
    createConsent(CATEGORIES, 1).decide([])
    expect(createConsent(CATEGORIES, 1).accepted()).toEqual([])
  })

  // @covers 11.23
  test('ends with the services that it was given for', () => {
    createConsent(CATEGORIES, 1).decide(CATEGORIES)
    expect(createConsent(CATEGORIES, 2).accepted()).toBeUndefined()
  })

  test('covers only categories that the site has', () => {
    createConsent(CATEGORIES, 1).decide(CATEGORIES)
    expect(createConsent(['analytics'], 1).accepted()).toEqual(['analytics'])
  })

  test('applies until the reader leaves the page if storage is blocked', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('localStorage', undefined)
    const consent = createConsent(CATEGORIES, 1)
    consent.decide(['analytics'])
    expect(consent.accepted()).toEqual(['analytics'])
  })

  test('follows a decision in another tab, and nothing else that is stored', () => {
    const consent = createConsent(CATEGORIES, 1)
    const followed: unknown[] = []
    consent.follow((accepted) => followed.push(accepted))
    const store = (key: string, newValue: string | null): boolean =>
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
    const decision = { categories: ['analytics'], revision: 1, expirationTime: Date.now() + 1 }
    store('theme', 'dark')
    store(KEY, null)
    store(KEY, JSON.stringify({ ...decision, revision: 2 }))
    expect(followed).toEqual([])
    store(KEY, JSON.stringify(decision))
    expect(followed).toEqual([['analytics']])
    expect(consent.accepted()).toEqual(['analytics'])
  })
})

test("a service's cookies are removed, and no others", () => {
  document.cookie = '_ga=1; path=/'
  document.cookie = '_ga_X1=a=b; path=/'
  document.cookie = 'session=1; path=/'
  removeCookies(/^_ga(?:_.+)?$/)
  expect(document.cookie).toBe('session=1')
})
