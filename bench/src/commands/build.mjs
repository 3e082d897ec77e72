import { existsSync } from 'node:fs'
import { withBrowser } from '../browser/chromium.mjs'
import { loadPage } from '../browser/page-load.mjs'
import { build, outputOf, prepare } from './built-site.mjs'

/**
 * @typedef {import('./session.mjs').Session} Session
 * @typedef {import('../generators/generator.mjs').Generator} Generator
 *
 * @typedef {object} BuildResult
 * @property {string} id
 * @property {string} label
 * @property {import('../measure/usage.mjs').Usage[]} cold
 * @property {import('../measure/usage.mjs').Usage[]} rebuild
 * @property {import('../browser/page-load.mjs').PageLoad} [page]
 * @property {Failure[]} failures
 *
 * @typedef {{ step: string, message: string }} Failure
 */

/**
 * Builds and loads with each generator in turn; a failure of one does not stop the others.
 * @param {Session} session
 * @returns {Promise<BuildResult[]>}
 */
export async function compareBuilds(session) {
  /** @type {BuildResult[]} */
  const results = []
  for (const generator of session.generators) results.push(await compareOne(session, generator))
  return results
}

/** @param {Session} session @param {Generator} generator */
async function compareOne(session, generator) {
  const { options, progress, route } = session
  const { id, label } = generator
  /** @type {BuildResult} */
  const result = { id, label, cold: [], rebuild: [], failures: [] }
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
    result.failures.push({ step, message: /** @type {Error} */ (error).message })
  }
  return result
}
