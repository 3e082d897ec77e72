import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildOptions, BuildResult } from './build-options.ts'
import { createOwners } from './profile-owners.ts'
import { addTimes, profileTables, timesByOwner, type StageTime } from './profile-shares.ts'
import type { Report } from './report.ts'

/** What a build needs to be measured. */
export type ProfiledBuild = Required<Pick<BuildOptions, 'report' | 'profileFolder'>>

/**
 * Runs a build and reports how much processor time each stage and package took. The time before the build counts as its
 * first stage.
 */
export async function profileBuild(
  report: Report,
  build: (options: ProfiledBuild) => Promise<BuildResult>,
): Promise<BuildResult> {
  const profileFolder = mkdtempSync(join(tmpdir(), 'docent-profile-'))
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.start')
    const stages = stageTimes(report)
    const result = await build({ report: stages.report, profileFolder })
    const { profile } = await session.post('Profiler.stop')
    const ownerOf = createOwners(result.serverBundle)
    // Threads write their profiles when they end.
    const threads = readdirSync(profileFolder).map((name) =>
      timesByOwner(JSON.parse(readFileSync(join(profileFolder, name), 'utf8')), ownerOf),
    )
    const main = timesByOwner(profile, ownerOf)
    report.info(profileTables(stages.finish(), main, addTimes(threads)))
    return result
  } finally {
    session.disconnect()
    rmSync(profileFolder, { recursive: true, force: true })
  }
}

/** Processor time can't be divided among stages that run at the same time, so they're one row. */
function stageTimes(report: Report): { report: Report; finish(): StageTime[] } {
  const times: StageTime[] = []
  let last = 0
  let running = 0
  let names: string[] = []
  const next = (name: string): void => {
    const { user, system } = process.cpuUsage()
    const now = (user + system) / 1000
    times.push({ name, ms: now - last })
    last = now
  }
  return {
    report: {
      ...report,
      async stage(name, work, detail) {
        if (running === 0) next(times.length === 0 ? 'Start' : BETWEEN)
        running += 1
        names.push(name)
        try {
          return await report.stage(name, work, detail)
        } finally {
          running -= 1
          if (running === 0) {
            next(names.join(', '))
            names = []
          }
        }
      },
    },
    finish() {
      next('End')
      const between = times.filter(({ name }) => name === BETWEEN)
      const ms = between.reduce((sum, row) => sum + row.ms, 0)
      return [...times.filter(({ name }) => name !== BETWEEN), { name: BETWEEN, ms }]
    },
  }
}

const BETWEEN = 'Between stages'
