import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'tinyglobby'
import { asList, isRecord, type Options } from './docusaurus-site.ts'
import { dirname, join } from './paths.ts'

/** Dependencies in the package.json of a folder. */
export function dependenciesOf(folder: string): Record<string, string> {
  const { dependencies, devDependencies } = manifestOf(folder) as Record<
    string,
    Record<string, string> | undefined
  >
  return { ...devDependencies, ...dependencies }
}

/** Names of the dependencies in the package.json of a folder that are only there for its development. */
export function devDependenciesOf(folder: string): Set<string> {
  const { dependencies, devDependencies } = manifestOf(folder)
  const others = new Set(Object.keys(isRecord(dependencies) ? dependencies : {}))
  const names = Object.keys(isRecord(devDependencies) ? devDependencies : {})
  return new Set(names.filter((name) => !others.has(name)))
}

/** Dependencies in a folder and in the ones above it, up to that of the repository. */
export function workspaceDependencies(folder: string): Record<string, string> {
  return isRoot(folder)
    ? dependenciesOf(folder)
    : { ...workspaceDependencies(dirname(folder)), ...dependenciesOf(folder) }
}

/** Folders of the packages in the workspace around the site, by name. */
export async function workspacePackages(folder: string): Promise<Record<string, string>> {
  const { workspaces } = manifestOf(folder)
  const patterns = asList(isRecord(workspaces) ? workspaces.packages : workspaces)
  const files = await glob(
    patterns.map((pattern) => `${String(pattern).replace(/\/$/, '')}/package.json`),
    { cwd: folder, absolute: true, ignore: ['**/node_modules/**'] },
  )
  const own = files.sort().flatMap((file) => {
    const { name } = manifestOf(dirname(file))
    return typeof name === 'string' ? [[name, dirname(file)]] : []
  })
  const above = isRoot(folder) ? {} : await workspacePackages(dirname(folder))
  return { ...above, ...(Object.fromEntries(own) as Record<string, string>) }
}

const isRoot = (folder: string): boolean =>
  dirname(folder) === folder || existsSync(join(folder, '.git'))

function manifestOf(folder: string): Options {
  const file = join(folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Options) : {}
}
