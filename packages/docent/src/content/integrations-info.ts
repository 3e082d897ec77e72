import type { Config } from '../config/index.ts'
import type { IntegrationsInfo } from '../shared/records/site-data.ts'
import { fingerprint } from '../shared/hash.ts'
import { isExternal, joinRoute } from '../shared/routes.ts'

/** The integrations' data for the browser. `undefined` if no service is configured. */
export function integrationsInfo({
  integrations,
  baseUrl,
}: Pick<Config, 'integrations' | 'baseUrl'>): IntegrationsInfo | undefined {
  const { analytics, tagManager, sessionRecording, privacyPolicy } = integrations
  const ids = [analytics, tagManager, sessionRecording]
  if (ids.every((id) => id === undefined)) return undefined
  return {
    ...integrations,
    ...(privacyPolicy !== undefined && {
      privacyPolicy: isExternal(privacyPolicy) ? privacyPolicy : joinRoute(baseUrl, privacyPolicy),
    }),
    revision: parseInt(fingerprint(JSON.stringify(ids), 7), 36),
  }
}
