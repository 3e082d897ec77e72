import { writeSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import Tinypool from 'tinypool'
import {
  DocentError,
  type ErrorRecord,
  errors,
  formatError,
  throwTogether,
} from '../../errors/index.ts'
import { assertSameBuild, builtFile } from '../../files/source-dir.ts'
import type { Pool, WorkerContext } from '../../page/jobs.ts'
import { watchPages } from './page-time-limit.ts'

/** Errors of pages that failed, as plain data. */
export type JobProblems = ErrorRecord[]

const BATCH = 6
/** Each thread loads the compiler and React, so more threads cost more than they save. */
const MAX_THREADS = 8
/** Number of batches that make a further thread worth its start. */
const BATCHES_PER_THREAD = 2
/** Threads stay until the pool is closed, because a new one must load the compiler again. */
const IDLE_MS = 3_600_000
/** Time for threads to end. A thread that is running native code can't be ended. */
const CLOSE_MS = 2000

export interface PoolOptions {
  /** Seconds of processor time that a page may take. */
  pageTimeout: number
}

/**
 * Creates a pool. Threads start when there will be jobs for them, so an unchanged build has none and a single page needs
 * one.
 */
export function createPool(context: WorkerContext, { pageTimeout }: PoolOptions): Pool {
  let pool: Tinypool | undefined
  let fail: (error: Error) => void = () => {}
  /** A thread can fail to start before it has a task, and then no task would ever end. */
  const failed = new Promise<never>((_, reject) => (fail = reject))
  failed.catch(() => undefined)
  const maxThreads = threadsFor(Infinity, availableParallelism())
  const threadPool = (): Tinypool => {
    assertSameBuild()
    if (pool) return pool
    pool = new Tinypool({
      filename: builtFile('worker.js'),
      runtime: 'worker_threads',
      minThreads: 1,
      maxThreads,
      idleTimeout: IDLE_MS,
      workerData: context,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    pool.on('error', fail)
    return pool
  }
  const inTurn = createTurns()
  const run = async <Batch extends { jobs: readonly { file: string }[] }>(
    name: string,
    { jobs, ...rest }: Batch,
  ): Promise<void> => {
    if (jobs.length === 0) return
    const active = threadPool()
    const batches = chunk(jobs)
    const runAll = (): Promise<JobProblems[]> => {
      const { started, threads: numbers, expired, end } = watchPages(batches, pageTimeout)
      const limit = pLimit(threadsFor(batches.length, maxThreads))
      const results = batches.map((part, index): Promise<JobProblems> => {
        const watch = { started, threads: numbers, index }
        return limit(() => active.run({ jobs: part, ...rest, watch }, { name }))
      })
      return Promise.race([Promise.all(results), expired, failed]).finally(end)
    }
    throwProblems((await (batches.length === 1 ? inTurn(runAll) : runAll())).flat())
  }
  return {
    warmUp: () => void threadPool(),
    compile: (jobs) => run('compile', { jobs }),
    renderArticles: (batch) => run('renderArticles', batch),
    writeDocuments: (batch) => run('writeDocuments', batch),
    writeSearch: (job) =>
      inTurn(() => Promise.race([threadPool().run(job, { name: 'writeSearch' }), failed])),
    async close() {
      const ended = pool?.destroy().then(() => true) ?? true
      if (await Promise.race([ended, sleep(CLOSE_MS, false, { ref: false })])) return
      // Otherwise, Node would wait for the thread forever.
      process.once('exit', endAtOnce)
    },
  }
}

/** Number of threads for a number of batches, at least one. */
export function threadsFor(batches: number, cores: number): number {
  return Math.max(1, Math.min(cores, MAX_THREADS, Math.ceil(batches / BATCHES_PER_THREAD)))
}

/**
 * Ends the process with its exit code although a thread is running native code. `process.exit` and `reallyExit` wait for
 * the thread, and `abort` has a code of its own (134), too. Only a new program in the place of this one has the right
 * code. Without one, a second process for each build could pass it on, but it would cost every build 40 ms, and would go
 * on after the first one is killed. So Node before 22.15, and Windows, end it like a task manager would.
 */
function endAtOnce(code: number): void {
  process.execve?.('/bin/sh', ['sh', '-c', `exit ${code}`], {})
  if (process.platform !== 'win32') {
    const problem = errors.endedBySignal({ version: process.versions.node, code })
    const format = { cwd: process.cwd(), color: process.stderr.isTTY === true }
    writeSync(process.stderr.fd, `\n${formatError(problem, format)}\n`)
  }
  process.kill(process.pid, 'SIGKILL')
}

/**
 * Runs small tasks one after another. If they ran at the same time, a second thread would have to start for a single
 * page, which takes longer than the page.
 */
function createTurns(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> | undefined
  return (task) => {
    const result = last === undefined ? task() : last.then(task)
    const settled = result
      .catch(() => undefined)
      .then(() => {
        if (last === settled) last = undefined
      })
    last = settled
    return result
  }
}

function chunk<T>(list: readonly T[]): T[][] {
  const chunks: T[][] = []
  for (let i = 0; i < list.length; i += BATCH) chunks.push(list.slice(i, i + BATCH))
  return chunks
}

/** Codes of errors in components of the shell, which usually concern every page. */
const ON_EVERY_PAGE = new Set(['replacement-failed', 'footer-without-slot'])

/** Throws the pages' errors. */
function throwProblems(records: readonly ErrorRecord[]): void {
  // Every batch reports problems that affect the whole site.
  const identity = ({ code, file, ...rest }: ErrorRecord): unknown =>
    ON_EVERY_PAGE.has(code) ? [code, file] : { code, file, ...rest }
  const unique = new Map(records.map((record) => [JSON.stringify(identity(record)), record]))
  const problems = [...unique.values()].map((record) => new DocentError(record))
  throwTogether(problems, `${problems.length} pages could not be built`)
}
