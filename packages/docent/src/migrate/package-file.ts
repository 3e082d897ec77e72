import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isRecord } from './docusaurus-site.ts'

/** Absolute path of the module that an import of a package leads to; `undefined` when it isn't installed. */
export function packageFile(specifier: string, importer: string): string | undefined {
  try {
    return createRequire(importer).resolve(specifier)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ERR_PACKAGE_PATH_NOT_EXPORTED' ? importEntry(specifier, importer) : undefined
  }
}

/** Entry of a package that only has one for `import`: `require` reads ES modules, but doesn't look there. */
function importEntry(specifier: string, importer: string): string | undefined {
  const parts = specifier.split('/')
  const length = specifier.startsWith('@') ? 2 : 1
  const name = parts.slice(0, length).join('/')
  const path = ['.', ...parts.slice(length)].join('/')
  for (let folder = dirname(importer); ; folder = dirname(folder)) {
    const root = join(folder, 'node_modules', name)
    if (existsSync(join(root, 'package.json'))) {
      const entry = conditional(exported(root, path))
      return entry === undefined ? undefined : join(root, entry)
    }
    if (folder === dirname(folder)) return undefined
  }
}

function exported(root: string, path: string): unknown {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports?: unknown
  }
  return isRecord(exports) && path in exports ? exports[path] : path === '.' ? exports : undefined
}

function conditional(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  if (!isRecord(entry)) return undefined
  return ['node', 'import', 'default']
    .map((condition) => conditional(entry[condition]))
    .find((found) => found !== undefined)
}
