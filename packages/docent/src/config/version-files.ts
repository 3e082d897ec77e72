import { existsSync } from 'node:fs'
import { join } from '../shared/node/paths.ts'
import { errors } from '../errors/index.ts'
import { readText } from '../files/read-text.ts'
import type { DocsInput } from './docs.ts'

/** The files of an instance's versions have Docusaurus's names. Those of the default instance have no prefix. */
function prefixOf(id: string): string {
  return id === 'default' ? '' : `${id}_`
}

/** List of an instance's versions, newest first, relative to the site's folder. */
export function versionsFile(id: string): string {
  return `${prefixOf(id)}versions.json`
}

/** Sidebars of a version, relative to the site's folder. */
export function versionSidebarsFile(id: string, version: string): string {
  return `${prefixOf(id)}versioned_sidebars/version-${version}-sidebars.json`
}

/** Folder of a version's documents, relative to the site's folder, unless its `dir` names another one. */
export function versionFolder(docsPath: string, version: string): string {
  return `versioned_${withoutParents(docsPath)}/version-${version}`
}

/** @example withoutParents('../docs') // 'docs' */
export function withoutParents(path: string): string {
  return path.replace(/^(?:\.\.\/)+/, '')
}

/**
 * The names in a list of versions. Empty if the file doesn't exist.
 * @throws DocentError if it isn't a list of names
 */
export function readVersionNames(file: string): string[] {
  if (!existsSync(file)) return []
  const fail = (problem: string, cause?: unknown): Error =>
    errors.invalidVersionsFile({ file, problem, cause })
  let names: unknown
  try {
    names = JSON.parse(readText(file))
  } catch (cause) {
    throw fail((cause as Error).message, cause)
  }
  if (!Array.isArray(names)) throw fail("it isn't a list")
  for (const [index, name] of names.entries())
    if (typeof name !== 'string' || name === '' || names.indexOf(name) !== index)
      throw fail(`entry ${index + 1} is ${JSON.stringify(name)}`)
  return names as string[]
}

/** An instance whose `versions` also contain those that its file lists, after `current`. */
export function withListedVersions(docs: DocsInput, siteDir: string): DocsInput {
  const { id = 'default', versions = { current: {} } } = docs
  if (typeof id !== 'string' || typeof versions !== 'object' || versions === null) return docs
  const file = join(siteDir, versionsFile(id))
  const added = readVersionNames(file).filter((name) => !Object.hasOwn(versions, name))
  if (added.length === 0) return docs
  const whole = added.find(isWholeNumber)
  if (whole !== undefined)
    throw errors.invalidVersionsFile({ file, problem: `"${whole}" is a whole number` })
  const { current, ...others } = versions
  const listed = Object.fromEntries(added.map((name) => [name, {}]))
  return { ...docs, versions: { ...(current && { current }), ...listed, ...others } }
}

/** JavaScript sorts such keys of an object, so `versions` couldn't be in the author's order. */
export function isWholeNumber(name: string): boolean {
  return /^\d+$/.test(name)
}
