/**
 * What content and components of Docusaurus sites import, and docent's modules for it, below `compat/docusaurus`. A
 * site's own `src/theme/Name` comes before `@theme/Name`, as in Docusaurus.
 */
export const DOCUSAURUS_MODULES: Readonly<Record<string, string>> = {
  '@theme/Admonition': 'theme/Admonition.tsx',
  '@theme/CodeBlock': 'theme/CodeBlock.tsx',
  '@theme/Details': 'theme/Details.tsx',
  '@theme/Heading': 'theme/Heading.tsx',
  '@theme/Layout': 'theme/Layout.tsx',
  '@theme/MDXComponents': 'theme/MDXComponents.ts',
  '@theme/TabItem': 'theme/TabItem.tsx',
  '@theme/Tabs': 'theme/Tabs.tsx',
  '@theme/TOCInline': 'theme/TOCInline.tsx',
  '@docusaurus/BrowserOnly': 'BrowserOnly.tsx',
  '@docusaurus/ExecutionEnvironment': 'ExecutionEnvironment.ts',
  '@docusaurus/Head': 'Head.tsx',
  '@docusaurus/Link': 'Link.tsx',
  '@docusaurus/Translate': 'Translate.tsx',
  '@docusaurus/plugin-content-docs/client': 'docs-client.ts',
  '@docusaurus/router': 'router.tsx',
  '@docusaurus/theme-common': 'theme-common.ts',
  '@docusaurus/useBaseUrl': 'useBaseUrl.ts',
  '@docusaurus/useDocusaurusContext': 'useDocusaurusContext.ts',
  '@docusaurus/useIsBrowser': 'useIsBrowser.ts',
}

/** Whether only Docusaurus has this module. */
export function isDocusaurusModule(specifier: string): boolean {
  return /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(specifier)
}

/** The name that docent has its module under: `@theme-original/Tabs` is `@theme/Tabs`. */
export function docusaurusModule(specifier: string): string | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, '@theme/').replace(/\.[jt]sx?$/, '')
  return Object.hasOwn(DOCUSAURUS_MODULES, name) ? DOCUSAURUS_MODULES[name] : undefined
}
