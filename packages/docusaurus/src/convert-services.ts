import {
  combine,
  convert,
  converted,
  dropped,
  manual,
  NOTHING,
  type Conversion,
  type Rule,
} from './conversion.ts'
import type { PluginEntry } from './docusaurus-site.ts'
import { pluginCall } from './write-site.ts'

/** Plugins of Docusaurus that report page views to a property of Google Analytics. */
const PROPERTY = /^@docusaurus\/plugin-google-(?:gtag|analytics)$/
const TAG_MANAGER = '@docusaurus/plugin-google-tag-manager'

const textsOf = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string')

const isProperty = (id: string): boolean => /^G-/i.test(id)

/** Google's services, which are several plugins of Docusaurus and one of docent. */
export function convertServices(entries: readonly PluginEntry[]): Conversion {
  const properties = entries.filter(({ name }) => PROPERTY.test(name))
  const managers = entries.filter(({ name }) => name === TAG_MANAGER)
  const analytics = properties
    .flatMap(({ options }) => textsOf(options.trackingID))
    .find((id) => isProperty(id))
  const tagManager = managers.flatMap(({ options }) => textsOf(options.containerId))[0]
  const findings = combine([
    ...properties.map(({ options, optionKeys }) =>
      convert(options, optionKeys, {
        trackingID: idRule('analytics.analytics', analytics, 'docent reports to one property.'),
        anonymizeIP: dropped('Google Analytics 4 always does.'),
      }),
    ),
    ...managers.map(({ options, optionKeys }) =>
      convert(options, optionKeys, {
        containerId: idRule('analytics.tagManager', tagManager, 'docent loads one container.'),
      }),
    ),
  ]).findings
  if (analytics === undefined && tagManager === undefined) return { options: {}, findings }
  // Docusaurus doesn't ask for consent, so the author has to decide.
  const given = { analytics, tagManager, consent: 'off' }
  return { options: { plugins: [pluginCall('analytics', given)] }, findings }
}

/** What becomes of the IDs in an option. docent has one ID for each service. */
function idRule(path: string, chosen: string | undefined, limit: string): Rule {
  return (value, keys) => {
    const ids = textsOf(value)
    const isShutDown = (id: string): boolean => path === 'analytics.analytics' && !isProperty(id)
    const parts: [boolean, Rule][] = [
      [
        ids.length === 0 || ids.some(isShutDown),
        dropped('Google has shut down Universal Analytics, so only IDs that start with "G-" work.'),
      ],
      [ids.some((id) => id === chosen), converted(path, () => ({}))],
      [ids.some((id) => id !== chosen && !isShutDown(id)), manual(limit)],
    ]
    return combine(parts.map(([applies, rule]) => (applies ? rule(value, keys) : NOTHING)))
  }
}
