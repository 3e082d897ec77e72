import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { watchMemory } from './memory.ts'
import { runLogged, type RunOptions } from './run.ts'

/** Resources that one run of a command used. */
export interface Usage {
  /** Wall time. */
  seconds: number
  /** User and system time of all its processes. */
  cpuSeconds?: number
  /** Peak memory of all its processes together. */
  peakBytes?: number
}

const GNU_TIME = '/usr/bin/time'

/**
 * Runs a command and measures it. The processor time comes from GNU time or from the shell's `times`, and memory from
 * /proc. Values that a system can't provide are undefined.
 */
export async function measure(options: RunOptions): Promise<Usage> {
  const usageFile = `${options.logFile}.usage`
  await rm(usageFile, { force: true })
  const memory = { stop: () => undefined as number | undefined }
  const seconds = await runLogged({
    ...options,
    ...wrapped(options.command, options.args, usageFile),
    onStart: (pid) => {
      memory.stop = watchMemory(pid)
    },
  }).finally(() => memory.stop())
  const report = existsSync(usageFile) ? parseUsage(readFileSync(usageFile, 'utf8')) : {}
  const sampled = memory.stop()
  return {
    seconds,
    cpuSeconds: report.cpuSeconds,
    // Sampling can miss a short peak. GNU time doesn't, but it only measures the largest process.
    peakBytes: sampled === undefined ? report.peakBytes : Math.max(sampled, report.peakBytes ?? 0),
  }
}

function wrapped(command: string, args: string[], usageFile: string) {
  if (process.platform === 'linux' && existsSync(GNU_TIME)) {
    return { command: GNU_TIME, args: ['-f', '%U %S %M', '-o', usageFile, command, ...args] }
  }
  if (process.platform === 'win32') return { command, args }
  const script = 'file=$1; shift; "$@"; code=$?; times > "$file"; exit $code'
  return { command: 'sh', args: ['-c', script, 'sh', usageFile, command, ...args] }
}

/**
 * Parses the output of GNU time (`user system kilobytes`) or of the shell's `times` (two lines of `0m1.23s 0m0.45s`,
 * the second one for child processes).
 */
export function parseUsage(text: string): { cpuSeconds?: number; peakBytes?: number } {
  const last = text.trim().split('\n').pop() ?? ''
  const shell = /^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/.exec(last)
  if (shell) {
    const [minutes = 0, seconds = 0, systemMinutes = 0, systemSeconds = 0] = shell
      .slice(1)
      .map(Number)
    return { cpuSeconds: (minutes + systemMinutes) * 60 + seconds + systemSeconds }
  }
  const gnu = /^([\d.]+) ([\d.]+) (\d+)$/.exec(last)
  if (!gnu) return {}
  return { cpuSeconds: Number(gnu[1]) + Number(gnu[2]), peakBytes: Number(gnu[3]) * 1024 }
}
