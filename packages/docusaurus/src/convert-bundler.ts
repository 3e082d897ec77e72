import { writePath } from 'docent/tools'
import { combine, type Conversion, NOTHING } from './conversion.ts'
import type { DocusaurusSite, PluginEntry } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'
import { isBelow } from './paths.ts'
import { type GeneratedFile, siteRelative } from './write-site.ts'

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
    ({ name: alias, path }) => !alias.endsWith('$') && isBelow(path, folder),
  )
  const left = aliases.filter((alias) => !own.includes(alias)).map(({ name: alias }) => alias)
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
      ...[...left, ...others].map((option) =>
        row('manual', `Its webpack option ${option} has no effect. Set \`vite\` instead.`),
      ),
    ],
  }
}

function aliasOption({ name, path }: { name: string; path: string }, folder: string): Conversion {
  const alias = { [name]: `./${siteRelative(path, folder)}` }
  return { options: { vite: { resolve: { alias } } }, findings: [] }
}

/** A configuration with the PostCSS plugins that plugins of the site add. */
export function postcssFile({ plugins }: DocusaurusSite): GeneratedFile[] {
  const names = plugins.flatMap(({ bundler }) => bundler?.postcss ?? [])
  const entries = [...new Set(names.filter((name) => name !== undefined))].map((name) => [name, {}])
  if (entries.length === 0) return []
  const options = JSON.stringify({ plugins: Object.fromEntries(entries) as object })
  return [{ path: POSTCSS, text: `export default ${options}\n` }]
}
