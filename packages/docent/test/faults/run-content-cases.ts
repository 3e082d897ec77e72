import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { CaseSites, Outcome } from './content-cases.ts'

/** Time limit that a build has for a page. */
const LIMIT_MS = 10_000

/**
 * Runs mutated pages of sites in a separate process. A page that takes too long ends the process, as it ends a build,
 * and another process continues with the next page.
 * @returns outcomes in the order of the numbers
 */
export async function runContentCases(sites: CaseSites, numbers: number[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  while (outcomes.length < numbers.length) {
    await runFrom(sites, numbers, outcomes)
    if (outcomes.length < numbers.length) outcomes.push({ kind: 'slow' })
  }
  return outcomes
}

/** Adds outcomes until all of them are available or the next one takes too long. */
function runFrom(sites: CaseSites, numbers: number[], outcomes: Outcome[]): Promise<void> {
  const child = fork(join(import.meta.dirname, 'content-runner.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send({ sites, numbers: numbers.slice(outcomes.length) })
  let timer: NodeJS.Timeout | undefined
  return new Promise((resolve, reject) => {
    child.on('message', (message: Outcome | 'ready') => {
      clearTimeout(timer)
      timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS)
      if (message !== 'ready') outcomes.push(message)
    })
    child.on('exit', (code, signal) => {
      clearTimeout(timer)
      if (code === 0 || signal === 'SIGKILL') resolve()
      else {
        const next = numbers[outcomes.length]
        reject(new Error(`Case ${next} ended the process with ${signal ?? `code ${code}`}.`))
      }
    })
  })
}
