import { describe, expect, it } from 'vitest'
import { isNewer } from '../compare.ts'
import { countText, newerText } from '../texts.ts'

describe('isNewer', () => {
  it.each([
    ['14.2.0', '13.6.0', true],
    ['13.10.0', '13.9.1', true],
    ['13.6.0', '13.6.0', false],
    ['9.3.0', '13.6.0', false],
    ['13.0.0', '<13.0.0', true],
    ['12.17.0', '<13.0.0', false],
  ])('%s for a reader of %s: %s', (since, version, expected) => {
    expect(isNewer(since, version)).toBe(expected)
  })
})

describe('texts', () => {
  it('names both versions', () => {
    expect(newerText('14.2.0', '13.6.0')).toBe('New in 14.2.0 – your version is 13.6.0')
    expect(newerText('14.2.0', '<13.0.0')).toBe('New in 14.2.0 – your version is older than 13.0.0')
  })

  it('counts', () => {
    expect(countText(0, '13.6.0')).toBe('Nothing on this page is newer than 13.6.0.')
    expect(countText(1, '13.6.0')).toBe('1 entry on this page is newer than 13.6.0.')
    expect(countText(3, '13.6.0')).toBe('3 entries on this page are newer than 13.6.0.')
    expect(countText(2, '<13.0.0')).toBe('2 entries on this page were added in 13.0.0 or later.')
  })
})
