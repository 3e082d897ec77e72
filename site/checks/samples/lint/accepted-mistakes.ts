/** Finds mistakes that pass the type check and the data check. */

import { compileSamples } from '../check.ts'
import { declaresGlobals } from '../commands.ts'
import { checkData } from '../data.ts'
import type { Fence } from '../../page/fences.ts'
import { DATA_LANGUAGES, SCRIPT_EXTENSIONS } from '../languages.ts'
import { marksOf } from './marks.ts'

/** Errors about unknown names and modules, which mean that the sample is incomplete but not wrong. */
const INCOMPLETE = new Set(['TS2304', 'TS2307'])

/** Commands and methods that are newer than the installed types. */
const NEWER = /^Property '(?:env|expose|prompt|stop)' does not exist on type '(?:cy|Cypress)\b/

/**
 * Compiles the script samples in one run, together with the samples on their pages that declare commands. Without
 * those, an unknown command would count as a mistake.
 */
export async function acceptedMistakes(mistakes: Fence[], all: Fence[]): Promise<Fence[]> {
  const scripts = mistakes.filter(({ lang }) => lang in SCRIPT_EXTENSIONS)
  const pages = new Set(scripts.map(({ page }) => page))
  const declaring = all.filter((fence) => {
    const { mistake, isUnchecked } = marksOf(fence)
    const isChecked = fence.lang in SCRIPT_EXTENSIONS && !mistake && !isUnchecked
    return isChecked && pages.has(fence.page) && declaresGlobals(fence)
  })
  const compiled = scripts.length > 0 ? await compileSamples([...scripts, ...declaring]) : []
  const data = mistakes.filter(({ lang }) => lang in DATA_LANGUAGES)
  const parsed = (await Promise.all(data.map(checkData))).flat()
  const objections = [...compiled, ...parsed].filter(
    ({ code, message }) => !INCOMPLETE.has(code) && !NEWER.test(message),
  )
  const refused = new Set(objections.map(({ fence }) => fence))
  return mistakes.filter((fence) => !refused.has(fence))
}
