import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { copyFixture } from '../support/fixtures.ts'

describe('the command line', () => {
  test.each([
    [['toString'], 'There is no command "toString".', 'Commands: "dev"'],
    [['biuld'], 'There is no command "biuld".', 'Did you mean "build"?'],
    [
      ['build', '--verbos'],
      'The command "build" has no flag "--verbos".',
      'Did you mean "--verbose"?',
    ],
    [
      ['build', '--keep-assets', 'all'],
      'The flag "--keep-assets" is "all"',
      'a number from 0 to 100',
    ],
    [['preview', '--port', 'x'], 'The flag "--port" is "x"', 'a number from 0 to 65535'],
    [['build', '--site', '/nowhere'], "The site folder /nowhere doesn't exist.", 'docent build'],
  ])('%j is rejected with a hint', async (args, message, fix) => {
    const run = await docent(args)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(message)
    expect(run.stderr).toContain(fix)
  })

  test("preview rejects a site that hasn't been built", async () => {
    const site = await copyFixture('basic')
    const run = await docent(['preview', '--site', site.dir])
    await site.delete()
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('There is no built site')
  })

  test('preview rejects a port that is in use', async () => {
    const site = await copyFixture('basic')
    await docent(['build', '--site', site.dir])
    const server = createServer().listen(0, 'localhost')
    await once(server, 'listening')
    const port = String((server.address() as AddressInfo).port)
    const run = await docent(['preview', '--site', site.dir, '--port', port])
    server.close()
    await site.delete()
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(`Port ${port} is in use`)
  })

  test('help lists the commands', async () => {
    const run = await docent(['--help'])
    expect(run.code).toBe(0)
    for (const command of ['dev', 'build', 'preview', 'check'])
      expect(run.stdout).toContain(command)
  })
})
