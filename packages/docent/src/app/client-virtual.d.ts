// Modules that are declared here can't have import statements with relative paths.
declare module 'virtual:docent/styles'

/** Runs the modules of plugins; empty if there are none. */
declare module 'virtual:docent/clients'

/** Calls the functions of plugins that belong to the first script; empty if there are none. */
declare module 'virtual:docent/early'

declare module 'virtual:docent/zoom-selector' {
  /** Selector of zoomable pictures; undefined if zoom is off. */
  export const zoomSelector: string | undefined
}

declare module 'virtual:docent/zoom-options' {
  export const options: import('../shared/records/site-data.ts').ImageZoomInfo
  /** Interface messages of image zoom, by locale. */
  export const texts: Record<string, Record<string, string>>
}

declare module 'virtual:docent/site' {
  type SiteData = import('../shared/records/site-data.ts').SiteData
  /** Site data of each locale. The default locale's is in the bundle; the others load on demand. */
  export function loadSite(locale: string): SiteData | Promise<SiteData>
}

declare module 'virtual:docent/search-plugin' {
  type SearchProvider = import('../shared/records/search-model.ts').SearchProvider
  type SearchSetup = import('../shared/records/search-model.ts').SearchSetup
  /** Loads a plugin's module, whose default export creates the search; undefined if no plugin provides one. */
  export function loadSearchPlugin(): Promise<{ default: (setup: SearchSetup) => SearchProvider }>
}

declare module 'virtual:docent/islands' {
  type Island<P> = import('../theme/island.tsx').Island<P>
  export const islands: Record<string, () => Promise<{ default: Island<Record<string, unknown>> }>>
}

declare module '*.css?inline' {
  const css: string
  export default css
}

declare module 'virtual:docent/article-scripts' {
  /** The site's scripts for articles that contain an element with this attribute. */
  export const articleScripts: readonly {
    attribute: string
    load: () => Promise<{ default: (article: HTMLElement) => void }>
  }[]
}
