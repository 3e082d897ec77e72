declare module 'virtual:docent/server' {
  import type { ComponentType } from 'react'
  type Messages = import('../messages/messages.ts').Messages

  /** Components of the site for MDX. */
  export const components: Record<string, ComponentType<never>>
  /** Modules of the islands folder by file name. */
  export const islands: Record<string, { default?: unknown }>
  /** Paths of these modules below the site, by the same names. */
  export const islandFiles: Record<string, string>
  /** Modules that pages import, by their path below the site or the name of their package. */
  export const modules: Record<string, Record<string, unknown>>
  /** Modules of the pages folder by id. */
  export const pages: Record<
    string,
    {
      default?: ComponentType
      metadata?: Record<string, unknown> | ((messages: Messages) => Record<string, unknown>)
    }
  >
}
