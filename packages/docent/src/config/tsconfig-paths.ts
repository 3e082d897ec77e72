import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, resolve, slashed } from '../shared/node/paths.ts'
import type { Alias } from './vite.ts'

/** The part of a `tsconfig.json` that imports depend on. */
interface TsConfig {
  extends?: string | string[]
  compilerOptions?: { baseUrl?: string; paths?: Record<string, string[]> }
}

export interface TsConfigPaths {
  aliases: Alias[]
  /** Absolute paths of the files that were read. */
  files: string[]
}

/** The `paths` of the nearest `tsconfig.json` in the site's folder or above it, or of one that it extends. */
export function tsConfigPaths(siteDir: string): TsConfigPaths {
  const file = nearest(siteDir)
  const files: string[] = []
  const aliases = file === undefined ? undefined : aliasesOf(file, files)
  return { aliases: aliases ?? [], files }
}

function nearest(folder: string): string | undefined {
  const file = join(folder, 'tsconfig.json')
  if (existsSync(file)) return file
  return dirname(folder) === folder ? undefined : nearest(dirname(folder))
}

function aliasesOf(file: string, files: string[]): Alias[] | undefined {
  if (files.includes(file) || !existsSync(file)) return undefined
  files.push(file)
  const { extends: bases = [], compilerOptions = {} } = read(file)
  const { baseUrl = '.', paths } = compilerOptions
  if (paths)
    return Object.entries(paths).flatMap(([find, targets]) =>
      targets.map((target) => ({
        find: new RegExp(`^${find.split('*').map(escaped).join('(.*)')}$`),
        to: resolve(dirname(file), baseUrl, target).replaceAll('$', '$$$$').replace('*', '$1'),
      })),
    )
  // Later files override earlier ones.
  for (const base of [bases].flat().toReversed()) {
    const extended = baseFile(base, file)
    const inherited = extended === undefined ? undefined : aliasesOf(extended, files)
    if (inherited) return inherited
  }
  return undefined
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

function baseFile(base: string, file: string): string | undefined {
  if (base.startsWith('.') || isAbsolute(base)) {
    const path = resolve(dirname(file), base)
    return path.endsWith('.json') ? path : `${path}.json`
  }
  const require = createRequire(file)
  for (const name of [base, `${base}.json`, `${base}/tsconfig.json`]) {
    try {
      return slashed(require.resolve(name))
    } catch {
      // Another form of the name may exist. TypeScript reports a missing file.
    }
  }
  return undefined
}

/** Reads JSON with comments and commas at the end of lists. A file with other mistakes has no paths. */
function read(file: string): TsConfig {
  const text = readFileSync(file, 'utf8')
    .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '$1')
    .replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, '$1')
  try {
    return JSON.parse(text) as TsConfig
  } catch {
    return {}
  }
}
