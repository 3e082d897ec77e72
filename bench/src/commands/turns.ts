import { serve, type StaticServer } from '../serve/server.ts'
import { ensureBuilt } from './built-site.ts'
import type { Result } from './result.ts'
import type { Session } from './session.ts'
import type { Generator } from '../generators/generator.ts'

/** A generator's built site on a server. */
export interface ServedSite {
  generator: Generator
  server: StaticServer
}

/** The values that a command measured for a generator, one for each round. */
export interface TurnsResult<T> extends Result {
  /** Whether it's docent. */
  own: boolean
  values: T[]
}

/**
 * Serves the built sites of all generators, and measures each of them once in every round, so that the values of one
 * round can be compared even if the machine's load changes. A generator that fails isn't measured again.
 */
export async function measureByTurns<T>(
  session: Session,
  step: string,
  measure: (site: ServedSite, round: number) => Promise<T>,
): Promise<TurnsResult<T>[]> {
  const { generators, options, progress } = session
  const results = generators.map(({ id, label, peer }): TurnsResult<T> => ({
    id,
    label,
    own: !peer,
    values: [],
    failures: [],
  }))
  const resultOf = ({ id }: Generator): TurnsResult<T> | undefined =>
    results.find((result) => result.id === id)
  const attempt = async (generator: Generator, name: string, work: () => Promise<void>) => {
    const failures = resultOf(generator)?.failures ?? []
    if (failures.length > 0) return
    await work().catch((error: unknown) => {
      failures.push({ step: name, message: (error as Error).message })
    })
  }
  const sites: ServedSite[] = []
  try {
    for (const generator of generators)
      await attempt(generator, 'build', async () => {
        sites.push({ generator, server: await serve(await ensureBuilt(session, generator)) })
      })
    for (let round = 0; round < options.runs; round += 1)
      for (const site of sites) {
        const { id } = site.generator
        const what = `${step} ${round + 1} of ${options.runs}`
        await attempt(site.generator, step, async () => {
          const value = await progress.step(id, what, () => measure(site, round))
          resultOf(site.generator)?.values.push(value)
        })
      }
    return results
  } finally {
    await Promise.all(sites.map(({ server }) => server.close()))
  }
}
