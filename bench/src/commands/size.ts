import { KINDS, type Sample } from '../measure/samples.ts'
import { build, prepare } from './built-site.ts'
import type { Result } from './result.ts'
import { withScale, type Session } from './session.ts'
import type { Generator } from '../generators/generator.ts'

/** One generator with one number of pages. */
export interface SizeResult extends Result {
  pages: number
  samples: Sample[]
}

/** Builds the pages once, 10 times, 100 times, and so on with each generator, to show how its costs grow. */
export async function compareSizes(session: Session): Promise<SizeResult[]> {
  const results: SizeResult[] = []
  for (const generator of session.generators) {
    const sites = sizesUpTo(session.options.scale).map((scale) => {
      const scaled = withScale(session, scale)
      return { scaled, result: sizeResult(generator, scaled.content.pages.length) }
    })
    for (let turn = 0; turn < session.options.runs; turn += 1) {
      for (const { scaled, result } of sites) await measureSize(scaled, generator, turn, result)
    }
    results.push(...sites.map(({ result }) => result))
  }
  return results
}

/** Powers of ten below a number, and the number. */
export function sizesUpTo(largest: number): number[] {
  const sizes: number[] = []
  for (let size = 1; size < largest; size *= 10) sizes.push(size)
  return [...sizes, largest]
}

const sizeResult = ({ id, label }: Generator, pages: number): SizeResult => ({
  id: `${id}, ${pages} pages`,
  label,
  pages,
  samples: [],
  failures: [],
})

async function measureSize(
  session: Session,
  generator: Generator,
  turn: number,
  { id, samples, failures }: SizeResult,
) {
  if (failures.length > 0) return
  let step = 'install'
  try {
    await prepare(session, generator)
    for (const kind of KINDS) {
      step = kind
      const usage = await session.progress.step(id, step, () => build(session, generator, kind))
      samples.push({ id, kind, turn, usage })
    }
  } catch (error) {
    failures.push({ step, message: (error as Error).message })
  }
}
