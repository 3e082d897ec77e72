import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { nearest } from 'docent/plugin'
import { isDocusaurusModule, resolveImport } from 'docent/tools'
import { parseSync } from 'vite'
import { join } from './paths.ts'

const ICONS =
  'Arrow Close Copy DarkMode Edit ExternalLink Home Language LightMode Menu Success SystemColorMode WordWrap'
const ADMONITION_ICONS = 'Danger Info Note Tip Warning'

const icons = (folder: string, names: string): Record<string, string> =>
  Object.fromEntries(
    names.split(' ').map((name) => [`${folder}/${name}`, `docusaurus-icons#${name}`]),
  )

/**
 * Modules that content and components of Docusaurus sites import, with the file that replaces them. The first name after
 * `#` is the export that becomes the default export, and others keep their name. Without names, the exports are the file's.
 */
export const DOCUSAURUS_MODULES: Readonly<Record<string, string>> = {
  '@theme/Admonition': 'docusaurus-theme#Admonition',
  '@theme/Admonition/Types': 'docusaurus-theme#AdmonitionTypes',
  '@theme/CodeBlock': 'docusaurus-theme#CodeBlock',
  '@theme/ColorModeToggle': 'docusaurus-theme#ColorModeToggle',
  '@theme/DocCardList': 'docusaurus-theme#DocCardList',
  '@theme/Details': 'docusaurus-theme#Details',
  '@theme/Heading': 'docusaurus-theme#Heading',
  '@theme/IdealImage': 'docusaurus-theme#IdealImage',
  ...icons('@theme/Icon', ICONS),
  ...icons('@theme/Admonition/Icon', ADMONITION_ICONS),
  '@theme/Layout': 'docusaurus-theme#Layout',
  '@theme/MDXComponents': 'docusaurus-theme#MDXComponents',
  '@theme/MDXComponents/A': 'docusaurus-theme#A',
  '@theme/MDXComponents/Code': 'docusaurus-theme#Code',
  '@theme/MDXComponents/Details': 'docusaurus-theme#Details',
  '@theme/MDXComponents/Heading': 'docusaurus-theme#Heading',
  '@theme/MDXComponents/Img': 'docusaurus-theme#Img',
  '@theme/MDXComponents/Li': 'docusaurus-theme#Li',
  '@theme/MDXComponents/Pre': 'docusaurus-theme#Pre',
  '@theme/MDXComponents/Ul': 'docusaurus-theme#Ul',
  '@theme/Mermaid': 'docusaurus-theme#Mermaid',
  '@theme/Navbar/ColorModeToggle': 'docusaurus-theme#ColorModeToggle',
  '@theme/TabItem': 'docusaurus-theme#TabItem',
  '@theme/Tabs': 'docusaurus-theme#Tabs',
  '@theme/ThemedImage': 'docusaurus-theme#ThemedImage',
  '@theme/TOCInline': 'docusaurus-theme#TOCInline',
  '@docusaurus/BrowserOnly': 'docusaurus-core#BrowserOnly',
  '@docusaurus/ExecutionEnvironment': 'docusaurus-core#ExecutionEnvironment',
  '@docusaurus/Head': 'docusaurus-core#Head',
  '@docusaurus/Link': 'docusaurus-core#Link',
  '@docusaurus/Translate': 'docusaurus-translate',
  '@docusaurus/isInternalUrl': 'docusaurus-core#isInternalUrl',
  '@docusaurus/plugin-content-docs/client': 'docusaurus-docs-client',
  '@docusaurus/router': 'docusaurus-router',
  '@docusaurus/theme-common': 'docusaurus-theme-common',
  '@docusaurus/theme-common/internal': 'docusaurus-theme-common',
  '@docusaurus/useBrokenLinks': 'docusaurus-core#useBrokenLinks',
  '@docusaurus/useBaseUrl': 'docusaurus-core#useBaseUrl,useBaseUrlUtils',
  '@docusaurus/useDocusaurusContext': 'docusaurus-core#useDocusaurusContext',
  '@docusaurus/useIsBrowser': 'docusaurus-core#useIsBrowser',
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

/** Absolute path of a file with replacements, which is a source only in this repository's tests. */
function fileOf(name: string): string {
  const files = ['.js', '.tsx', '.ts'].map((extension) => join(FOLDER, name + extension))
  return files.find((file) => existsSync(file)) ?? join(FOLDER, `${name}.js`)
}

/** The replacement of a module: `@theme-original/Tabs` is `@theme/Tabs`. */
function replacementOf(specifier: string): { file: string; names: string[] } | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, '@theme/').replace(/\.[jt]sx?$/, '')
  if (!Object.hasOwn(DOCUSAURUS_MODULES, name)) return undefined
  const [file = '', names = ''] = DOCUSAURUS_MODULES[name]?.split('#') ?? []
  return { file: fileOf(file), names: names.split(',').filter(Boolean) }
}

/** The code of a module that replaces one of Docusaurus. */
export function replacementCode(specifier: string): string | undefined {
  const replacement = replacementOf(specifier)
  if (!replacement) return undefined
  const from = `from ${JSON.stringify(replacement.file)}`
  const [standard, ...others] = replacement.names
  if (standard !== undefined)
    return `export { ${[`${standard} as default`, ...others].join(', ')} } ${from}`
  const hasDefault = exportsOf(replacement.file).includes('default')
  return `export * ${from}${hasDefault ? `\nexport { default } ${from}` : ''}`
}

/**
 * The names that the replacement of a Docusaurus module exports, besides `default`; undefined if there is no such module, or
 * only its default export.
 * @example docusaurusExports('@docusaurus/router') // ['Link', 'Redirect', 'useHistory', 'useLocation']
 */
export function docusaurusExports(specifier: string): string[] | undefined {
  const { file, names } = replacementOf(specifier) ?? {}
  if (file === undefined || names?.length === 1) return undefined
  return names?.length ? names.slice(1) : exportsOf(file).filter((name) => name !== 'default')
}

function exportsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  return module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName: { kind, name } }) =>
      kind === 'Default' ? 'default' : (name ?? ''),
    ),
  )
}

/** The webpack loaders that Docusaurus sites use to import a file's text. */
const RAW_LOADER = /^-?!!?(?:raw-loader!(?<loaded>.+)|(?<asked>.+\?raw))$/

/** An import without webpack's loaders: `!!raw-loader!./a.js` is `./a.js?raw`. */
function withoutLoaders(specifier: string): string {
  const { loaded, asked } = RAW_LOADER.exec(specifier)?.groups ?? {}
  return asked ?? (loaded === undefined ? specifier : `${loaded}?raw`)
}

/** The site's theme component: `src/theme/Name` for `@theme/Name`. */
export function ownTheme(specifier: string, siteDir: string): string | undefined {
  if (!specifier.startsWith('@theme/')) return undefined
  const path = `@site/src/theme/${specifier.slice('@theme/'.length)}`
  const { kind, file } = resolveImport(path, siteDir, { siteDir })
  return kind === 'module' ? file : undefined
}

/** Resolves the names that only Docusaurus has, for docent's hook `resolve`. */
export function resolveName(
  specifier: string,
  importer: string,
  siteDir: string,
): string | { fix: string } | undefined {
  const path = withoutLoaders(specifier)
  if (path !== specifier) return resolveImport(path, importer, { siteDir }).file
  if (!isDocusaurusModule(specifier)) return undefined
  const own = ownTheme(specifier, siteDir)
  // A component that replaces another one may import the original by the same name.
  if (own !== undefined && own !== importer) return own
  if (replacementOf(specifier)) return specifier
  const known = Object.keys(DOCUSAURUS_MODULES)
  const similar = nearest(specifier, known)
  const suggestion = similar === undefined ? '' : `Did you mean "${similar}"? `
  const list = known.map((name) => `"${name}"`).join(', ')
  return {
    fix: `Use your own component instead: add it to src/theme/ and keep the import, or import it with @site/. ${suggestion}docent has ${list}.`,
  }
}

/** Resolves an import in the code of a Docusaurus site, as a site with the plugin does. */
export const resolveSiteImport = (
  specifier: string,
  importer: string,
  siteDir: string,
): ReturnType<typeof resolveImport> =>
  resolveImport(specifier, importer, {
    siteDir,
    resolveName: (name, from) => resolveName(name, from, siteDir),
  })
