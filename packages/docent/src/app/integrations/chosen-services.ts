import { integrations, texts } from 'virtual:docent/integrations-options'
import { startIntegrations, type Integrations } from './start.ts'

/** Starts the site's integrations in the page's language. */
export function start(): Integrations {
  return startIntegrations(integrations, texts[document.documentElement.dataset.locale ?? ''] ?? {})
}
