import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { BIN } from '../support/docent.ts'

/** Runs docent on a Node.js that says that it's another version. */
function help(version: string): { status: number | null; stderr: string } {
  const disguise = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  return spawnSync(
    'node',
    ['--import', `data:text/javascript,${encodeURIComponent(disguise)}`, BIN, '--help'],
    {
      encoding: 'utf8',
    },
  )
}

describe('an old version of Node.js', () => {
  test.each(['18.20.8', '20.10.0', '20.18.3'])('%s gets a sentence', (version) => {
    const { status, stderr } = help(version)
    expect(status).toBe(1)
    expect(stderr).toContain(`docent needs Node.js 20.19 or later, but this is ${version}.`)
    expect(stderr).not.toContain('    at ')
  })

  test('is one below the version in package.json', () => {
    const { engines } = createRequire(import.meta.url)('../../package.json') as { engines: object }
    expect(engines).toEqual({ node: '>=20.19' })
  })
})
