import { readFile } from 'node:fs/promises'
import { withBrowser } from '../browser/chromium.ts'
import { LINE, timeFirstAnswer, timeKeys, type KeyTimes } from '../browser/search.ts'
import { serve } from '../serve/server.ts'
import { ensureBuilt } from './built-site.ts'
import type { Result } from './result.ts'
import type { Session } from './session.ts'

export interface SearchResult extends Result {
  /** Number of timed answers. */
  first: Record<'keys' | 'pointer', { milliseconds: number; bytes: number }[]>
  keys: KeyTimes | undefined
}

/** The first letters of a command, typed immediately after the search has been opened. */
const FIRST = 'interc'
/** One in this number of graded queries is typed. */
const EACH = 42

/** Times docent's own search: the first answer over a slow connection, and keys with a slow processor. */
export async function measureSearch(session: Session): Promise<SearchResult[]> {
  const file = new URL('../../../site/checks/search/queries.jsonl', import.meta.url)
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const questions = lines.map((line) => JSON.parse(line) as { query: string })
  const queries = questions.filter((_, at) => at % EACH === 0).map(({ query }) => query)
  const results: SearchResult[] = []
  for (const generator of session.generators)
    results.push(await measureOne(session, generator, queries))
  return results
}

async function measureOne(
  session: Session,
  generator: Session['generators'][number],
  queries: string[],
) {
  const { options, progress } = session
  const { route } = session.page
  const { id, label } = generator
  const result: SearchResult = {
    id,
    label,
    first: { keys: [], pointer: [] },
    keys: undefined,
    failures: [],
  }
  let step = 'build'
  try {
    const root = await ensureBuilt(session, generator)
    step = 'search'
    await progress.step(id, `${options.runs} first answers`, () =>
      withServer(root, { line: LINE }, (server) =>
        withBrowser(async (browser) => {
          for (const by of ['keys', 'pointer'] as const) {
            // The server compresses each file at its first request, which must not be part of the measured time.
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
    result.failures.push({ step, message: (error as Error).message })
  }
  return result
}

async function withServer<T>(
  root: string,
  options: Parameters<typeof serve>[1],
  use: (server: Awaited<ReturnType<typeof serve>>) => Promise<T>,
) {
  const server = await serve(root, options)
  try {
    return await use(server)
  } finally {
    await server.close()
  }
}
