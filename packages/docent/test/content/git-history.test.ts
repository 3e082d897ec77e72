import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { gitHistory, historyOf } from '../../src/content/git-history.ts'
import type { GitProblem } from '../../src/shared/records/content.ts'

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

const warn = ({ problem }: GitProblem): void => {
  throw new Error(problem)
}

const subjects = (history: { subject: string }[] = []): string[] =>
  history.map(({ subject }) => subject)

test('a file has the commits that changed its content, newest first', async () => {
  const histories = await gitHistory([docs], { warn })
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
  const history = (await gitHistory([docs], { warn })).get(join(docs, 'c.md'))
  expect(subjects(history)).toEqual(['c: 5', 'c: 4', 'c: 3', 'c: 2', 'c: 1'])
})

// @covers 10.64
test('a change has the note of its commit, and older changes with a note are kept', async () => {
  const note =
    'Docs-Note: The limit is\n  ten.\nDocs-Note: It was five.\nSigned-off-by: Ada <a@b.c>'
  await commit(`n: limit\n\nDocs-Note: not at the end\n\n${note}`, { 'n.md': 'Limit 10\n' })
  for (let i = 0; i < 6; i += 1) await commit(`n: ${i}`, { 'n.md': `${i}\n` })
  const history = (await gitHistory([docs], { warn })).get(join(docs, 'n.md'))
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
  const first = await gitHistory([docs], { remember, warn })
  expect(await gitHistory([docs], { remember, warn })).toEqual(first)
  expect(asked).toBe(1)
  await commit('d: new', { 'd.md': 'D\n' })
  const later = await gitHistory([docs], { remember, warn })
  expect(subjects(later.get(join(docs, 'd.md')))).toEqual(['d: new'])
  expect(asked).toBe(2)
  expect(later).toEqual(await gitHistory([docs], { warn }))
})

// @covers 10.64
test('a shallow clone and a folder without a repository have no history', async () => {
  const clone = await realpath(await mkdtemp(join(tmpdir(), 'docent-shallow-')))
  const plain = await realpath(await mkdtemp(join(tmpdir(), 'docent-plain-')))
  others.push(clone, plain)
  git(dir, 'clone', '-q', '--depth', '1', pathToFileURL(dir).href, clone)
  expect(await gitHistory([join(clone, 'docs')], { warn })).toEqual(new Map())
  expect(await gitHistory([plain], { warn })).toEqual(new Map())
  expect(await gitHistory([], { warn })).toEqual(new Map())
})

describe("an author's settings don't change the result", () => {
  const config = join(tmpdir(), `docent-gitconfig-${process.pid}`)
  afterEach(async () => {
    delete process.env.GIT_CONFIG_GLOBAL
    await rm(config, { force: true })
  })

  test.each([
    '[diff]\nrelative = true',
    '[diff]\norderFile = missing',
    '[diff]\nexternal = false\ncontext = 0\ninterHunkContext = 9\nalgorithm = patience',
    '[diff]\nrenames = copies\nindentHeuristic = false\nnoprefix = true',
    '[log]\nshowRoot = false\nshowSignature = true\nfollow = true\ndecorate = full',
    '[log]\nmailmap = true\ndate = relative\nabbrevCommit = true',
    '[core]\nattributesFile = missing\nquotePath = true\nabbrev = 7',
    '[color]\nui = always',
    '[trailer]\nseparators = "="',
    '[i18n]\nlogOutputEncoding = ISO-8859-1',
    '[format]\npretty = oneline',
  ])('%s', async (text) => {
    const expected = await gitHistory([docs], { warn })
    expect(expected.size).toBeGreaterThan(0)
    await writeFile(config, `${text}\n`)
    process.env.GIT_CONFIG_GLOBAL = config
    expect(await gitHistory([docs], { warn })).toEqual(expected)
  })
})

test('the variables that Git sets for hooks have no effect', async () => {
  const expected = await gitHistory([docs], { warn })
  process.env.GIT_DIR = '.git'
  process.env.GIT_INDEX_FILE = '.git/index'
  try {
    expect(await gitHistory([docs], { warn })).toEqual(expected)
  } finally {
    delete process.env.GIT_DIR
    delete process.env.GIT_INDEX_FILE
  }
})

test('replaced commits have no effect', async () => {
  const expected = await gitHistory([docs], { warn })
  const tree = git(dir, 'rev-parse', 'HEAD^{tree}').trim()
  const other = git(dir, 'commit-tree', tree, '-m', 'replaced').trim()
  git(dir, 'replace', 'HEAD', other)
  expect(await gitHistory([docs], { warn })).toEqual(expected)
  git(dir, 'replace', '-d', git(dir, 'rev-parse', 'HEAD').trim())
})

test('names with quotation marks, tabs, and wildcards have changes', async () => {
  await mkdir(join(docs, '[a-z]*'))
  await commit('odd', { 'a"b.md': 'A\n', 'tab\tb.md': 'B\n', '[a-z]*/c.md': 'C\n' })
  const all = await gitHistory([docs], { warn })
  for (const name of ['a"b.md', 'tab\tb.md', '[a-z]*/c.md'])
    expect(subjects(all.get(join(docs, name))), name).toEqual(['odd'])
  const one = await gitHistory([join(docs, '[a-z]*')], { warn })
  expect([...one.keys()]).toEqual([join(docs, '[a-z]*/c.md')])
})

test('folders in other repositories, in none, and behind links have their own changes', async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'docent-two-')))
  others.push(root)
  const [second, none] = [join(root, 'second'), join(root, 'none')]
  for (const folder of [second, none]) {
    await mkdir(folder)
    await writeFile(join(folder, 'page.md'), 'Text\n')
  }
  git(second, 'init', '-q')
  git(second, 'add', '.')
  git(second, 'commit', '-q', '-m', 'other')
  await symlink(docs, join(root, 'linked'))
  const histories = await gitHistory([none, second, join(root, 'linked')], { warn })
  expect(subjects(histories.get(join(second, 'page.md')))).toEqual(['other'])
  expect(subjects(historyOf(histories, join(root, 'linked/a.md')))).toEqual([
    'a: text and front matter',
    'a: text',
    'a, b: first',
  ])
  expect(historyOf(histories, join(none, 'page.md'))).toEqual([])
})

test("a repository without commits has no history, and one that Git can't read is a warning", async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'docent-broken-')))
  others.push(root)
  git(root, 'init', '-q')
  expect(await gitHistory([root], { warn })).toEqual(new Map())
  await writeFile(join(root, '.git/config'), '[broken\n')
  const problems: GitProblem[] = []
  await gitHistory([root], { warn: (problem) => problems.push(problem) })
  expect(problems.map(({ repository }) => repository)).toEqual([root])
  expect(problems[0]?.problem).toContain('bad config')
})
