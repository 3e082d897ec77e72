import { isDocentError } from '../../src/errors/index.ts'
import { createRandom } from '../support/random.ts'
import { openContentSite, type ContentSite } from './content-site.ts'
import { SEED } from './harness.ts'
import { mutate } from './mutate.ts'
import { lostLines } from './plain-text.ts'

/** The result of a mutated page. A fault is anything that an author couldn't fix or wouldn't notice. */
export type Outcome =
  { kind: 'page' | 'error' | 'rendering' | 'slow' } | { kind: 'fault'; problem: string }

/** One in this number of cases leaves the source unchanged, which must result in a page. */
const UNCHANGED = 10

/** Copies of the sites that contain the cases' sources. */
export interface CaseSites {
  fixtures: string[]
  site: string
}

/**
 * Opens the sites. Three in four cases use the documentation site, whose pages are typical of what authors write.
 * @returns a function that runs the case with a given number, which determines the source and its changes
 */
export async function openCases({
  fixtures,
  site: own,
}: CaseSites): Promise<(number: number) => Promise<Outcome>> {
  const open = async (dir: string): Promise<{ site: ContentSite; file: string }[]> => {
    const site = await openContentSite(dir)
    return site.sources.map((file) => ({ site, file }))
  }
  const documentation = await open(own)
  const others = (await Promise.all(fixtures.map(open))).flat()
  const lists = [others, documentation, documentation, documentation]
  return (number) => {
    const random = createRandom(SEED + number)
    const { site, file } = random.pick(random.pick(lists))
    const source = site.read(file)
    return number % UNCHANGED === 0
      ? outcomeOf(site, file, source, ['page'])
      : outcomeOf(site, file, mutate(source, random), ['page', 'error', 'rendering'])
  }
}

async function outcomeOf(
  site: ContentSite,
  file: string,
  source: string,
  expected: readonly Outcome['kind'][],
): Promise<Outcome> {
  const fault = (problem: string): Outcome => ({
    kind: 'fault',
    problem: `${site.name(file)}: ${problem}`,
  })
  try {
    const [lost] = lostLines(source, await site.make(file, source))
    return lost === undefined ? { kind: 'page' } : fault(lost)
  } catch (error) {
    const outcome = errorOutcome(error)
    if (outcome.kind === 'fault') return fault(outcome.problem)
    return expected.includes(outcome.kind) ? outcome : fault((error as Error).message)
  }
}

/** An expression that fails at run time is reported only with its page. */
function errorOutcome(error: unknown): Outcome {
  if (!isDocentError(error) || error.file === undefined)
    return { kind: 'fault', problem: String((error as Error).stack).slice(0, 400) }
  if (error.line !== undefined) return { kind: 'error' }
  if (error.code === 'page-failed') return { kind: 'rendering' }
  return { kind: 'fault', problem: `no line: ${error.message}` }
}
