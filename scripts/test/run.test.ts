import { expect, test } from 'vitest'
import { programOf, run, runQuietly } from '../run.mjs'

const npmScript = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js'

test('on Windows, npm and npx run as scripts of Node.js', () => {
  const system = { platform: 'win32', npmScript }
  const args = ['vitest', 'run', '--exclude', 'faults/!(smoke).test.ts']
  const npx = npmScript.replace('npm-cli', 'npx-cli')
  expect(programOf('npx', args, system)).toEqual([process.execPath, [npx, ...args]])
  expect(programOf('npm', ['run', 'lint'], system)).toEqual([
    process.execPath,
    [npmScript, 'run', 'lint'],
  ])
  expect(programOf('node', ['a.mjs'], system)).toEqual(['node', ['a.mjs']])
})

test('elsewhere, they are programs', () => {
  expect(programOf('npx', ['vitest'], { platform: 'linux', npmScript })).toEqual([
    'npx',
    ['vitest'],
  ])
})

test('without npm, Windows has no program to run', () => {
  expect(() => programOf('npm', [], { platform: 'win32', npmScript: '' })).toThrow(
    'Start this with npm, so that it finds npm.',
  )
})

test.each([run, runQuietly])('a command that fails is named with its exit code', async (start) => {
  await expect(start('node', ['-e', 'process.exit(3)'])).rejects.toThrow(
    'node -e process.exit(3) failed (exit code 3)',
  )
})
