import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../src/config/index.ts'
import { formatError } from '../../src/errors/index.ts'
import { prepare } from '../../src/page/prepare.ts'

/** What an author reads when the configuration names a file that doesn't exist. */
async function messageFor(option: string): Promise<string> {
  const siteDir = mkdtempSync(join(tmpdir(), 'docent-files-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true }))
  writeFileSync(
    join(siteDir, 'docent.config.ts'),
    `export default {\n  title: 'Docs',\n  url: 'https://docs.example.com',\n  docs: [],\n  ${option},\n}\n`,
  )
  const config = await loadConfig(siteDir)
  const error: unknown = await prepare(config, { drafts: false }).catch((reason: unknown) => reason)
  return formatError(error, { cwd: siteDir, color: false })
}

test.each([
  ['favicon', "favicon: 'icon.svg'", 'static/icon.svg', 3],
  ['navbar.logo.src', "navbar: { logo: { src: 'logo.svg', alt: '' } }", 'static/logo.svg', 21],
  [
    'footer.logo.srcDark',
    "footer: { logo: { src: 'data:,', srcDark: 'dark.svg', alt: '' } }",
    'static/dark.svg',
    36,
  ],
  ['stylesheets[1]', "stylesheets: ['docent.config.ts', 'a.css']", 'a.css', 37],
  ['mdxComponents', "mdxComponents: 'src/components.ts'", 'src/components.ts', 3],
  ['articleStyles[0].file', "articleStyles: [{ file: 'src/a.css', class: 'a' }]", 'src/a.css', 21],
  [
    'articleScripts[0].file',
    "articleScripts: [{ file: 'src/a.ts', attribute: 'data-a' }]",
    'src/a.ts',
    22,
  ],
])('%s names its missing file, with its line', async (option, written, path, column) => {
  const message = await messageFor(written)
  expect(message).toContain(
    `[missing-configured-file] ${option} is set to the file "${path}", which doesn't exist.\n  docent.config.ts:5:${column}\n`,
  )
  expect(message).toContain(`Fix: Add the file, or correct ${option}.`)
})

test('a missing file has the suggestion of a similar one, or of one elsewhere', async () => {
  const similar = "stylesheets: ['docent.config.js']"
  expect(await messageFor(similar)).toContain('Fix: Did you mean "docent.config.ts"? Add the file')
  const elsewhere = "mdxComponents: 'src/docent.config.js'"
  expect(await messageFor(elsewhere)).toContain('Did you mean "docent.config.ts"? Add the file')
  expect(await messageFor("favicon: 'docent.config.svg'")).not.toContain('Did you mean')
})
