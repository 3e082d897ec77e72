import { existsSync } from 'node:fs'
import { withBrowser } from '../browser/chromium.ts'
import { loadPage, type PageLoad } from '../browser/page-load.ts'
import { KINDS, turnsOf, type Kind, type Sample } from '../measure/samples.ts'
import { build, outputOf, prepare } from './built-site.ts'
import type { Result } from './result.ts'
import type { Session } from './session.ts'
import type { Generator } from '../generators/generator.ts'

export interface BuildResult extends Result {
  /** Whether it's one of docent's, which the others are compared with. */
  own: boolean
  samples: Sample[]
  page?: PageLoad
}

const LABELS: Record<Kind, string> = {
  cold: 'cold build',
  rebuild: 'rebuild',
  edited: 'rebuild after an edit',
}

/**
 * Builds the site with all generators, which take turns, and loads the measured page of each. A generator that fails
 * doesn't stop the others.
 */
export async function compareBuilds(session: Session): Promise<BuildResult[]> {
  const { generators, options } = session
  const results = generators.map(({ id, label, peer }): BuildResult => {
    return { id, label, own: !peer, samples: [], failures: [] }
  })
  const attempt = async (
    id: string,
    step: string,
    work: (result: BuildResult) => Promise<void>,
  ) => {
    const result = results.find((other) => other.id === id)
    if (!result || result.failures.length > 0) return
    await work(result).catch((error: Error) =>
      result.failures.push({ step, message: error.message }),
    )
  }
  for (const generator of generators)
    await attempt(generator.id, 'install', () => prepare(session, generator))
  const turns = turnsOf(
    generators.filter(({ peer }) => !peer),
    generators.filter(({ peer }) => peer),
    options.runs,
  )
  for (const [turn, members] of turns.entries()) {
    const of = turns.length > 1 ? ` ${turn + 1} of ${turns.length}` : ''
    for (const kind of KINDS) {
      for (const generator of members) {
        const { id } = generator
        await attempt(id, LABELS[kind], async ({ samples }) => {
          const work = () => build(session, generator, kind)
          const usage = await session.progress.step(id, LABELS[kind] + of, work)
          samples.push({ id, kind, turn, usage })
        })
        if (kind === 'rebuild')
          await attempt(id, `load ${session.page.route}`, async (result) => {
            result.page ??= await load(session, generator)
          })
      }
    }
  }
  return results
}

/** Loads the measured page. An edited page would have other bytes. */
function load(session: Session, generator: Generator): Promise<PageLoad> {
  const { route } = session.page
  if (!existsSync(outputOf(session, generator))) throw new Error(`There is no ${generator.output}.`)
  return session.progress.step(generator.id, `load ${route}`, () =>
    withBrowser((browser) => loadPage(browser, outputOf(session, generator), route)),
  )
}
