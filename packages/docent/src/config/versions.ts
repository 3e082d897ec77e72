import { z } from 'zod'
import { sidebars, type SidebarsConfig } from './sidebars.ts'
import { nearPath, oneOf, options, sitePath, subPath, text } from './options.ts'

/** One version of a docs instance. */
export const version = options({
  /**
   * Label of the version. Default: `'Next'` for `current`; otherwise, the version's name.
   * @example '3.x'
   */
  label: text().optional(),
  /**
   * Route, relative to the instance's route; `''` is the same route. Default: `''` for the last version, `'next'` for
   * `current`; otherwise, the version's name.
   * @example 'v3'
   */
  path: subPath().optional(),
  /**
   * Notice above every page. Default: `'none'` for the last version, `'unreleased'` for newer versions,
   * `'unmaintained'` for older ones.
   * @example 'none'
   */
  banner: oneOf(['none', 'unreleased', 'unmaintained']).optional(),
  /**
   * Whether pages show the version's label. Default: `true` if there are several versions.
   * @example false
   */
  badge: z.boolean().optional(),
  /**
   * Folder of the version. Default: `docs.path` for `current`; otherwise, `versioned_<docs.path>/version-<name>`
   * without the `..` in the path.
   * @example 'docs-v3'
   */
  dir: nearPath().optional(),
  /** Sidebars of this version. Default: the instance's. @example { guides: ['intro'] } */
  sidebars: sidebars.optional(),
  /**
   * Module whose default export replaces this version's `sidebars`. Default:
   * `versioned_sidebars/version-<name>-sidebars.json` if the file exists. An instance that isn't the default one has
   * its ID before the name: `<id>_versioned_sidebars/…`.
   * @example 'sidebars-v3.ts'
   */
  sidebarPath: sitePath().optional(),
})

/** A version of a docs instance with its defaults. The path and the folder depend on the instance. */
export interface VersionConfig {
  label: string
  path?: string
  banner: 'none' | 'unreleased' | 'unmaintained'
  badge?: boolean
  dir?: string
  sidebars?: SidebarsConfig
}

interface Versions {
  versions: Record<string, z.output<typeof version>>
  lastVersion?: string
  onlyIncludeVersions?: string[]
}

/** Resolves labels, banners, and the last version. Versions are listed newest first. */
export function resolveVersions(docs: Versions): {
  versions: Record<string, VersionConfig>
  lastVersion: string
} {
  const names = Object.keys(docs.versions)
  const built = names.filter((name) => docs.onlyIncludeVersions?.includes(name) ?? true)
  const numbered = built.find((name) => name !== 'current')
  const lastVersion = docs.lastVersion ?? numbered ?? built[0] ?? 'current'
  const last = names.indexOf(lastVersion)
  const bannerOf = (index: number): VersionConfig['banner'] => {
    if (index === last) return 'none'
    return index < last ? 'unreleased' : 'unmaintained'
  }
  const versions = Object.entries(docs.versions).map(
    ([name, own], index): [string, VersionConfig] => [
      name,
      {
        ...own,
        label: own.label ?? (name === 'current' ? 'Next' : name),
        banner: own.banner ?? bannerOf(index),
      },
    ],
  )
  return { versions: Object.fromEntries(versions), lastVersion }
}
