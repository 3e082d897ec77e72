import type { ServiceIds } from './options.ts'

/** Sources by directive of the content security policy. */
type Sources = Record<string, string[]>

const GOOGLE: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

const CLARITY: Sources = {
  'script-src': ['https://*.clarity.ms'],
  'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
}

/** Origins of the configured services and of their endpoints, as their vendors document them. */
export function originsOf({ analytics, tagManager, sessionRecording }: ServiceIds): Sources {
  const services = [
    ...(analytics === undefined && tagManager === undefined ? [] : [GOOGLE]),
    ...(sessionRecording === undefined ? [] : [CLARITY]),
  ]
  const all: Sources = {}
  for (const [directive, sources] of services.flatMap((one) => Object.entries(one)))
    all[directive] = [...(all[directive] ?? []), ...sources]
  return all
}
