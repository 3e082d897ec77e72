import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from './paths.ts'
import { isRecord } from './docusaurus-site.ts'

/** Absolute path of the module that a package import resolves to; `undefined` if it isn't installed. */
export function packageFile(specifier: string, importer: string): string | undefined {
  try {
    return createRequire(importer).resolve(specifier)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ERR_PACKAGE_PATH_NOT_EXPORTED' ? importEntry(specifier, importer) : undefined
  }
}

/**
 * Entry of a package that only has an `import` condition: `require` can load ES modules but doesn't resolve that
 * condition.
 */
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

const PACKAGE = Symbol('docent: missing package')
const EXPORT = Symbol('docent: export of a missing package')

/**
 * Replaces a package that isn't installed. It can be called, constructed, and read, so that a configuration that uses
 * it can still be evaluated.
 */
export function missingPackage(name: string, exported?: string): unknown {
  // An arrow function has no enumerable properties, but a function can be both called and constructed.
  const target = function () {} as unknown as Record<PropertyKey, unknown>
  return new Proxy(target, {
    get(_, key) {
      if (key === PACKAGE) return name
      if (key === EXPORT) return exported
      if (key === '__esModule') return true
      if (key === 'then' || key === 'toJSON') return undefined
      if (key === Symbol.iterator) return [][Symbol.iterator].bind([])
      if (key === Symbol.toPrimitive || key === 'toString') return () => name
      return missingPackage(
        name,
        exported ?? (key === 'default' || typeof key === 'symbol' ? undefined : key),
      )
    },
    has: () => true,
    apply: () => missingPackage(name),
    construct: () => missingPackage(name) as object,
    ownKeys: () => ['prototype'],
    getOwnPropertyDescriptor: (own, key) =>
      key === 'prototype' ? Reflect.getOwnPropertyDescriptor(own, key) : undefined,
  })
}

/** Name of the package that a value replaces. */
export function missingPackageOf(value: unknown): string | undefined {
  return typeof value === 'function' ? (value as { [PACKAGE]?: string })[PACKAGE] : undefined
}

/** Name of the export, if a value replaces one that isn't the package's default export. */
export function missingExportOf(value: unknown): string | undefined {
  return typeof value === 'function' ? (value as { [EXPORT]?: string })[EXPORT] : undefined
}
