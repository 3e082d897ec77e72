import { describe, expect, test } from 'vitest'
import { readArgs } from '../src/cli/args.ts'
import { createProgress } from '../src/cli/progress.ts'

const ids = ['docent', 'vitepress']

test('defaults', () => {
  expect(readArgs([], ids)).toEqual({
    command: 'build',
    help: false,
    only: undefined,
    peers: true,
    scale: 1,
    pages: Infinity,
    runs: 1,
    json: undefined,
    hover: undefined,
    sites: [],
    packed: false,
  })
  expect(readArgs(['migrate', 'a/b', 'c'], ids)).toMatchObject({ sites: ['a/b', 'c'], runs: 1 })
  expect(readArgs(['lighthouse'], ids).runs).toBe(3)
  expect(readArgs(['size'], ids).scale).toBe(100)
})

test('all flags', () => {
  const args = [
    'navigate',
    '--only',
    'docent,vitepress',
    '--no-peers',
    '--scale=10',
    '--pages',
    '12',
    '--runs',
    '2',
    '--json',
    'x.json',
    '--hover=100',
  ]
  expect(readArgs(args, ids)).toEqual({
    command: 'navigate',
    help: false,
    only: ids,
    peers: false,
    scale: 10,
    pages: 12,
    runs: 2,
    json: 'x.json',
    hover: 100,
    sites: [],
    packed: false,
  })
})

describe('mistakes', () => {
  test.each([
    [['--fast'], "Unknown option '--fast'"],
    [
      ['measure'],
      'Unknown command "measure". Commands: build, size, dev, install, lighthouse, navigate, search, migrate.',
    ],
    [
      ['build', 'twice'],
      'Unknown command "twice". Commands: build, size, dev, install, lighthouse, navigate, search, migrate.',
    ],
    [
      ['--only', 'docent,hugo'],
      'Unknown generator "hugo" in --only. Generators: docent, vitepress.',
    ],
    [
      ['migrate'],
      'migrate needs the folder of at least one Docusaurus site, as an argument or in BENCH_SITES.',
    ],
    [['--runs', '0'], '--runs needs a positive integer but is "0".'],
    [['--scale', 'ten'], '--scale needs a positive integer but is "ten".'],
  ])('%j', (args, message) => {
    expect(() => readArgs(args, ids)).toThrow(message)
  })
})

test('progress prints one line for each step without a terminal', async () => {
  let text = ''
  const progress = createProgress({ write: (part) => (text += part) })
  await progress.step('vitepress', 'cold build', async () => 1)
  await expect(
    progress.step('vitepress', 'rebuild', () => Promise.reject(new Error('x'))),
  ).rejects.toThrow('x')
  expect(text.replace(/\d+\.\d/g, 'N')).toBe(
    '[  N s] vitepress: cold build\n[  N s] vitepress: rebuild\n[  N s] vitepress: rebuild: FAILED after N s\n',
  )
})
