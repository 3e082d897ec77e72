import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtFile } from '../files/source-dir.ts'
import type { OwnerOf } from './profile-shares.ts'

/** The bundler writes the name of each module above its code. */
const MODULE = /^\/\/ (?:\.\.\/|\.\/)*([\w@.-]+\/.+)$/
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//
const DOCENT = /(?:^|\/)docent\/(?:src|dist\/lib)\/([^/]+)/

/** Finds owners by a function's file, and inside bundles by the module that the function comes from. */
export function createOwners(serverBundle: string): OwnerOf {
  const bundles = new Map<string, string[]>()
  const moduleAt = (file: string, line: number): string => {
    let lines = bundles.get(file)
    if (!lines) bundles.set(file, (lines = readLines(file)))
    for (let at = Math.min(line, lines.length - 1); at >= 0; at -= 1) {
      const name = MODULE.exec(lines[at] ?? '')?.[1]
      if (name !== undefined) return name
    }
    return ''
  }
  const ownFolder = dirname(builtFile('worker.js'))
  return ({ url, lineNumber }) => {
    if (!url.startsWith('file:') && !url.startsWith('/')) return undefined
    const file = url.startsWith('file:') ? fileURLToPath(url) : url
    const isOwn = dirname(file) === ownFolder
    if (!isOwn && file !== serverBundle) return packageOf(file) ?? SITE
    const name = moduleAt(file, lineNumber)
    return isOwn
      ? (packageOf(name) ?? docentFolder(`docent/${name}`) ?? 'docent')
      : (docentFolder(name) ?? packageOf(name) ?? SITE)
  }
}

const SITE = 'the site'

function packageOf(path: string): string | undefined {
  return PACKAGE.exec(`/${path}`)?.[1]
}

function docentFolder(module: string): string | undefined {
  const folder = DOCENT.exec(module)?.[1]
  return folder === undefined ? undefined : `docent/${folder}`
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    // A bundle that was removed has no modules.
    return []
  }
}
