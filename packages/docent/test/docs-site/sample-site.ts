import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Sample } from './pages.ts'

const MODULES = join(import.meta.dirname, '../../../../node_modules')

/** A folder with the samples' files, from which packages can be imported. */
export interface SampleSite {
  dir: string
  delete(): void
}

/** Writes samples to the files that their titles name. If several have the same title, the last one is kept. */
export function writeSamples(samples: readonly Sample[]): SampleSite {
  const dir = mkdtempSync(join(tmpdir(), 'docent-samples-'))
  symlinkSync(MODULES, join(dir, 'node_modules'))
  for (const { file, code } of samples) if (file !== undefined) writeBelow(dir, file, code)
  return { dir, delete: () => rmSync(dir, { recursive: true, force: true }) }
}

export function writeBelow(dir: string, file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true })
  writeFileSync(join(dir, file), text)
}
