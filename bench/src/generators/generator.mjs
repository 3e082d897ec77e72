/**
 * A compared generator, as the benchmark drives it. Paths are relative to the generator's folder in the
 * cache.
 *
 * @typedef {import('../content/convert.mjs').PlainPage} PlainPage
 * @typedef {import('../content/site-source.mjs').Category} Category
 *
 * @typedef {object} Content what every generator gets
 * @property {PlainPage[]} pages
 * @property {Map<string, Category>} categories by folder, without a slash in front
 * @property {boolean} [search] whether the site has a search of its own; only docent is built with one
 *
 * @typedef {object} Generator
 * @property {string} id
 * @property {string} label name and version
 * @property {boolean} peer whether it is installed from the registry into the cache
 * @property {string} [minNode] oldest Node.js that it runs on, when newer than the benchmark's own
 * @property {string} [folder] of its site below its own folder, when not that itself
 * @property {boolean} [wholeSiteOnly] cannot build fewer or more pages than the site has
 * @property {(content: Content) => Map<string, string>} [files] its whole site
 * @property {(dir: string, tools: { node: string, logFile: string }) => Promise<string | void>} [setUp]
 *   what else is needed before the first build; may say what is missing
 * @property {string[]} command arguments for Node.js, the script first
 * @property {string} output folder of the built site
 * @property {string[]} caches folders that a cold build starts without
 * @property {Record<string, string>} [env]
 */

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
