import { expect, test } from 'vitest'
import { integrationsInfo } from '../../src/content/make-site-data.ts'
import { problemsWith, resolved } from './helpers.ts'

test('a service is integrated only if its ID is set', () => {
  expect(integrationsInfo(resolved())).toBeUndefined()
  expect(
    integrationsInfo(resolved({ integrations: { privacyPolicy: '/privacy' } })),
  ).toBeUndefined()
})

test('readers are asked for consent by default', () => {
  const info = (consent?: 'off') =>
    integrationsInfo(resolved({ integrations: { analytics: 'G-ABC1', consent } }))
  expect(info()).toMatchObject({ analytics: 'G-ABC1', consent: 'ask' })
  expect(info('off')).toMatchObject({ consent: 'off' })
})

test("an ID that would change the script's address is rejected with a fix", () => {
  const text = problemsWith({
    integrations: {
      analytics: 'UA-1234-1',
      tagManager: 'GTM-1"><script>',
      sessionRecording: '../../evil',
      consent: 'later',
    },
  })
  expect(text).toContain('integrations.analytics')
  expect(text).toContain('for example "G-XXXXXXXXXX"')
  expect(text).toContain('integrations.tagManager')
  expect(text).toContain('integrations.sessionRecording')
  expect(text).toContain('Choose one of: "ask", "off".')
})

test('a different set of services has another revision', () => {
  const revision = (integrations: object) => integrationsInfo(resolved({ integrations }))?.revision
  const one = revision({ analytics: 'G-ABC1' })
  expect(one).toBeGreaterThan(0)
  expect(revision({ analytics: 'G-ABC1', privacyPolicy: '/privacy' })).toBe(one)
  expect(revision({ analytics: 'G-ABC1', sessionRecording: 'abc' })).not.toBe(one)
})

test('the privacy policy is a route below the base URL, or an address elsewhere', () => {
  const policy = (privacyPolicy: string) =>
    integrationsInfo(
      resolved({ baseUrl: '/docs/', integrations: { analytics: 'G-ABC1', privacyPolicy } }),
    )?.privacyPolicy
  expect(policy('/privacy')).toBe('/docs/privacy')
  expect(policy('https://example.com/privacy')).toBe('https://example.com/privacy')
})
