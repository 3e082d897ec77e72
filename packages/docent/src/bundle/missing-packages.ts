import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import type { Plugin } from 'vite'
import { dirname, isAbsolute, join } from '../shared/node/paths.ts'

/** Bare names of packages, without schemes (`virtual:a`) and the package's own names (`#a`). */
const PACKAGE = /^(?:@[\w.~-]+\/)?[\w~][\w.~-]*(?=\/|$)/

/**
 * Collects imports of packages that aren't installed. Vite leaves imports of packages to Node, which would stop at the
 * first one when the bundle is loaded.
 * @param missing receives errors in the form of the bundler's
 */
export function missingPackages(siteDir: string, missing: Error[]): Plugin {
  return {
    name: 'docent-missing-packages',
    enforce: 'pre',
    async resolveId(specifier, importer, options) {
      if (options.kind !== 'import-statement' || isBuiltin(specifier)) return undefined
      const [name] = PACKAGE.exec(specifier) ?? []
      if (name === undefined || importer === undefined || !isOwn(importer, siteDir))
        return undefined
      const found = await this.resolve(specifier, importer, { ...options, skipSelf: true })
      if (found && !found.external) return found
      const folder = isAbsolute(importer) ? dirname(importer) : siteDir
      if (!isInstalled(name, folder))
        missing.push(new Error(`Cannot find module '${specifier}' imported from '${importer}'`))
      return found
    },
  }
}

/** Whether it's a file of the site, or the module that imports what pages import. */
function isOwn(importer: string, siteDir: string): boolean {
  if (importer.startsWith('\0')) return importer.startsWith('\0virtual:docent/')
  return importer.startsWith(join(siteDir, '/')) && !importer.includes('/node_modules/')
}

function isInstalled(name: string, folder: string): boolean {
  if (existsSync(join(folder, 'node_modules', name))) return true
  const above = dirname(folder)
  return above !== folder && isInstalled(name, above)
}
