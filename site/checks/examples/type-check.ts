/** Type-checks every example as a separate project, as a reader's editor would. */

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { commandDeclarations } from '../samples/commands.ts'
import { JAVASCRIPT, NEWER_CYPRESS, STRICT } from '../samples/projects.ts'
import type { Example } from './read-examples.ts'

const TSC = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
)
const site = path.join(import.meta.dirname, '../..')
// Inside the site, so that the projects resolve its packages; ignored by Git and Prettier.
const CACHE = path.join(site, '.cache/examples')
const AMBIENT = path.join(import.meta.dirname, '../samples/fixtures/ambient.d.ts')
const COMPONENT_FILES = ['vue', 'svelte']
  .map(
    (extension) =>
      `declare module '*.${extension}' {\n  const component: any\n  export default component\n}\n`,
  )
  .join('')

/** The compiler's errors, one per line, with paths relative to the working directory. */
export function typeCheck(examples: readonly Example[]): string[] {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(path.join(CACHE, 'run-'))
  try {
    writeFileSync(path.join(folder, 'ambient.d.ts'), installedModules())
    for (const example of examples) writeProject(folder, example)
    writeJson(path.join(folder, 'tsconfig.json'), {
      files: [],
      references: examples.map(({ name }) => ({ path: `./${name}` })),
    })
    const { stdout, stderr, error } = spawnSync(
      process.execPath,
      [TSC, '--build', '--pretty', 'false'],
      { cwd: folder, encoding: 'utf8' },
    )
    if (error) throw error
    return `${stdout}${stderr}`
      .split(/\r?\n/)
      .filter((line) => line !== '')
      .map((line) => relocate(line, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Packages that aren't installed here. Files of the reader's project must exist in an example. */
function installedModules(): string {
  const own = /^declare module '(?:\.\.?\/|@\/|~\/|\$lib\/)\*'\n/gm
  return readFileSync(AMBIENT, 'utf8').replace(own, '') + COMPONENT_FILES
}

function writeProject(root: string, { name, folder, files, scripts }: Example): void {
  const usesTypeScript = files.some(
    (file) => /\.tsx?$/.test(file) && !/\.(?:config|d)\.ts$/.test(file),
  )
  mkdirSync(path.join(root, name))
  writeFileSync(
    path.join(root, name, 'commands.d.ts'),
    commandDeclarations(scripts, !usesTypeScript),
  )
  writeJson(path.join(root, name, 'tsconfig.json'), {
    compilerOptions: {
      ...(usesTypeScript ? STRICT : JAVASCRIPT),
      moduleDetection: 'force',
      allowImportingTsExtensions: true,
    },
    include: [`${folder}/**/*`],
    files: [NEWER_CYPRESS, '../ambient.d.ts', 'commands.d.ts'],
  })
}

function relocate(line: string, folder: string): string {
  const [, file, rest] = /^(.+?)(\(\d+,\d+\): .*)$/.exec(line) ?? []
  return file === undefined
    ? line
    : `${path.relative(process.cwd(), path.resolve(folder, file))}${rest}`
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, JSON.stringify(value, null, 2))
}
