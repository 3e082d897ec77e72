import { isBuiltin } from 'node:module'
import { isAbsolute, join, slashed } from '../shared/node/paths.ts'

/** The files of installed packages that a module's imports lead to. */
export interface PackageFiles {
  files: string[]
  /** Node's own modules that these files import. */
  builtins: string[]
}

const ENTRY = '\0docent-packages'

/**
 * Finds the files that Node loads for imports of packages. The lock file lists versions, but a linked package, one of
 * the workspace, or a patched one changes without it.
 * @param imports names of packages and of their modules
 * @param from folder of the module that imports them
 */
export async function packageFiles(
  imports: readonly string[],
  from: string,
): Promise<PackageFiles> {
  const files = new Set<string>()
  const builtins = new Set(imports.filter(isBuiltin).map(withoutScheme))
  const packages = imports.filter((id) => !isBuiltin(id))
  if (packages.length === 0) return { files: [], builtins: [...builtins].sort() }
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: ENTRY,
    cwd: from,
    platform: 'node',
    logLevel: 'silent',
    treeshake: false,
    plugins: [
      {
        name: 'docent-package-files',
        async resolveId(id, importer, options) {
          if (id === ENTRY) return id
          if (isBuiltin(id)) {
            builtins.add(withoutScheme(id))
            return { id, external: true }
          }
          const parent = importer === ENTRY ? join(from, 'package.json') : importer
          // A package that isn't installed is optional; otherwise, its import fails where it's used.
          const resolved = await this.resolve(id, parent, { ...options, skipSelf: true })
          return resolved ?? { id, external: true }
        },
        load(id) {
          if (id === ENTRY)
            return packages.map((name) => `import ${JSON.stringify(name)}`).join('\n')
          return /\.(?:[cm]?[jt]sx?|json)$/.test(id) ? undefined : { code: '', moduleType: 'js' }
        },
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const file = id.replace(/[?#].*$/, '')
            if (isAbsolute(file)) files.add(slashed(file))
          }
        },
      },
    ],
  })
  try {
    await bundle.generate({ format: 'esm' })
  } finally {
    await bundle.close()
  }
  return { files: [...files].sort(), builtins: [...builtins].sort() }
}

function withoutScheme(id: string): string {
  return id.replace(/^node:/, '')
}

/** Modules of Node with which code can read what docent doesn't know about. */
const READERS = new Set(['fs', 'fs/promises', 'child_process'])

/** Whether code with these imports can read files by itself. */
export function canReadFiles(builtins: readonly string[]): boolean {
  return builtins.some((name) => READERS.has(name))
}
