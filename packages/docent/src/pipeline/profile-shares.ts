import type { Profiler } from 'node:inspector'
import { formatMs } from './report.ts'

type CallFrame = Profiler.ProfileNode['callFrame']

/** Names the package or the folder of docent that a function belongs to; undefined for functions of Node and V8. */
export type OwnerOf = (frame: Pick<CallFrame, 'url' | 'lineNumber'>) => string | undefined

/** Time by owner, in milliseconds. */
export type Times = ReadonlyMap<string, number>

/** The names that V8 and tinypool use for a thread's waiting time. */
const IDLE = new Set(['(idle)', 'atomicsWaitLoop'])
const COLLECTOR = '(garbage collector)'
const REST = 'Node and V8'

/**
 * Adds up the samples of a profile. Time in Node's own functions counts toward the function that called them, so that a
 * package's share includes reading files.
 */
export function timesByOwner(profile: Profiler.Profile, ownerOf: OwnerOf): Map<string, number> {
  const callers = new Map<number, number>()
  for (const { id, children = [] } of profile.nodes)
    for (const child of children) callers.set(child, id)
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const owners = new Map<number, string>()
  const find = (id: number): string => {
    const known = owners.get(id)
    if (known !== undefined) return known
    const node = nodes.get(id)
    const caller = callers.get(id)
    const owner =
      node?.callFrame.functionName === COLLECTOR
        ? 'Garbage collection'
        : ((node && ownerOf(node.callFrame)) ?? (caller === undefined ? REST : find(caller)))
    owners.set(id, owner)
    return owner
  }
  const times = new Map<string, number>()
  const { samples = [], timeDeltas = [] } = profile
  samples.forEach((id, index) => {
    if (IDLE.has(nodes.get(id)?.callFrame.functionName ?? '')) return
    const owner = find(id)
    times.set(owner, (times.get(owner) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
  })
  return times
}

/** The sum of several threads' times. */
export function addTimes(all: readonly Times[]): Map<string, number> {
  const sum = new Map<string, number>()
  for (const [owner, ms] of all.flatMap((times) => [...times]))
    sum.set(owner, (sum.get(owner) ?? 0) + ms)
  return sum
}

/** Processor time of the whole process while a stage ran, in milliseconds. */
export interface StageTime {
  name: string
  ms: number
}

const SHOWN = 25

/** The tables that `docent build --profile` prints. */
export function profileTables(stages: readonly StageTime[], main: Times, threads: Times): string {
  const total = stages.reduce((sum, { ms }) => sum + ms, 0)
  const all = addTimes([main, threads])
  const measured = [...all.values()].reduce((sum, ms) => sum + ms, 0)
  const owners = [...all].sort((a, b) => b[1] - a[1]).slice(0, SHOWN)
  return [
    '',
    `Processor time by stage (${formatMs(total)} in all threads)`,
    '   share       time  stage',
    ...stages.map(({ name, ms }) => `${share(ms, total)} ${time(ms)}  ${name}`),
    '',
    `JavaScript by package or folder of docent (${formatMs(measured)}, without the threads of V8 and native packages)`,
    '   share       main    threads  package',
    ...owners.map(
      ([owner, ms]) =>
        `${share(ms, measured)} ${time(main.get(owner))} ${time(threads.get(owner))}  ${owner}`,
    ),
  ].join('\n')
}

function share(ms: number, total: number): string {
  return `${((ms / Math.max(total, 1)) * 100).toFixed(1)} %`.padStart(8)
}

function time(ms = 0): string {
  return formatMs(ms).padStart(10)
}
