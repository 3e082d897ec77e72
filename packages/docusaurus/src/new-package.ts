import { basename, relative } from './paths.ts'
import { version } from '../package.json' with { type: 'json' }
import { packagesOfPlugins } from './convert-markdown-plugins.ts'
import { asList, isRecord, type DocusaurusSite, type Options } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'
import { type GeneratedFile, pluginPackages } from './write-site.ts'

/** docent, and the packages that it needs the site to install. */
const NEEDED = { docent: `^${version}`, react: '^19.3.1', 'react-dom': '^19.3.1', zod: '^4.0.0' }

const PARTS: Record<string, string> = { temml: '^0.13.5' }

/**
 * Packages that require an older React would get their own copy, whose elements this version can't render. Docusaurus
 * bundles one copy for all of them. npm reads the first field, and other package managers read the second.
 */
const ONE_REACT = {
  overrides: { react: '$react', 'react-dom': '$react-dom' },
  resolutions: { react: NEEDED.react, 'react-dom': NEEDED['react-dom'] },
}

/** Packages that only Docusaurus uses. */
const ITS_OWN = /docusaurus|^@mdx-js\/|^prism-react-renderer$|^@docsearch\/|^(?:remark|rehype)-/

/** Packages that a build uses although no code imports them. */
const TOOLS =
  /^(?:typescript|sass(?:-embedded)?|less|stylus|autoprefixer|cssnano)$|^@types\/|postcss|tailwind/

/** Files around the new site, with the packages of its components, and docent instead of Docusaurus. */
export function packageFiles(site: DocusaurusSite, options: Options, out: string): GeneratedFile[] {
  return [packageFile(site, options, out), ...(site.hasTypeScript ? [TSCONFIG] : [])]
}

/** The tsconfig.json of a Docusaurus site extends a Docusaurus package. */
const TSCONFIG: GeneratedFile = {
  path: 'tsconfig.json',
  text: JSON.stringify({
    compilerOptions: {
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      paths: { '@site/*': ['./*'] },
    },
    exclude: ['dist', '.docent'],
  }),
}

/** Optional packages that the new configuration needs. */
export function partsOf({ markdown, plugins }: Options): string[] {
  const { math } = isRecord(markdown) ? markdown : {}
  return [...pluginPackages(plugins), ...(math === true ? ['temml'] : [])]
}

function pluginNames({ markdown }: Options): unknown[] {
  if (!isRecord(markdown)) return []
  return [...asList(markdown.mdastPlugins), ...asList(markdown.hastPlugins)].map((entry) =>
    isRecord(entry) ? entry.plugin : entry,
  )
}

/** Packages that the site's own code uses, too. docent replaces or reports modules of `@docusaurus`. */
const isNeeded = (name: string, imported: ReadonlySet<string>): boolean =>
  imported.has(name) && !name.startsWith('@docusaurus/')

/** Whether the new site uses a package. */
function usage(site: DocusaurusSite, options: Options): (name: string) => boolean {
  const plugins = [...pluginNames(options), ...packagesOfPlugins(site)]
  return (name) => plugins.includes(name) || isNeeded(name, site.imported)
}

/** Packages for developing the site that the new one doesn't use, such as linters. */
export function leftOutPackages(site: DocusaurusSite, options: Options): Finding[] {
  const isUsed = usage(site, options)
  const names = [...site.devDependencies].filter(
    (name) => !ITS_OWN.test(name) && !TOOLS.test(name) && !isUsed(name),
  )
  if (names.length === 0) return []
  const text = 'The new site doesn’t use them. Add those to its package.json that you still need.'
  return [{ kind: 'dropped', subject: `devDependencies: ${names.sort().join(', ')}`, text }]
}

function packageFile(site: DocusaurusSite, options: Options, out: string): GeneratedFile {
  const { folder, dependencies, workspaceDependencies, workspacePackages } = site
  const isUsed = usage(site, options)
  const isKept = (name: string): boolean =>
    isUsed(name) || (!ITS_OWN.test(name) && (!site.devDependencies.has(name) || TOOLS.test(name)))
  const kept = [
    ...Object.entries(workspaceDependencies).filter(([name]) => isUsed(name)),
    ...Object.entries(dependencies).filter(([name]) => isKept(name)),
  ].filter(([name]) => !(name in workspacePackages))
  // The registry may not have the packages of a workspace, so they are installed from their folders.
  const own = Object.entries(workspacePackages)
    .filter(([name]) => isUsed(name))
    .map(([name, dir]) => [name, `file:${relative(out, dir)}`])
  const parts = partsOf(options).map((name) => [name, PARTS[name] ?? NEEDED.docent])
  const all: Record<string, string> = {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(own),
    ...Object.fromEntries(parts),
    ...NEEDED,
  }
  return {
    path: 'package.json',
    text: JSON.stringify({
      name: `${basename(folder).toLowerCase()}-docent`,
      private: true,
      type: 'module',
      scripts: {
        dev: 'docent dev',
        build: 'docent build',
        preview: 'docent preview',
        check: 'docent check',
      },
      dependencies: Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))),
      ...(kept.length > 0 && ONE_REACT),
    }),
  }
}
