import { fileURLToPath } from 'node:url'
import { convertSite } from '../content/convert.mjs'
import { limitPages, measuredRoute, scalePages, withHome } from '../content/select.mjs'
import { readSharedOptions } from '../content/site-data.mjs'
import { readSite } from '../content/site-source.mjs'
import { GENERATORS } from '../generators/index.mjs'
import { cacheDir } from '../install/cache.mjs'
import { takeCache } from '../install/lock.mjs'
import { benchNode } from '../install/node.mjs'

/**
 * What all commands start from.
 * @typedef {object} Session
 * @property {import('../cli/args.mjs').Options} options
 * @property {import('../cli/progress.mjs').Progress} progress
 * @property {import('../generators/generator.mjs').Generator[]} generators that take part
 * @property {import('../generators/generator.mjs').Content} content
 * @property {string[]} notes for the reader of the tables
 * @property {string} route of the measured page
 * @property {string} node executable that runs the generators
 * @property {string} cacheDir
 */

const siteDir = fileURLToPath(new URL('../../../site/', import.meta.url))

/**
 * Converts the content, takes the cache and finds a Node.js for the chosen generators.
 * @param {import('../cli/args.mjs').Options} options
 * @param {import('../cli/progress.mjs').Progress} progress
 * @param {string[]} [alsoNeeded] versions of Node.js that other tools of the command need
 * @returns {Promise<Session>}
 */
export async function startSession(options, progress, alsoNeeded = []) {
  takeCache(cacheDir)
  const whole = options.scale === 1 && options.pages === Infinity
  const forSearch = options.command === 'search'
  const generators = GENERATORS.filter(({ id, peer, wholeSiteOnly }) => {
    if (options.only) return options.only.includes(id) && (options.peers || !peer)
    // Others have no search of their own, and the plain pages are searched only in place of the real ones.
    if (forSearch) return !peer && wholeSiteOnly === (whole || undefined)
    return (whole || !wholeSiteOnly) && (options.peers || !peer)
  })
  if (generators.length === 0) throw new Error('These flags leave no generator to measure.')

  const site = await readSite(siteDir)
  const { pages, dropped } = convertSite(site, await readSharedOptions(siteDir, progress.note))
  const chosen = limitPages(pages, options.pages)
  const content = {
    pages: withHome(scalePages(chosen, options.scale)),
    categories: site.categories,
    search: forSearch,
  }

  const minimums = [...generators.map(({ minNode }) => minNode), ...alsoNeeded]
  const node = await progress.step('node', 'find or install', () =>
    benchNode(minimums, cacheDir, logFile('node', 'install')),
  )
  return {
    options,
    progress,
    generators,
    content,
    notes: droppedNote(dropped),
    route: measuredRoute(chosen),
    node,
    cacheDir,
  }
}

/**
 * Says which components have no plain form, the most frequent first.
 * @param {Map<string, number>} dropped
 */
function droppedNote(dropped) {
  const sorted = [...dropped].sort((a, b) => b[1] - a[1])
  const names = sorted
    .slice(0, 12)
    .map(([name, count]) => `${name}${count > 1 ? ` ×${count}` : ''}`)
  if (sorted.length > names.length) names.push(`and ${sorted.length - names.length} more`)
  return names.length > 0 ? [`Left out of the plain pages: ${names.join(', ')}.`] : []
}

/**
 * @param {string} id
 * @param {string} step
 */
export const logFile = (id, step) => `${cacheDir}/logs/${id}-${step}.log`
