import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeAtomic } from '../../cache/cache.ts'

const remembered = z.object({
  /** Time of the test, in milliseconds. */
  at: z.number(),
  verdict: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ok') }),
    z.object({ kind: z.literal('moved'), to: z.string() }),
  ]),
})

const schema = z.record(z.string(), remembered)

/** Good results of earlier tests, by address. Bad ones aren't stored, so those addresses are tested each time. */
export type Memory = z.output<typeof schema>

export type Remembered = z.output<typeof remembered>

const FILE = 'external-links.json'

/** A file that can't be read counts as missing. */
export function readMemory(cacheDir: string): Memory {
  try {
    return schema.parse(JSON.parse(readFileSync(join(cacheDir, FILE), 'utf8')))
  } catch {
    return {}
  }
}

export function writeMemory(cacheDir: string, memory: Memory): void {
  writeAtomic(join(cacheDir, FILE), `${JSON.stringify(memory, null, 1)}\n`)
}

/** The entries that aren't too old. Entries from the future are also dropped, because the clock was wrong. */
export function freshMemory(memory: Memory, now: number, maxAge: number): Memory {
  return Object.fromEntries(
    Object.entries(memory).filter(([, { at }]) => at <= now && now - at < maxAge),
  )
}
