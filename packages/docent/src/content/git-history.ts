import { execFile } from 'node:child_process'
import { sep } from 'node:path'
import { promisify } from 'node:util'
import type { Change, History } from '../model/content.ts'

const run = promisify(execFile)

/** How many changes of a file are kept. */
const KEPT = 5

/**
 * What isn't a change of a page: white space, and lines that look like front matter, such as `sidebar_position: 3` or
 * an item of a list without a space in it. A commit in which all changed lines are like that doesn't count.
 */
const SUBSTANTIVE = [
  '--numstat',
  '--ignore-all-space',
  '--ignore-blank-lines',
  '--ignore-matching-lines=^---$',
  '--ignore-matching-lines=^[a-z_]+:( |$)',
  '--ignore-matching-lines=^ *- [^ ]+$',
]

/**
 * The last substantive changes of every file below the given folders, by absolute path, with one `git log` for all of
 * them. Outside a repository, and in a shallow clone (where the oldest known commit seems to have written everything),
 * the map is empty: no date is better than a wrong one.
 */
export async function gitHistory(folders: readonly string[]): Promise<Map<string, History>> {
  const histories = new Map<string, History>()
  const cwd = folders[0]
  if (cwd === undefined) return histories
  try {
    const repository = await run(
      'git',
      ['rev-parse', '--is-shallow-repository', '--show-toplevel'],
      {
        cwd,
      },
    )
    const [shallow, top] = repository.stdout.trim().split('\n')
    if (shallow !== 'false' || top === undefined) return histories
    const format = '--format=%x00%cI%x00%an%x00%H%x00%s'
    const log = await run(
      'git',
      [
        '-c',
        'core.quotePath=false',
        'log',
        '--no-renames',
        format,
        ...SUBSTANTIVE,
        '--',
        ...folders,
      ],
      { cwd, maxBuffer: 512 * 1024 * 1024 },
    )
    let change: Change | undefined
    for (const line of log.stdout.split('\n')) {
      if (line.startsWith('\0')) {
        const [, date = '', author = '', commit = '', subject = ''] = line.split('\0')
        change = { date, author, commit, subject }
      } else if (line !== '' && change) {
        // Lines added, lines removed, path.
        const file = `${top}/${line.split('\t')[2]}`.split('/').join(sep)
        const history = histories.get(file) ?? []
        if (history.length < KEPT) history.push(change)
        histories.set(file, history)
      }
    }
  } catch {
    // No git, or not a repository: pages then show no date.
  }
  return histories
}
