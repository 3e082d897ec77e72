import { describe, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { copyFixture } from '../support/fixtures.ts'

describe('the command line of docent mcp', () => {
  test('a folder without a built site is named, on standard error', async () => {
    const { code, stdout, stderr } = await docent(['mcp', '/nowhere/dist'])
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain('[missing-build] There is no built site in /nowhere/dist.')
  })

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
