import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, packageOf } from './imports.ts'

// npm installs the packages of all workspaces in one folder. An undeclared import therefore works until the workspace
// that declares the package stops using it.
const ROOT = join(import.meta.dirname, '../..')

interface Manifest {
  name: string
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const manifestOf = (workspace: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8')) as Manifest

/** The folders that a pattern such as `packages/*` names. */
const foldersOf = (pattern: string): string[] => {
  if (!pattern.endsWith('/*')) return [pattern]
  const folder = pattern.slice(0, -2)
  return readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`)
}

const WORKSPACES = ['.', ...(manifestOf('.').workspaces ?? []).flatMap(foldersOf)]
/** Sites and projects whose packages are installed separately. */
const PROJECTS =
  /(?:^|\/)(?:fixtures|site\/examples|test\/markdown\/cases|create-docent\/templates)\//

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => /\.(?:m?[jt]s|tsx)$/.test(file) && !PROJECTS.test(file))
  .filter((file) => existsSync(join(ROOT, file)))

const workspaceOf = (file: string): string =>
  WORKSPACES.findLast((workspace) => file.startsWith(`${workspace}/`)) ?? '.'

/** Packages that a workspace imports without declaring them, each with the files that import it. */
function findUndeclared(workspace: string): Record<string, string[]> {
  const { name, dependencies, devDependencies, peerDependencies } = manifestOf(workspace)
  const declared = new Set([name, ...builtinModules])
  for (const own of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }))
    declared.add(own).add(own.replace(/^@types\//, ''))
  const undeclared: Record<string, string[]> = {}
  for (const file of files.filter((each) => workspaceOf(each) === workspace)) {
    const imports = importsOf(file, readFileSync(join(ROOT, file), 'utf8'))
    for (const imported of new Set(imports.flatMap((specifier) => packageOf(specifier) ?? [])))
      if (!declared.has(imported)) (undeclared[imported] ??= []).push(file)
  }
  return undeclared
}

describe('every imported package is declared in the package.json of its workspace', () => {
  test.each(WORKSPACES)('%s', (workspace) => {
    expect(files.some((file) => workspaceOf(file) === workspace)).toBe(true)
    expect(findUndeclared(workspace)).toEqual({})
  })
})

test('an import is found in each of its forms', () => {
  const source = `
    import a from 'a'
    import type { B } from '@b/b/sub'
    export * from 'c'
    export { d } from 'd/sub'
    type E = import('e').E
    const f = await import('f')
    const g = require.resolve('g/package.json')
    const h = createRequire(import.meta.url)('h')
    import './file.ts'
    import 'node:fs'`
  const packages = importsOf('file.ts', source).flatMap((name) => packageOf(name) ?? [])
  expect(packages.sort()).toEqual(['a', '@b/b', 'c', 'd', 'e', 'f', 'g', 'h'].sort())
})
