/**
 * Number of findings that are still allowed, by check and area of the repository. A count can only fall: an area that
 * has been edited loses its entry and must stay clean from then on.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FILE = path.join(import.meta.dirname, 'baseline.json')

/** Findings per area: a section of the documentation, or another part of the repository. */
export type Counts = Record<string, number>

/** Checks with their allowed counts. */
type Allowed = Record<string, Counts>

export interface Verdict {
  /** Areas with more findings than allowed, whose findings must be shown. */
  worse: string[]
  /** Areas with fewer findings than allowed, for which the file must be lowered. */
  better: string[]
}

/** Compares a check's findings with the allowed counts. */
export function judge(found: Counts, allowed: Counts): Verdict {
  const areas = [...new Set([...Object.keys(found), ...Object.keys(allowed)])]
  return {
    worse: areas.filter((area) => (found[area] ?? 0) > (allowed[area] ?? 0)),
    better: areas.filter((area) => (found[area] ?? 0) < (allowed[area] ?? 0)),
  }
}

/** The lower of both counts for each area. An area without findings is removed. */
export function lower(found: Counts, allowed: Counts): Counts {
  return Object.fromEntries(
    Object.entries(allowed)
      .map(([area, count]) => [area, Math.min(count, found[area] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  )
}

/** The counts that a check still allows. */
export function readAllowed(gate: string): Counts {
  return readAll()[gate] ?? {}
}

/** Writes a check's lowered counts to the file. */
export function writeLowered(gate: string, found: Counts): void {
  const all = readAll()
  const lowered = lower(found, all[gate] ?? {})
  const { [gate]: _, ...others } = all
  const next = Object.keys(lowered).length > 0 ? { ...others, [gate]: lowered } : others
  writeFileSync(FILE, `${JSON.stringify(next, null, 2)}\n`)
}

/** The area that a file belongs to, based on its path relative to the repository. */
export function areaOf(file: string): string {
  const [top, folder, section] = file.split('/')
  if (top === 'site' && folder === 'docs') return section ?? 'site'
  if (top === 'site') return folder === 'partials' ? 'partials' : 'site'
  return top === 'packages' ? (folder ?? 'project') : 'project'
}

function readAll(): Allowed {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Allowed
}
