import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLinePage } from './command-line.ts'
import { withCompiler } from './compiler.ts'
import { configurationPage } from './configuration.ts'
import { errorsPage } from './errors.ts'
import { frontMatterPage } from './front-matter.ts'
import { interfaceTextPage } from './interface-text.ts'

const OUTPUT = join(import.meta.dirname, '../docs/reference')

/** The data that the pages are generated from. */
const SOURCES = [import.meta.dirname, join(import.meta.dirname, '../../src')]

/** Names of the generated pages with their generators. */
export async function generateReference(): Promise<Record<string, string>> {
  return withCompiler(async (compiler) => ({
    'configuration.mdx': await configurationPage(compiler),
    'front-matter.mdx': await frontMatterPage(compiler),
    'command-line.mdx': commandLinePage(),
    'errors.mdx': errorsPage(compiler),
    'interface-text.md': interfaceTextPage(),
  }))
}

/** Writes the reference pages if docent's code is newer. */
export async function writeReference(): Promise<void> {
  const names = existsSync(OUTPUT) ? readdirSync(OUTPUT).map((name) => join(OUTPUT, name)) : []
  const oldest = Math.min(...names.map((file) => statSync(file).mtimeMs))
  if (names.length > 0 && oldest > Math.max(...SOURCES.map(newest))) return
  const pages = await generateReference()
  rmSync(OUTPUT, { recursive: true, force: true })
  mkdirSync(OUTPUT, { recursive: true })
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(OUTPUT, name), text)
}

/** Time of the last change in a folder. */
function newest(folder: string): number {
  const times = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? newest(path) : statSync(path).mtimeMs
  })
  return Math.max(0, ...times)
}
