import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { onTestFinished } from 'vitest'
import { createSite } from '../../src/create-site.ts'

export const TEMPLATES_DIR = join(import.meta.dirname, '../../templates')

/** A folder that is removed after the test. */
export function emptyFolder(): string {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'create-docent-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** All files below a folder, sorted. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
    .sort()
}

interface Reader {
  /** The user's input after each question. A terminal sends `\x03` for Ctrl+C. */
  answers?: readonly string[]
  agent?: string
  archive?: string
}

export interface Session {
  /** The output at the end of the command. */
  result: Promise<string>
  /** The output while questions are asked. */
  shown: () => string
}

/** Runs the command, in a terminal if there are answers. */
export function run(cwd: string, argv: readonly string[], reader: Reader = {}): Session {
  const input = new PassThrough()
  const output = new PassThrough()
  const answers = [...(reader.answers ?? [])]
  let shown = ''
  output.on('data', (chunk: Buffer) => {
    shown += stripVTControlCharacters(chunk.toString())
    const answer = shown.endsWith('): ') ? answers.shift() : undefined
    if (answer !== undefined) input.write(answer)
  })
  const result = createSite(argv, {
    terminal: { input, output, isInteractive: reader.answers !== undefined },
    cwd,
    agent: reader.agent ?? '',
    archive: reader.archive,
    templates: TEMPLATES_DIR,
  })
  return { result, shown: () => shown }
}
