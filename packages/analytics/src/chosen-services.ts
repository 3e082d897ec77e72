import data from 'virtual:docent/data/@docent/analytics'
import { type Services, startServices } from './start.ts'

/** Starts the site's services in the page's language. */
export function start(): Services {
  return startServices(data, data.texts[document.documentElement.dataset.locale ?? ''] ?? {})
}
