import { existsSync } from 'node:fs'
import { writePath } from 'docent/tools'
import { combine, type Conversion, NOTHING } from './conversion.ts'
import type { DocusaurusSite, PluginEntry } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'
import { isBelow, join } from './paths.ts'
import { type CopiedFile, type GeneratedFile, siteRelative } from './write-site.ts'

const POSTCSS = 'postcss.config.mjs'

/** What plugins of the site set for webpack and PostCSS, for Vite. */
export function convertBundler({ plugins, folder }: DocusaurusSite): Conversion {
  return combine(plugins.map((entry) => convertEntry(entry, folder)))
}

function convertEntry({ name, keys, bundler }: PluginEntry, folder: string): Conversion {
  if (!bundler) return NOTHING
  const row = (kind: Finding['kind'], text: string): Finding => ({
    kind,
    subject: `${writePath(keys)}: ${name}`,
    text,
    keys,
  })
  const { aliases, postcss, others } = bundler
  const own = aliases.filter(
    ({ name: alias, path }) =>
      !alias.endsWith('$') &&
      isBelow(path, folder) &&
      !isInstalled(path) &&
      !isAbsent(path, folder),
  )
  const absent = aliases.filter(({ path }) => isAbsent(path, folder))
  const left = aliases
    .filter((alias) => !own.includes(alias) && !absent.includes(alias) && !isInstalled(alias.path))
    .map(({ name: alias }) => alias)
  const names = postcss.filter((plugin) => plugin !== undefined)
  return {
    options: combine(own.map((alias) => aliasOption(alias, folder))).options,
    findings: [
      ...(own.length > 0
        ? [row('converted', `vite.resolve.alias: ${own.map((alias) => alias.name).join(', ')}`)]
        : []),
      ...(names.length > 0 ? [row('converted', `${POSTCSS}: ${names.join(', ')}`)] : []),
      ...(names.length < postcss.length
        ? [row('manual', `Add its other PostCSS plugins to ${POSTCSS}.`)]
        : []),
      ...absent.map((alias) =>
        row(
          'manual',
          `Docusaurus generates the files of ${alias.name}. Build the site with Docusaurus, and migrate again.`,
        ),
      ),
      ...[...left, ...others].map((option) =>
        row('manual', `Its webpack option ${option} has no effect. Set \`vite\` instead.`),
      ),
    ],
  }
}

function aliasOption({ name, path }: { name: string; path: string }, folder: string): Conversion {
  const below = siteRelative(path, folder)
  const alias = { [name]: `./${isGenerated(path, folder) ? copyOf(below) : below}` }
  return { options: { vite: { resolve: { alias } } }, findings: [] }
}

const GENERATED = '.docusaurus'

const isGenerated = (path: string, folder: string): boolean =>
  isBelow(path, join(folder, GENERATED))

const isAbsent = (path: string, folder: string): boolean =>
  isGenerated(path, folder) && !existsSync(path)

/** Aliases to packages give all of them the same copy, which docent's sites have anyway. */
const isInstalled = (path: string): boolean => path.includes('/node_modules/')

const copyOf = (below: string): string => below.replace(GENERATED, 'docent/generated')

/** What plugins have generated for Docusaurus, which their aliases lead to. */
export function generatedFolders({ plugins, folder }: DocusaurusSite): CopiedFile[] {
  return plugins
    .flatMap(({ bundler }) => bundler?.aliases ?? [])
    .filter(({ path }) => isGenerated(path, folder) && existsSync(path))
    .map(({ path }) => ({ from: path, to: copyOf(siteRelative(path, folder)) }))
}

/** A configuration with the PostCSS plugins that plugins of the site add. */
export function postcssFile({ plugins }: DocusaurusSite): GeneratedFile[] {
  const names = plugins.flatMap(({ bundler }) => bundler?.postcss ?? [])
  const entries = [...new Set(names.filter((name) => name !== undefined))].map((name) => [name, {}])
  if (entries.length === 0) return []
  const options = JSON.stringify({ plugins: Object.fromEntries(entries) as object })
  return [{ path: POSTCSS, text: `export default ${options}\n` }]
}
