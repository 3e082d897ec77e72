/**
 * Everything that the core knows about docent's own packages: what a site may write, import, or call that needs one of
 * them. Errors and the help then name the package.
 */

/** A command that a package of docent's own adds, for the help and for sites that don't have the package. */
export interface PackageCommand {
  package: string
  text: string
  parameters?: string
}

/** Such commands by name. The package of `docent name` is found by the first word. */
export const PACKAGE_COMMANDS: Readonly<Record<string, PackageCommand>> = {
  mcp: {
    package: '@docent/mcp',
    text: 'Serve a built site to AI agents (Model Context Protocol)',
    parameters: '[folder|url]',
  },
  migrate: {
    package: '@docent/docusaurus',
    text: 'Write a docent site next to a Docusaurus site',
    parameters: '[folder]',
  },
  'search export': {
    package: '@docent/algolia',
    text: 'Write the records for a hosted search to a file',
  },
  'search push': {
    package: '@docent/algolia',
    text: 'Fill a hosted search index',
  },
}

/** The command of a package that words begin with, or the first word if the package has no such command. */
export function packageCommand([first = '', second = '']: readonly string[]):
  { command: string; package: string } | undefined {
  const found = packageOf(first)
  if (found === undefined) return undefined
  const both = `${first} ${second}`
  return { command: Object.hasOwn(PACKAGE_COMMANDS, both) ? both : first, package: found }
}

/** The package that has the commands which begin with a word, for example `@docent/mcp` for `mcp`. */
export function packageOf(word: string): string | undefined {
  const [, found] =
    Object.entries(PACKAGE_COMMANDS).find(([name]) => name.split(' ', 1)[0] === word) ?? []
  return found?.package
}

/** Where an option of an earlier version is now. */
interface MovedOption {
  package: string
  /** The new form, without the import. */
  form: string
}

const ALGOLIA: MovedOption = {
  package: '@docent/algolia',
  form: "plugins: [algolia({ appId: '…', apiKey: '…', indexName: '…' })]. docent's own search needs no provider",
}

/** Options that belong to packages now, by their path. */
export const MOVED_OPTIONS: Readonly<Record<string, MovedOption>> = {
  compat: { package: '@docent/docusaurus', form: 'plugins: [docusaurus()]' },
  customFields: {
    package: '@docent/docusaurus',
    form: 'plugins: [docusaurus({ customFields: { … } })]',
  },
  'markdown.mermaid': { package: '@docent/diagrams', form: 'plugins: [diagrams]' },
  linkPreviews: {
    package: '@docent/link-previews',
    form: 'plugins: [linkPreviews({ … })], with the same options',
  },
  integrations: {
    package: '@docent/analytics',
    form: 'plugins: [analytics({ … })], with the same options',
  },
  'search.provider': ALGOLIA,
  'search.appId': ALGOLIA,
  'search.apiKey': ALGOLIA,
  'search.indexName': ALGOLIA,
  'search.facetFilters': ALGOLIA,
  'search.searchParameters': ALGOLIA,
}

/** Languages of code fences that need a plugin of docent's own, for sites without it. */
export const FENCE_PLUGINS: Readonly<Record<string, { reason: string; fix: string }>> = {
  mermaid: {
    reason: 'no plugin draws it',
    fix: 'Install @docent/diagrams, and add `diagrams` to `plugins`.',
  },
}

/** Whether only Docusaurus has this module. */
export function isDocusaurusModule(specifier: string): boolean {
  return /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(specifier)
}

/** The fix for an import of such a module. */
const MODULES_FIX =
  "Install @docent/docusaurus, and add `docusaurus` to `plugins` to replace most modules of Docusaurus. Or use docent's own components."

const NO_IMPORT =
  "Remove the import: docent's own components, such as <Tabs>, <Steps>, and <Cards>, need none. Write others in the site's folder."

/** Modules that only another generator has, and what to do instead of importing them. Installing them doesn't help. */
const FOREIGN_MODULES: [specifier: RegExp, fix: string][] = [
  [
    /^(?:nextra|nextra-theme-(?:docs|blog)|@astrojs\/starlight|vitepress|rspress|@rspress\/core)(?:\/|$)/,
    NO_IMPORT,
  ],
  [/^astro:|^virtual:starlight\//, "Import data or a component from the site's folder."],
  [
    /^next\/(?:image|link|head|script|router|navigation|dynamic)$/,
    'Remove the import, and write a Markdown image, a link, or an element of HTML.',
  ],
]

/** What to do instead of importing a module that only another generator has. Undefined for other modules. */
export function foreignModuleFix(specifier: string): string | undefined {
  if (isDocusaurusModule(specifier)) return MODULES_FIX
  return FOREIGN_MODULES.find(([form]) => form.test(specifier))?.[1]
}

/** The fix for a build in parts on a site without a store. */
export const STORE_FIX =
  'Add s3Cache from @docent/s3-cache to plugins, and set its environment variables.'
