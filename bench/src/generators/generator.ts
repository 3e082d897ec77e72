/**
 * A compared generator, as the benchmark drives it. Paths are relative to the generator's folder in the
 * cache.
 */

/** what every generator gets */
export interface Content {
  pages: PlainPage[]
  /** by folder, without a slash in front */
  categories: Map<string, Category>
  /** whether the site has a search of its own; only docent is built with one */
  search?: boolean
}

export interface Generator {
  id: string
  /** name and version */
  label: string
  /** whether it is installed from the registry into the cache */
  peer: boolean
  /** oldest Node.js that it runs on, when newer than the benchmark's own */
  minNode?: string
  /** of its site below its own folder, when not that itself */
  folder?: string
  /** cannot build fewer or more pages than the site has */
  wholeSiteOnly?: boolean
  /** its whole site */
  files?: (content: Content) => Map<string, string>
  /** what else is needed before the first build; may say what is missing */
  setUp?: (dir: string, tools: { node: string; logFile: string }) => Promise<string | void>
  /** arguments for Node.js, the script first */
  command: string[]
  /** folder of the built site */
  output: string
  /** folders that a cold build starts without */
  caches: string[]
  env?: Record<string, string>
}

import type { PlainPage } from '../content/convert.ts'
import type { Category } from '../content/site-source.ts'

/** Site facts that every generator is configured with. */
export const SITE = { title: 'Benchmark', url: 'https://bench.example' }

/** Every site has this icon: browsers ask for one, and an error in the console would cost points. */
export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#2563eb"/></svg>\n'

/** Keeps the generators from sending data. */
export const QUIET_ENV = {
  CI: '1',
  NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  DOCUSAURUS_NO_TELEMETRY: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
}
