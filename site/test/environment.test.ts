import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const IDS = [
  'DOCS_ANALYTICS_ID',
  'DOCS_TAG_MANAGER_ID',
  'DOCS_SESSION_RECORDING_ID',
  'DOCS_CONSENT',
  'DOCS_PRIVACY_URL',
]

beforeEach(() => {
  vi.resetModules()
  for (const name of IDS) vi.stubEnv(name, '')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

/** What the site gives the plugin of the services. */
const given = async (): Promise<object> => {
  const { plugins = [] } = (await import('../docent.config.ts')).default
  const plugin = plugins.find((one) => one && one.name === '@docent/analytics')
  return (plugin as unknown as { given: object }).given
}

test('without variables no service of a third party is configured', async () => {
  expect(Object.values(await given()).filter(Boolean)).toEqual([])
})

test('each variable switches on its own service', async () => {
  vi.stubEnv('DOCS_SESSION_RECORDING_ID', 'abc')
  expect(await given()).toEqual({
    analytics: undefined,
    tagManager: undefined,
    sessionRecording: 'abc',
    consent: undefined,
    privacyPolicy: undefined,
  })
})

test('ids, consent and the policy come from the environment', async () => {
  const values = ['G-A1', 'GTM-B2', 'c3', 'off', 'https://example.com/privacy']
  IDS.forEach((name, index) => vi.stubEnv(name, values[index] ?? ''))
  expect(Object.values(await given())).toEqual(values)
})
