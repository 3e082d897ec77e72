import { integrations, texts } from 'virtual:docent/integrations-options'
import { startIntegrations, type Integrations } from './start.ts'

/** The integrations of the site, in the language of the page. */
export function start(): Integrations {
  return startIntegrations(integrations, texts[document.documentElement.dataset.locale ?? ''] ?? {})
}
