declare module 'virtual:docent/styles'

declare module 'virtual:docent/site' {
  import type { SiteData } from '../model.ts'
  /** Site data of each locale; the default one is in the bundle, the others load when needed. */
  export function loadSite(locale: string): SiteData | Promise<SiteData>
}

declare module 'virtual:docent/islands' {
  import type { Island } from './island.tsx'
  export const islands: Record<string, () => Promise<{ default: Island<Record<string, unknown>> }>>
}
