import { withBrowser } from '../browser/chromium.ts'
import { timeNavigation } from '../browser/navigation.ts'
import { serve } from '../serve/server.ts'
import { ensureBuilt } from './built-site.ts'
import type { Result } from './result.ts'
import type { Session } from './session.ts'
import type { Generator } from '../generators/generator.ts'

export interface NavigationResult extends Result {
  /** Results of each run. */
  milliseconds: number[]
}

/** Times navigations from the measured page to its neighbors in the sidebar. */
export async function compareNavigations(session: Session): Promise<NavigationResult[]> {
  const targets = neighborsOf(session)
  const results: NavigationResult[] = []
  for (const generator of session.generators)
    results.push(await navigateOne(session, generator, targets))
  return results
}

async function navigateOne(
  session: Session,
  generator: Generator,
  targets: { route: string; title: string }[],
) {
  const { options, progress } = session
  const { route } = session.page
  const result: NavigationResult = {
    id: generator.id,
    label: generator.label,
    milliseconds: [],
    failures: [],
  }
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
              result.milliseconds.push(
                await timeNavigation(browser, server, {
                  from: route,
                  to: target,
                  hover: options.hover,
                }),
              )
          }
        }),
      )
      .finally(() => server.close())
  } catch (error) {
    result.failures.push({ step, message: (error as Error).message })
  }
  return result
}

/** Pages in the same folder as the measured one. Every generator's sidebar lists them next to it. */
function neighborsOf({ content, page: { route } }: Session) {
  const folder = route.slice(0, route.lastIndexOf('/') + 1)
  const found = content.pages.filter(
    (page) =>
      page.route !== route &&
      page.route.startsWith(folder) &&
      !page.route.slice(folder.length).includes('/'),
  )
  if (found.length === 0) throw new Error(`${route} has no neighbor to navigate to.`)
  return found.slice(0, 5)
}
