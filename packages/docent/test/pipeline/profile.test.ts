import { afterEach, describe, expect, test } from 'vitest'
import type { Profiler } from 'node:inspector'
import { addTimes, profileTables, timesByOwner } from '../../src/pipeline/profile-shares.ts'
import { docent } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

let site: FixtureSite | undefined
afterEach(async () => {
  await site?.delete()
  site = undefined
})

describe('docent build --profile', () => {
  test('shows the share of each stage and of packages in all threads, and writes the same site', async () => {
    site = await copyFixture('basic')
    const { code, stdout } = await docent(['build', '--site', '.', '--profile'], site.dir)
    expect(code).toBe(0)
    expect(stdout).toMatch(/Processor time by stage \(.+ in all threads\)/)
    for (const stage of ['Start', 'Read content', 'Bundle shell, Compile pages', 'Render articles'])
      expect(stdout).toMatch(new RegExp(`^ +\\d+\\.\\d % +\\d.* m?s {2}${stage}$`, 'm'))
    // Pages are rendered in worker threads, and the bundler runs in the main thread.
    expect(stdout).toMatch(/% +0 ms +[1-9]\S* m?s {2}react-dom$/m)
    expect(stdout).toMatch(/% +[1-9]\S* m?s +0 ms {2}vite$/m)
    expect(stdout).toMatch(/ {2}docent\/\w/)
    expect(await site.read('dist/index.html')).toContain('<title>Basic</title>')
  })
})

describe('the times of a profile', () => {
  const node = (
    id: number,
    functionName: string,
    url: string,
    children: number[] = [],
  ): Profiler.ProfileNode => ({
    id,
    callFrame: { functionName, url, scriptId: '1', lineNumber: 0, columnNumber: 0 },
    children,
  })
  const profile: Profiler.Profile = {
    nodes: [
      node(1, '(root)', '', [2, 5, 6, 7]),
      node(2, 'render', 'file:///react/index.js', [3]),
      node(3, 'readFileSync', 'node:fs', [4]),
      node(4, 'open', ''),
      node(5, '(idle)', ''),
      node(6, '(garbage collector)', ''),
      node(7, 'bootstrap', 'node:internal'),
    ],
    startTime: 0,
    endTime: 15_000,
    samples: [2, 3, 4, 5, 6, 7],
    timeDeltas: [1000, 1000, 1000, 9000, 2000, 1000],
  }
  const times = timesByOwner(profile, ({ url }) => (url.includes('react') ? 'react' : undefined))

  test("count Node's functions toward the package that calls them, and leave out waiting time", () => {
    expect([...times]).toEqual([
      ['react', 3],
      ['Garbage collection', 2],
      ['Node and V8', 1],
    ])
  })

  test('of several threads are added up, and shown by size', () => {
    const threads = addTimes([times, times, new Map([['satteri', 24]])])
    expect(
      profileTables([{ name: 'Start', ms: 42 }], times, threads)
        .split('\n')
        .slice(-4),
    ).toEqual([
      '  57.1 %       0 ms      24 ms  satteri',
      '  21.4 %       3 ms       6 ms  react',
      '  14.3 %       2 ms       4 ms  Garbage collection',
      '   7.1 %       1 ms       2 ms  Node and V8',
    ])
  })
})
