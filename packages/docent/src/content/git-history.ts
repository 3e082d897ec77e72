import { execFile } from 'node:child_process'
import { sep } from 'node:path'
import { promisify } from 'node:util'
import type { Change, History } from '../model/content.ts'

const run = promisify(execFile)

/** Maximum number of changes, and of changes with a note, for each file. */
export const KEPT = 5

/** A line at the end of a commit message that tells readers what has changed. */
const NOTE = '%(trailers:key=Docs-Note,valueonly,unfold,separator=%x20)'

/**
 * Changes that don't count: whitespace, and lines that look like front matter, such as `sidebar_position: 3` or a list
 * item without a space in it. A commit that changes only lines like these is ignored.
 */
const SUBSTANTIVE = [
  '--numstat',
  '--ignore-all-space',
  '--ignore-blank-lines',
  '--ignore-matching-lines=^---$',
  '--ignore-matching-lines=^[a-z_]+:( |$)',
  '--ignore-matching-lines=^ *- [^ ]+$',
]

/** Returns the result of an earlier build for the same key, or makes it. */
export type Remember = (key: string, make: () => Promise<string>) => Promise<string>

/**
 * The last substantive changes of every file below the given folders, by absolute path, from a single `git log`.
 * Outside a repository, and in a shallow clone (where the oldest fetched commit seems to have written everything), the
 * map is empty, because no date is better than a wrong one.
 * @param remember keeps Git's output, which depends only on the current commit. Comparing all commits takes 10% of an
 *   unchanged build's processor time
 */
export async function gitHistory(
  folders: readonly string[],
  remember: Remember = (_, make) => make(),
): Promise<Map<string, History>> {
  const histories = new Map<string, History>()
  const cwd = folders[0]
  if (cwd === undefined) return histories
  try {
    const question = ['rev-parse', '--is-shallow-repository', '--show-toplevel', 'HEAD']
    const repository = await run('git', question, { cwd })
    const [shallow, top, head] = repository.stdout.trim().split('\n')
    if (shallow !== 'false' || top === undefined) return histories
    const format = `--format=%x00%cI%x00%an%x00%H%x00%s%x00${NOTE}`
    const log = async (): Promise<string> => {
      const options = ['--no-renames', format, ...SUBSTANTIVE, '--', ...folders]
      const args = ['-c', 'core.quotePath=false', 'log', ...options]
      return (await run('git', args, { cwd, maxBuffer: 512 * 1024 * 1024 })).stdout
    }
    const lines = await remember(JSON.stringify([head, format, SUBSTANTIVE, folders]), log)
    let change: Change | undefined
    for (const line of lines.split('\n')) {
      if (line.startsWith('\0')) {
        const [, date = '', author = '', commit = '', subject = '', note = ''] = line.split('\0')
        change = { date, author, commit, subject, note }
      } else if (line !== '' && change) {
        // Added lines, removed lines, path.
        const file = `${top}/${line.split('\t')[2]}`.split('/').join(sep)
        const history = histories.get(file) ?? []
        const notes = history.filter(({ note }) => note !== '')
        if (history.length < KEPT || (change.note !== '' && notes.length < KEPT))
          history.push(change)
        histories.set(file, history)
      }
    }
  } catch {
    // Git isn't installed, or this isn't a repository. Pages then show no date.
  }
  return histories
}
