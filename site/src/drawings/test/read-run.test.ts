import { describe, expect, it } from 'vitest'
import type { LogEntryData } from '../command-log/entries.ts'
import { BLANK_PAGE, readRun } from '../run/read-run.ts'

const page = (text: string): string[] => [text]

describe('the pages of a run', () => {
  it('are those of the entries, and an entry without a page shows that of the entry before it', () => {
    const run = readRun(
      [
        'request POST 200 /test/bikes',
        { line: 'visit /', page: page('loaded') },
        { line: '-click', page: { before: page('loaded'), after: page('added') } },
        '-assert expected **<li>** to exist',
      ],
      'run-1',
      'http://localhost:3000/',
    )
    expect(run?.pages).toEqual([
      { rows: [0, 1], name: '', snapshots: [['', BLANK_PAGE]] },
      {
        rows: [2],
        name: 'visit /',
        url: 'http://localhost:3000/',
        snapshots: [['', ['loaded']]],
      },
      {
        rows: [3, 4],
        name: '-click',
        url: 'http://localhost:3000/',
        snapshots: [
          ['before', ['loaded']],
          ['after', ['added']],
        ],
      },
    ])
  })

  it('have a new address from the entry on that names it', () => {
    const run = readRun(
      [
        { line: 'visit /a', url: '/a', page: page('a') },
        { line: '(new url) /b', url: '/b' },
      ],
      'run-1',
      undefined,
    )
    expect(run?.pages.map(({ url }) => url)).toEqual([undefined, '/a', '/b'])
  })

  it('can be chosen, also inside a group; the pinned entry is chosen first', () => {
    const run = readRun(
      {
        'before each': [{ line: 'session ada', entries: [{ line: 'get a', page: page('a') }] }],
        'test body': ['…', { line: 'get b', pinned: true, page: page('b') }, 'get c'],
      },
      'run-1',
      undefined,
    )
    const log = run?.log as Record<string, LogEntryData[]>
    expect(log['before each']?.[0]?.choice?.at).toBe(1)
    const [inner] = (log['before each']?.[0]?.entries ?? []) as LogEntryData[]
    expect(inner?.choice?.at).toBe(2)
    expect(log['test body']?.[0]?.choice).toBeUndefined()
    expect(log['test body']?.[1]?.choice).toEqual({ run: 'run-1', at: 3, isChosen: true })
    expect(log['test body']?.[2]?.choice?.isChosen).toBe(false)
  })

  it("don't exist if no entry has one", () => {
    expect(readRun(['visit /'], 'run-1', undefined)).toBeUndefined()
  })

  it('are limited, because the style sheet has a rule for each position', () => {
    const log = Array.from({ length: 25 }, () => ({ line: 'get a', page: page('a') }))
    expect(() => readRun(log, 'run-1', undefined)).toThrow('at most 24. Leave some out with "…"')
  })
})
