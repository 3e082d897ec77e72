import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLinePage } from './command-line.ts'
import { withCompiler } from './compiler.ts'
import { configurationPage } from './configuration.ts'
import { errorsPage } from './errors.ts'
import { frontMatterPage } from './front-matter.ts'
import { interfaceTextPage } from './interface-text.ts'

const OUTPUT = join(import.meta.dirname, '../docs/reference')

/** What the pages are made from. */
const SOURCES = [import.meta.dirname, join(import.meta.dirname, '../../src')]

/** Name of each generated page, and what generates it. */
export async function generateReference(): Promise<Record<string, string>> {
  return withCompiler(async (compiler) => ({
    'configuration.md': await configurationPage(compiler),
    'front-matter.md': await frontMatterPage(compiler),
    'command-line.md': commandLinePage(),
    'errors.md': errorsPage(compiler),
    'interface-text.md': interfaceTextPage(),
  }))
}

/** Writes the reference pages when docent's code is newer than they are. */
export async function writeReference(): Promise<void> {
  const names = existsSync(OUTPUT) ? readdirSync(OUTPUT).map((name) => join(OUTPUT, name)) : []
  const oldest = Math.min(...names.map((file) => statSync(file).mtimeMs))
  if (names.length > 0 && oldest > Math.max(...SOURCES.map(newest))) return
  mkdirSync(OUTPUT, { recursive: true })
  for (const [name, text] of Object.entries(await generateReference()))
    writeFileSync(join(OUTPUT, name), text)
}

/** Time of the newest change below a folder. */
function newest(folder: string): number {
  const times = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? newest(path) : statSync(path).mtimeMs
  })
  return Math.max(0, ...times)
}
