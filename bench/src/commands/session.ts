import { fileURLToPath } from 'node:url'
import { convertSite } from '../content/convert.ts'
import { limitPages, measuredPage, scalePages, withHome } from '../content/select.ts'
import { readSharedOptions } from '../content/site-data.ts'
import { readSite } from '../content/site-source.ts'
import { hugo, hugoNote } from '../generators/hugo.ts'
import { GENERATORS } from '../generators/index.ts'
import { cacheDir } from '../install/cache.ts'
import { takeCache } from '../install/lock.ts'
import { benchNode } from '../install/node.ts'
import type { Options } from '../cli/args.ts'
import type { Progress } from '../cli/progress.ts'
import type { PlainPage } from '../content/convert.ts'
import type { Generator, Content } from '../generators/generator.ts'

/** The data that all commands start with. */
export interface Session {
  options: Options
  progress: Progress
  /** Generators to measure. */
  generators: Generator[]
  content: Content
  /** The pages that `content` repeats. */
  pages: PlainPage[]
  /** Notes for the tables. */
  notes: string[]
  /** The measured page. */
  page: PlainPage
  /** Executable that runs the generators. */
  node: string
  cacheDir: string
}

const siteDir = fileURLToPath(new URL('../../../site/', import.meta.url))

/**
 * Converts the content, locks the cache, and selects a Node.js for the chosen generators.
 *
 * @param alsoNeeded versions of Node.js that the command's other tools need
 */
export async function startSession(
  options: Options,
  progress: Progress,
  alsoNeeded: string[] = [],
): Promise<Session> {
  takeCache(cacheDir)
  const whole = options.scale === 1 && options.pages === Infinity
  const forSearch = options.command === 'search'
  const aboutHugo = hugoNote()
  if (options.only?.includes(hugo.id) && aboutHugo === undefined)
    throw new Error('Hugo is a program of the system and not installed (apt-get install hugo).')
  const generators = GENERATORS.filter(({ id, peer, wholeSiteOnly, buildOnly }) => {
    if (id === hugo.id && aboutHugo === undefined) return false
    if (options.only) return options.only.includes(id) && (options.peers || !peer)
    // Other generators have no built-in search, and the plain pages are searched only instead of the real ones.
    if (forSearch) return !peer && wholeSiteOnly === (whole || undefined)
    if (options.command === 'size') return !peer && !wholeSiteOnly
    // The preview has a page of its own, and the real site's is docent's, too. Both sites have the same installation.
    if (['dev', 'install'].includes(options.command) && wholeSiteOnly) return false
    if (buildOnly && options.command !== 'build') return false
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
    pages: chosen,
    notes: [
      ...droppedNote(dropped),
      ...(aboutHugo !== undefined && generators.includes(hugo) ? [aboutHugo] : []),
    ],
    page: measuredPage(chosen),
    node,
    cacheDir,
  }
}

/** The same session with the pages repeated another number of times. */
export function withScale(session: Session, scale: number): Session {
  const pages = withHome(scalePages(session.pages, scale))
  return { ...session, content: { ...session.content, pages } }
}

/** Lists the components without a plain form, the most frequent first. */
function droppedNote(dropped: Map<string, number>) {
  const sorted = [...dropped].sort((a, b) => b[1] - a[1])
  const names = sorted
    .slice(0, 12)
    .map(([name, count]) => `${name}${count > 1 ? ` ×${count}` : ''}`)
  if (sorted.length > names.length) names.push(`and ${sorted.length - names.length} more`)
  return names.length > 0 ? [`Left out of the plain pages: ${names.join(', ')}.`] : []
}

export const logFile = (id: string, step: string) => `${cacheDir}/logs/${id}-${step}.log`
