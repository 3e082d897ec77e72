import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gitHistory } from '../../src/content/git-history.ts'

let dir: string
let docs: string
const others: string[] = []

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd,
    env: { ...process.env, GIT_COMMITTER_DATE: date(), GIT_AUTHOR_DATE: date() },
    encoding: 'utf8',
  })

/** Each commit is a day later. */
let day = 1
const date = (): string => `2026-01-${String(day).padStart(2, '0')}T12:00:00Z`

async function commit(subject: string, files: Record<string, string>): Promise<void> {
  day += 1
  for (const [name, text] of Object.entries(files)) await writeFile(join(docs, name), text)
  git(dir, 'add', '.')
  git(dir, 'commit', '-q', '-m', subject)
}

beforeAll(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'docent-git-')))
  docs = join(dir, 'docs')
  await mkdir(docs)
  git(dir, 'init', '-q')
  const page = (position: number, text: string, sources = ''): string =>
    `---\ntitle: A\nsidebar_position: ${position}\n${sources}---\n\n${text}\n`
  await commit('a, b: first', { 'a.md': page(1, 'One two.'), 'é.md': 'B\n' })
  await commit('a: text', { 'a.md': page(1, 'One two three.') })
  await commit('a: front matter', {
    'a.md': page(2, 'One two three.', 'sources:\n  - cypress@15.3.0:cli.d.ts\n'),
  })
  await commit('a: white space', {
    'a.md': page(2, 'One  two three.\n', 'sources:\n    - cypress@15.3.0:cli.d.ts\n'),
  })
  await commit('a: text and front matter', { 'a.md': page(3, 'One two four.') })
})
afterAll(async () => {
  for (const folder of [dir, ...others]) await rm(folder, { recursive: true })
})

const subjects = (history: { subject: string }[] = []): string[] =>
  history.map(({ subject }) => subject)

test('a file has the commits that changed its content, newest first', async () => {
  const histories = await gitHistory([docs])
  const history = histories.get(join(docs, 'a.md'))
  expect(subjects(history)).toEqual(['a: text and front matter', 'a: text', 'a, b: first'])
  expect(history?.[0]).toMatchObject({
    date: '2026-01-06T12:00:00+00:00',
    author: 'Ada',
    commit: git(dir, 'rev-parse', 'HEAD').trim(),
  })
  expect(subjects(histories.get(join(docs, 'é.md')))).toEqual(['a, b: first'])
})

test('a file has at most five changes', async () => {
  for (let i = 0; i < 6; i += 1) await commit(`c: ${i}`, { 'c.md': `${i}\n` })
  const history = (await gitHistory([docs])).get(join(docs, 'c.md'))
  expect(subjects(history)).toEqual(['c: 5', 'c: 4', 'c: 3', 'c: 2', 'c: 1'])
})

test('a change has the note of its commit, and older changes with a note are kept', async () => {
  const note =
    'Docs-Note: The limit is\n  ten.\nDocs-Note: It was five.\nSigned-off-by: Ada <a@b.c>'
  await commit(`n: limit\n\nDocs-Note: not at the end\n\n${note}`, { 'n.md': 'Limit 10\n' })
  for (let i = 0; i < 6; i += 1) await commit(`n: ${i}`, { 'n.md': `${i}\n` })
  const history = (await gitHistory([docs])).get(join(docs, 'n.md'))
  expect(subjects(history)).toEqual(['n: 5', 'n: 4', 'n: 3', 'n: 2', 'n: 1', 'n: limit'])
  expect(history?.map(({ note: text }) => text)).toEqual([
    '',
    '',
    '',
    '',
    '',
    'The limit is ten. It was five.',
  ])
})

test('Git compares commits once for each current commit', async () => {
  const answers = new Map<string, string>()
  let asked = 0
  const remember = async (key: string, make: () => Promise<string>): Promise<string> => {
    const known = answers.get(key)
    if (known !== undefined) return known
    asked += 1
    const text = await make()
    answers.set(key, text)
    return text
  }
  const first = await gitHistory([docs], remember)
  expect(await gitHistory([docs], remember)).toEqual(first)
  expect(asked).toBe(1)
  await commit('d: new', { 'd.md': 'D\n' })
  const later = await gitHistory([docs], remember)
  expect(subjects(later.get(join(docs, 'd.md')))).toEqual(['d: new'])
  expect(asked).toBe(2)
  expect(later).toEqual(await gitHistory([docs]))
})

test('a shallow clone and a folder without a repository have no history', async () => {
  const clone = await realpath(await mkdtemp(join(tmpdir(), 'docent-shallow-')))
  const plain = await realpath(await mkdtemp(join(tmpdir(), 'docent-plain-')))
  others.push(clone, plain)
  git(dir, 'clone', '-q', '--depth', '1', pathToFileURL(dir).href, clone)
  expect(await gitHistory([join(clone, 'docs')])).toEqual(new Map())
  expect(await gitHistory([plain])).toEqual(new Map())
  expect(await gitHistory([])).toEqual(new Map())
})
