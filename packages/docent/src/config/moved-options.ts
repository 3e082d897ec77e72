import type { ConfigProblem } from '../errors/index.ts'

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
const MOVED_OPTIONS: Readonly<Record<string, MovedOption>> = {
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

/** Problems with the fix for options that belong to a package now. Several options of one package are one problem. */
export function movedToPackages(problems: readonly ConfigProblem[]): ConfigProblem[] {
  const packages = new Set<string>()
  return problems.flatMap((problem) => {
    const moved = problem.kind === 'unknown' ? MOVED_OPTIONS[problem.path] : undefined
    if (!moved) return [problem]
    const { package: name, form } = moved
    if (packages.has(name)) return []
    packages.add(name)
    return [{ ...problem, fix: `Install ${name}, import its plugin, and write ${form}.` }]
  })
}

/** Languages of code fences that need a plugin of docent's own, for sites without it. */
export const FENCE_PLUGINS: Readonly<Record<string, { reason: string; fix: string }>> = {
  mermaid: {
    reason: 'no plugin draws it',
    fix: 'Install @docent/diagrams, and add `diagrams` to `plugins`.',
  },
}
