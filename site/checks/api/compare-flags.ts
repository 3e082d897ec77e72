/** Flags and subcommands of the executable. */

import { isNewer, type Comparison, type Finding } from './findings.ts'
import type { Documented } from './documented.ts'
import type { Flag } from './help.ts'

export function compareFlags(
  published: Flag[],
  { flags }: Documented,
  version: string,
): Comparison {
  const findings: Finding[] = []
  for (const { command, flag, alias } of published) {
    const row = flags.find((other) => other.command === command && other.flag === flag)
    const entry = `cypress ${command} ${flag}`
    const file = row?.file ?? flags[0]?.file ?? 'site/data/cli.ts'
    const base = { kind: 'flags', entry, file, line: row?.line ?? 1 }
    if (!row) {
      const message = `"${entry}" exists. Add it to the flags or subcommands of "${command}".`
      findings.push({ ...base, problem: 'undocumented', message })
    } else if (row.alias !== alias) {
      const message = `The short form of "${entry}" is ${alias ?? 'none'}, and the table says ${row.alias ?? 'none'}. Correct it.`
      findings.push({ ...base, problem: 'type', message })
    }
  }
  for (const { command, flag, since, file, line } of flags) {
    const exists = published.some((other) => other.command === command && other.flag === flag)
    if (exists || isNewer(since, version)) continue
    const entry = `cypress ${command} ${flag}`
    const message = `"${entry}" does not exist. Correct it, or give it the "since" of a newer version.`
    findings.push({ problem: 'unpublished', kind: 'flags', entry, file, line, message })
  }
  return { kind: 'flags', total: published.length, findings }
}
