import { execFile } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import { isBelow, join, slashed } from '../shared/node/paths.ts'
import type { DocsConfig } from '../config/index.ts'
import { repositoryOf } from '../files/repository.ts'
import type { Change, GitProblem, History, SourceDoc } from '../shared/records/content.ts'
import type { PageChange } from '../shared/records/page-data.ts'

const run = promisify(execFile)

/** Maximum number of changes, and of changes with a note, for each file. */
export const KEPT_CHANGES = 5

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

/**
 * Without them, an author's settings, local replacements of commits, or their own attributes would change the
 * result. Settings that name a missing file would even make Git fail.
 */
const OPTIONS = [
  '--no-replace-objects',
  '--literal-pathspecs',
  ...[
    'core.attributesFile=/dev/null',
    'diff.context=3',
    'diff.interHunkContext=0',
    'diff.relative=false',
    'log.follow=false',
    'log.showRoot=true',
    'trailer.separators=:',
  ].flatMap((setting) => ['-c', setting]),
]
const LOG_OPTIONS = [
  '-z',
  '-O/dev/null',
  '--diff-algorithm=myers',
  '--encoding=UTF-8',
  '--indent-heuristic',
  '--no-color',
  '--no-ext-diff',
  '--no-mailmap',
  '--no-renames',
  '--no-show-signature',
  '--no-textconv',
]
/** Variables that Git sets for hooks. They name another repository than a folder's own. */
const OF_HOOKS = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_DIFF_OPTS']

/** Returns the result of an earlier build for the same key, or makes it. */
export type Remember = (key: string, make: () => Promise<string>) => Promise<string>

export interface GitOptions {
  /**
   * Keeps Git's output, which depends only on the current commit. Comparing all commits takes 10% of an unchanged
   * build's processor time.
   */
  remember?: Remember | undefined
  /** Called for each repository whose history can't be read. */
  warn(problem: GitProblem): void
}

/**
 * The last substantive changes of every file below the given folders, by the file's real path, from one `git log` for
 * each repository. Files outside of a repository, and in a shallow clone (where the oldest fetched commit seems to have
 * written everything), have no changes, because no date is better than a wrong one.
 */
export async function gitHistory(
  folders: readonly string[],
  { remember = (_, make) => make(), warn }: GitOptions,
): Promise<Map<string, History>> {
  const histories = new Map<string, History>()
  await Promise.all(
    [...byRepository(folders)].map(async ([repository, own]) => {
      try {
        await readHistory(own, histories, remember)
      } catch (error) {
        const { code, stderr = '', message } = error as Error & { code?: unknown; stderr?: string }
        const problem = code === 'ENOENT' ? "Git isn't installed" : stderr.trim() || message
        warn({ repository, problem })
      }
    }),
  )
  return histories
}

/** The changes of a file, which may be a link or below one. */
export function historyOf(histories: ReadonlyMap<string, History>, file: string): History {
  return (existsSync(file) && histories.get(slashed(realpathSync.native(file)))) || []
}

/** Real paths of the folders, without those inside another one, by the repository that they're in. */
function byRepository(folders: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  const real = [...new Set(folders.map((folder) => slashed(realpathSync.native(folder))))].sort()
  for (const folder of real) {
    const repository = repositoryOf(folder)
    if (repository === undefined) continue
    const group = groups.get(repository) ?? []
    if (!group.some((other) => isBelow(folder, other))) group.push(folder)
    groups.set(repository, group)
  }
  return groups
}

async function readHistory(
  folders: readonly string[],
  histories: Map<string, History>,
  remember: Remember,
): Promise<void> {
  const cwd = folders[0]
  const env = { ...process.env }
  for (const name of OF_HOOKS) delete env[name]
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', [...OPTIONS, ...args], { cwd, env, maxBuffer: 512 * 1024 * 1024 })).stdout
  const question = await git('rev-parse', '--is-shallow-repository', '--show-toplevel')
  const [shallow, top] = question.trim().split('\n')
  const head = await git('rev-parse', '--verify', '--quiet', 'HEAD').catch((error: unknown) => {
    // A new repository has no commit.
    if ((error as { code?: unknown }).code === 1) return ''
    throw error
  })
  if (shallow !== 'false' || top === undefined || head === '') return
  const format = `--format=%x01%cI%x02%an%x02%H%x02%s%x02${NOTE}`
  const args = ['log', ...LOG_OPTIONS, format, ...SUBSTANTIVE, '--', ...folders]
  const attributes = ['.gitattributes', '.git/info/attributes'].map((name) => {
    const file = join(top, name)
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : ''
  })
  const key = JSON.stringify([head, OPTIONS, args, attributes])
  const text = await remember(key, () => git(...args))
  let change: Change | undefined
  for (const part of text.split('\0')) {
    const line = part.replace(/^\n/, '')
    if (line.startsWith('\u0001')) {
      const [date = '', author = '', commit = '', subject = '', note = ''] = line
        .slice(1)
        .split('\u0002')
      change = { date, author, commit, subject, note }
    } else if (line !== '' && change) {
      // Added lines, removed lines, path.
      const file = `${top}/${line.split('\t').slice(2).join('\t')}`
      const history = histories.get(file) ?? []
      const notes = history.filter(({ note }) => note !== '')
      if (history.length < KEPT_CHANGES || (change.note !== '' && notes.length < KEPT_CHANGES))
        history.push(change)
      histories.set(file, history)
    }
  }
}

/** A document with its changes. A date in the front matter takes precedence over git's. */
export function withHistory(doc: SourceDoc, docs: DocsConfig, history: History = []): SourceDoc {
  const lastUpdate = doc.frontMatter.last_update
  const [last] = history
  const changes = shownChanges(history, docs)
  return {
    ...doc,
    lastUpdatedAt: docs.showLastUpdateTime ? (lastUpdate?.date ?? last?.date) : undefined,
    lastUpdatedBy: docs.showLastUpdateAuthor ? (lastUpdate?.author ?? last?.author) : undefined,
    changes: changes.length > 0 ? changes : undefined,
  }
}

function shownChanges(history: History, { showLastChanges, commitUrl }: DocsConfig): PageChange[] {
  if (showLastChanges === false) return []
  const isShown = showLastChanges === 'notes' ? ({ note }: Change) => note !== '' : () => true
  return history
    .filter(isShown)
    .slice(0, KEPT_CHANGES)
    .map(({ date, subject, note, commit }) => ({
      date: date.slice(0, 10),
      text: note || subject,
      ...(commitUrl !== undefined && { url: `${commitUrl.replace(/\/$/, '')}/${commit}` }),
    }))
}
