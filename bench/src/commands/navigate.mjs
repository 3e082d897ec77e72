import { withBrowser } from '../browser/chromium.mjs'
import { timeNavigation } from '../browser/navigation.mjs'
import { serve } from '../serve/server.mjs'
import { ensureBuilt } from './built-site.mjs'

/**
 * @typedef {import('./session.mjs').Session} Session
 * @typedef {import('../generators/generator.mjs').Generator} Generator
 *
 * @typedef {object} NavigationResult
 * @property {string} id
 * @property {string} label
 * @property {number[]} milliseconds of each run
 * @property {{ step: string, message: string }[]} failures
 */

/**
 * Times navigations from the measured page to its neighbours in the sidebar.
 * @param {Session} session
 * @returns {Promise<NavigationResult[]>}
 */
export async function compareNavigations(session) {
  const targets = neighboursOf(session)
  /** @type {NavigationResult[]} */
  const results = []
  for (const generator of session.generators)
    results.push(await navigateOne(session, generator, targets))
  return results
}

/**
 * @param {Session} session
 * @param {Generator} generator
 * @param {{ route: string, title: string }[]} targets
 */
async function navigateOne(session, generator, targets) {
  const { options, progress, route } = session
  /** @type {NavigationResult} */
  const result = { id: generator.id, label: generator.label, milliseconds: [], failures: [] }
  let step = 'build'
  try {
    const root = await ensureBuilt(session, generator)
    step = 'navigate'
    const server = await serve(root)
    await progress
      .step(generator.id, `${options.runs} navigations`, () =>
        withBrowser(async (browser) => {
          for (let run = 0; run < options.runs; run += 1) {
            const target = targets[run % targets.length]
            if (target)
              result.milliseconds.push(await timeNavigation(browser, server, route, target))
          }
        }),
      )
      .finally(() => server.close())
  } catch (error) {
    result.failures.push({ step, message: /** @type {Error} */ (error).message })
  }
  return result
}

/**
 * Pages in the folder of the measured one: their links stand beside it in every sidebar.
 * @param {Session} session
 */
function neighboursOf({ content, route }) {
  const folder = route.slice(0, route.lastIndexOf('/') + 1)
  const found = content.pages.filter(
    (page) =>
      page.route !== route &&
      page.route.startsWith(folder) &&
      !page.route.slice(folder.length).includes('/'),
  )
  if (found.length === 0) throw new Error(`${route} has no neighbour to navigate to.`)
  return found.slice(0, 5)
}
