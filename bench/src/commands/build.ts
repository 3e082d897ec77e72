import { existsSync } from 'node:fs'
import { withBrowser } from '../browser/chromium.ts'
import { loadPage, type PageLoad } from '../browser/page-load.ts'
import { build, outputOf, prepare } from './built-site.ts'
import type { Result } from './result.ts'
import type { Session } from './session.ts'
import type { Generator } from '../generators/generator.ts'
import type { Usage } from '../measure/usage.ts'

export interface BuildResult extends Result {
  cold: Usage[]
  rebuild: Usage[]
  page?: PageLoad
}

/** Builds and loads the site with each generator in turn. A failure of one doesn't stop the others. */
export async function compareBuilds(session: Session): Promise<BuildResult[]> {
  const results: BuildResult[] = []
  for (const generator of session.generators) results.push(await compareOne(session, generator))
  return results
}

async function compareOne(session: Session, generator: Generator) {
  const { options, progress, route } = session
  const { id, label } = generator
  const result: BuildResult = { id, label, cold: [], rebuild: [], failures: [] }
  const runs = Array.from({ length: options.runs }, (_, at) =>
    options.runs > 1 ? ` ${at + 1} of ${options.runs}` : '',
  )
  let step = 'install'
  try {
    await prepare(session, generator)
    for (const run of runs) {
      step = 'cold build'
      result.cold.push(await progress.step(id, step + run, () => build(session, generator, 'cold')))
      step = 'rebuild'
      result.rebuild.push(
        await progress.step(id, step + run, () => build(session, generator, 'rebuild')),
      )
    }
    step = `load ${route}`
    if (!existsSync(outputOf(session, generator)))
      throw new Error(`There is no ${generator.output}.`)
    result.page = await progress.step(id, step, () =>
      withBrowser((browser) => loadPage(browser, outputOf(session, generator), route)),
    )
  } catch (error) {
    result.failures.push({ step, message: (error as Error).message })
  }
  return result
}
