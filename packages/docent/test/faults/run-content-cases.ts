import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Outcome } from './content-cases.ts'

/** Time that a build gives a page, and that the process needs to start. */
const LIMIT_MS = 10_000
const START_MS = 20_000

/**
 * Runs mutated pages in a process of their own. A page that takes too long ends the process, as it ends
 * a build, and the next one goes on behind it.
 * @returns outcomes by the number of the case; `slow` for pages that took too long
 */
export async function runContentCases(count: number): Promise<(Outcome | { kind: 'slow' })[]> {
  const outcomes: (Outcome | { kind: 'slow' })[] = []
  while (outcomes.length < count) {
    await runFrom(outcomes, count)
    if (outcomes.length < count) outcomes.push({ kind: 'slow' })
  }
  return outcomes
}

/** Adds outcomes until all are there or the next one takes too long. */
function runFrom(outcomes: (Outcome | { kind: 'slow' })[], count: number): Promise<void> {
  const child = fork(
    join(import.meta.dirname, 'content-runner.ts'),
    [String(outcomes.length), String(count)],
    { execArgv: ['--import', 'tsx'] },
  )
  let timer = setTimeout(() => child.kill('SIGKILL'), START_MS)
  return new Promise((resolve, reject) => {
    child.on('message', ({ outcome }: { outcome: Outcome }) => {
      outcomes.push(outcome)
      clearTimeout(timer)
      timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS)
    })
    child.on('exit', (code, signal) => {
      clearTimeout(timer)
      if (code === 0 || signal === 'SIGKILL') resolve()
      else reject(new Error(`The process ended with ${signal ?? `code ${code}`}.`))
    })
  })
}
