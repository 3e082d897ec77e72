import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { docent } from '../../docent/test/support/docent.ts'
import { copyFixture } from '../../docent/test/support/fixtures.ts'

describe('the command line of docent mcp', () => {
  test('a folder without a built site is named, on standard error', async () => {
    const { code, stdout, stderr } = await docent(['mcp', '/nowhere/dist'])
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain('[missing-build] There is no built site in /nowhere/dist.')
  })

  // @covers 11.20
  test('without a folder, the output folder of the configuration is served', async () => {
    const site = await copyFixture('basic')
    const unconfigured = await docent(['mcp', '--site', `${site.dir}/docs`])
    expect(unconfigured.stderr).toContain(`There is no built site in ${site.dir}/docs/dist.`)
    await site.edit('docent.config.ts', "title: 'Basic',", "title: 'Basic', outDir: 'public',")
    const configured = await docent(['mcp', '--site', site.dir])
    expect(configured.stderr).toContain(`There is no built site in ${site.dir}/public.`)
    await site.delete()
  })

  test('the errors for a folder without a built site and for an address outside the web say what to pass', async () => {
    const { stderr } = await docent(['mcp', import.meta.dirname])
    expect(stderr).toContain('[missing-page-list]')
    const other = await docent(['mcp', 'ftp://example.com/'])
    expect(other.stderr).toContain('[invalid-site-url] "ftp://example.com/" isn')
  })

  test('a port without --http is a mistake, not ignored', async () => {
    const { code, stderr } = await docent(['mcp', '.', '--port', '4500'])
    expect(code).toBe(1)
    expect(stderr).toContain('[http-flag-without-http] The flag "--port" has no effect')
  })

  test('help names the command with its argument and flags', async () => {
    const { stdout } = await docent(['mcp', '--help'])
    expect(stdout).toContain('mcp [folder|url]')
    expect(stdout).toContain('--http')
  })
})

describe('npx @docent/mcp', () => {
  const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
  const run = (...args: string[]) =>
    promisify(execFile)('node', [CLI, ...args]).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        stdout,
        stderr,
      }),
    )

  test('explains itself without arguments', async () => {
    const { stdout } = await run()
    expect(stdout).toContain('Usage: npx @docent/mcp <folder|url>')
    expect(stdout).toContain('--http')
    expect((await run('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  test.each([
    [['/nowhere/dist'], 'There is no built site in /nowhere/dist.\n  Fix: Build it first'],
    [['dist', 'other'], '"other" isn\'t expected.\n  Fix: Usage: npx @docent/mcp'],
    [['dist', '--prot', '1'], "Unknown option '--prot'"],
    [['dist', '--http', '--port', 'x'], '"x" isn\'t a port.'],
    [['dist', '--host', 'localhost'], 'The flag "--host" has no effect without --http.'],
  ])('refuses %s', async (args, message) => {
    const { code, stdout, stderr } = await run(...args)
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain(message)
  })
})
