import { readFile } from 'node:fs/promises'
import { withBrowser } from '../browser/chromium.mjs'
import { LINE, timeFirstAnswer, timeKeys } from '../browser/search.mjs'
import { serve } from '../serve/server.mjs'
import { ensureBuilt } from './built-site.mjs'

/**
 * @typedef {import('./session.mjs').Session} Session
 * @typedef {import('../browser/search.mjs').KeyTimes} KeyTimes
 *
 * @typedef {object} SearchResult
 * @property {string} id
 * @property {string} label
 * @property {Record<'keys' | 'pointer', { milliseconds: number, bytes: number }[]>} first answers
 * @property {KeyTimes | undefined} keys
 * @property {{ step: string, message: string }[]} failures
 */

/** Typed at once when the search has been opened: the first letters of a command. */
const FIRST = 'interc'
/** Each so manieth question of the graded ones is typed. */
const EACH = 42

/**
 * Times docent's own search: the first answer over a slow line, and keys with a slow processor.
 * @param {Session} session
 * @returns {Promise<SearchResult[]>}
 */
export async function measureSearch(session) {
  const questions = JSON.parse(
    await readFile(new URL('../../../site/checks/search/queries.json', import.meta.url), 'utf8'),
  )
  const queries = questions
    .filter((/** @type {unknown} */ _, /** @type {number} */ at) => at % EACH === 0)
    .map((/** @type {{ query: string }} */ { query }) => query)
  /** @type {SearchResult[]} */
  const results = []
  for (const generator of session.generators)
    results.push(await measureOne(session, generator, queries))
  return results
}

/**
 * @param {Session} session
 * @param {Session['generators'][number]} generator
 * @param {string[]} queries
 */
async function measureOne(session, generator, queries) {
  const { options, progress, route } = session
  const { id, label } = generator
  /** @type {SearchResult} */
  const result = { id, label, first: { keys: [], pointer: [] }, keys: undefined, failures: [] }
  let step = 'build'
  try {
    const root = await ensureBuilt(session, generator)
    step = 'search'
    await progress.step(id, `${options.runs} first answers`, () =>
      withServer(root, { line: LINE }, (server) =>
        withBrowser(async (browser) => {
          for (const by of /** @type {const} */ (['keys', 'pointer'])) {
            // The server compresses each file at its first request, which is not the line's fault.
            await timeFirstAnswer(browser, server, route, { query: FIRST, by })
            for (let run = 0; run < options.runs; run += 1)
              result.first[by].push(
                await timeFirstAnswer(browser, server, route, { query: FIRST, by }),
              )
          }
        }),
      ),
    )
    result.keys = await progress.step(id, `keys of ${queries.length} questions`, () =>
      withServer(root, {}, (server) =>
        withBrowser((browser) => timeKeys(browser, server, route, queries)),
      ),
    )
  } catch (error) {
    result.failures.push({ step, message: /** @type {Error} */ (error).message })
  }
  return result
}

/**
 * @template T
 * @param {string} root
 * @param {Parameters<typeof serve>[1]} options
 * @param {(server: Awaited<ReturnType<typeof serve>>) => Promise<T>} use
 */
async function withServer(root, options, use) {
  const server = await serve(root, options)
  try {
    return await use(server)
  } finally {
    await server.close()
  }
}
