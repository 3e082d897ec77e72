import { existsSync, realpathSync } from 'node:fs'
import { dirname, isBelow, join, relative, slashed } from '../shared/node/paths.ts'

/** The nearest folder that contains a folder and is a Git repository. */
export function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  const parent = dirname(folder)
  return parent === folder ? undefined : repositoryOf(parent)
}

/** Files and folders that often contain secrets, even inside a repository's folder. */
const PRIVATE =
  /^(?:\.env.*|\.git|\.docent|\.npmrc|\.yarnrc.*|\.netrc|\.ssh|\.aws|.*\.(?:pem|key))$/i

/** Why a site whose `include` is `'repository'` may not publish a file. */
export type Refusal = 'outside' | 'private'

/**
 * Whether a file is outside the site's repository, or one that often contains secrets. Links are followed first. Files
 * that don't exist are allowed, because they're reported elsewhere.
 * @param siteDir also the repository, if the site isn't in one
 */
export function refusalOf(file: string, siteDir: string): Refusal | undefined {
  if (!existsSync(file)) return undefined
  const real = slashed(realpathSync.native(file))
  const site = slashed(realpathSync.native(siteDir))
  const root = repositoryOf(site) ?? site
  if (!isBelow(real, root)) return 'outside'
  return relative(root, real)
    .split('/')
    .some((name) => PRIVATE.test(name))
    ? 'private'
    : undefined
}
