import { execFile } from 'node:child_process'
import { relative, sep } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface LastChange {
  /** ISO 8601. */
  date: string
  author: string
}

/**
 * Last commit of every file below the given folders, by absolute path, with one `git log` for all of them.
 * Outside a repository, and in a shallow clone (where the oldest known commit seems to have written everything),
 * the answer is empty: no date is better than a wrong one.
 */
export async function gitDates(folders: readonly string[]): Promise<Map<string, LastChange>> {
  const dates = new Map<string, LastChange>()
  const cwd = folders[0]
  if (cwd === undefined) return dates
  try {
    const facts = await run('git', ['rev-parse', '--is-shallow-repository', '--show-toplevel'], {
      cwd,
    })
    const [shallow, top] = facts.stdout.trim().split('\n')
    if (shallow !== 'false' || top === undefined) return dates
    const log = await run(
      'git',
      [
        '-c',
        'core.quotePath=false',
        'log',
        '--no-renames',
        '--format=%x00%cI%x00%an',
        '--name-only',
        '--',
        ...folders,
      ],
      { cwd, maxBuffer: 512 * 1024 * 1024 },
    )
    let current: LastChange | undefined
    for (const line of log.stdout.split('\n')) {
      if (line.startsWith('\0')) {
        const [, date = '', author = ''] = line.split('\0')
        current = { date, author }
      } else if (line !== '' && current) {
        const file = `${top}/${line}`.split('/').join(sep)
        if (!dates.has(file)) dates.set(file, current)
      }
    }
  } catch {
    // No git, or not a repository: pages then show no date.
  }
  return dates
}

/** Path of `file` below `folder` with forward slashes. */
export function posixRelative(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/')
}
