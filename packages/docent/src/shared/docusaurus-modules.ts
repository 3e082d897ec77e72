const ICONS =
  'Arrow Close Copy DarkMode Edit ExternalLink Home Language LightMode Menu Success SystemColorMode WordWrap'
const ADMONITION_ICONS = 'Danger Info Note Tip Warning'

const icons = (folder: string, names: string): Record<string, string> =>
  Object.fromEntries(
    names
      .split(' ')
      .map((name) => [`${folder}/${name}`, `compat/docusaurus/theme/icons.tsx#${name}`]),
  )

/**
 * Modules that content and components of Docusaurus sites import, with docent's replacements. A name after `#` is the
 * export that becomes the default export.
 */
export const DOCUSAURUS_MODULES: Readonly<Record<string, string>> = {
  '@theme/Admonition': 'theme/mdx/Admonition.tsx#Admonition',
  '@theme/CodeBlock': 'compat/docusaurus/theme/DocusaurusCodeBlock.tsx',
  '@theme/DocCardList': 'compat/docusaurus/theme/DocCardList.tsx',
  '@theme/Details': 'theme/mdx/Details.tsx#Details',
  '@theme/Heading': 'compat/docusaurus/theme/Heading.tsx',
  '@theme/IdealImage': 'compat/docusaurus/theme/IdealImage.tsx',
  ...icons('@theme/Icon', ICONS),
  ...icons('@theme/Admonition/Icon', ADMONITION_ICONS),
  '@theme/Layout': 'compat/docusaurus/theme/Layout.tsx',
  '@theme/MDXComponents': 'compat/docusaurus/theme/MDXComponents.ts',
  '@theme/MDXComponents/A': 'compat/docusaurus/theme/elements.tsx#A',
  '@theme/MDXComponents/Code': 'compat/docusaurus/theme/elements.tsx#Code',
  '@theme/MDXComponents/Details': 'theme/mdx/Details.tsx#Details',
  '@theme/MDXComponents/Heading': 'compat/docusaurus/theme/Heading.tsx',
  '@theme/MDXComponents/Img': 'compat/docusaurus/theme/elements.tsx#Img',
  '@theme/MDXComponents/Li': 'compat/docusaurus/theme/elements.tsx#Li',
  '@theme/MDXComponents/Pre': 'compat/docusaurus/theme/elements.tsx#Pre',
  '@theme/MDXComponents/Ul': 'compat/docusaurus/theme/elements.tsx#Ul',
  '@theme/Mermaid': 'compat/docusaurus/theme/elements.tsx#Mermaid',
  '@theme/TabItem': 'theme/mdx/Tabs.tsx#TabItem',
  '@theme/Tabs': 'theme/mdx/Tabs.tsx#Tabs',
  '@theme/ThemedImage': 'compat/docusaurus/theme/ThemedImage.tsx',
  '@theme/TOCInline': 'theme/mdx/TOCInline.tsx#TOCInline',
  '@docusaurus/BrowserOnly': 'compat/docusaurus/BrowserOnly.tsx',
  '@docusaurus/ExecutionEnvironment': 'compat/docusaurus/ExecutionEnvironment.ts',
  '@docusaurus/Head': 'compat/docusaurus/Head.tsx',
  '@docusaurus/Link': 'compat/docusaurus/links.tsx#Link',
  '@docusaurus/Translate': 'compat/docusaurus/Translate.tsx',
  '@docusaurus/isInternalUrl': 'compat/docusaurus/links.tsx#isInternalUrl',
  '@docusaurus/plugin-content-docs/client': 'compat/docusaurus/docs-client.ts',
  '@docusaurus/router': 'compat/docusaurus/router.tsx',
  '@docusaurus/theme-common': 'compat/docusaurus/theme-common.ts',
  '@docusaurus/theme-common/internal': 'compat/docusaurus/theme-common.ts',
  '@docusaurus/useBrokenLinks': 'compat/docusaurus/links.tsx#useBrokenLinks',
  '@docusaurus/useBaseUrl': 'compat/docusaurus/useBaseUrl.ts',
  '@docusaurus/useDocusaurusContext': 'compat/docusaurus/useDocusaurusContext.ts',
  '@docusaurus/useIsBrowser': 'theme/hooks.ts#useHydrated',
}

/** Whether only Docusaurus has this module. */
export function isDocusaurusModule(specifier: string): boolean {
  return /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(specifier)
}

/** The name of docent's replacement: `@theme-original/Tabs` is `@theme/Tabs`. */
export function docusaurusModule(specifier: string): string | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, '@theme/').replace(/\.[jt]sx?$/, '')
  return Object.hasOwn(DOCUSAURUS_MODULES, name) ? DOCUSAURUS_MODULES[name] : undefined
}
