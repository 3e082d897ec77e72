/** The worked examples: one folder below `site/examples` for each guide that has one. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Fence } from '../page/fences.ts'
import { SCRIPT_EXTENSIONS } from '../samples/languages.ts'

export interface Example {
  name: string
  /** Absolute path. */
  folder: string
  /** Relative to the folder. */
  files: string[]
  /** Its scripts, in the format of the sample checks. */
  scripts: Fence[]
}

/** @param root folder of the examples */
export function readExamples(root: string): Example[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readExample(name, path.join(root, name)))
}

function readExample(name: string, folder: string): Example {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).includes('node_modules'))
    .sort()
  return {
    name,
    folder,
    files,
    scripts: files
      .filter((file) => path.extname(file).slice(1) in SCRIPT_EXTENSIONS)
      .map((file) => asFence(path.join(folder, file))),
  }
}

function asFence(file: string): Fence {
  const code = readFileSync(file, 'utf8').split(/\r?\n/)
  return {
    page: path.relative(process.cwd(), file),
    lang: path.extname(file).slice(1),
    meta: '',
    fenceLine: 1,
    line: 1,
    code,
    prefix: code.map(() => ''),
    inPair: false,
  }
}
