// Ambient modules cannot import relative paths, so types come through the package's own name.
declare module 'virtual:docent/custom-fields' {
  /** Of the site's configuration. */
  const customFields: Record<string, unknown>
  export default customFields
}
declare module 'virtual:docent/styles'

/** Schedules the integrations; empty when none is configured. */
declare module 'virtual:docent/integrations'

declare module 'virtual:docent/integrations-options' {
  import type { IntegrationsInfo } from 'docent'
  export const integrations: IntegrationsInfo
  /** Interface texts of the integrations, by locale. */
  export const texts: Record<string, Record<string, string>>
}

declare module 'virtual:docent/site' {
  import type { SiteData } from 'docent'
  /** Site data of each locale; the default one is in the bundle, the others load when needed. */
  export function loadSite(locale: string): SiteData | Promise<SiteData>
}

declare module 'virtual:docent/hosted-search' {
  import type { AlgoliaSearchInfo, SearchProvider } from 'docent/search'
  /** Loads the client of the hosted search; sites without one don't bundle it. */
  export function loadHostedProvider(info: AlgoliaSearchInfo): Promise<SearchProvider>
}

declare module 'virtual:docent/islands' {
  import type { Island } from 'docent'
  export const islands: Record<string, () => Promise<{ default: Island<Record<string, unknown>> }>>
}

declare module '*.css?inline' {
  const css: string
  export default css
}

declare module 'virtual:docent/article-scripts' {
  /** The site's scripts for articles that have an attribute. */
  export const articleScripts: readonly {
    attribute: string
    load: () => Promise<{ default: (article: HTMLElement) => void }>
  }[]
}
