declare module 'virtual:docent/server' {
  import type { ComponentType } from 'react'
  type Messages = import('../shared/messages/messages.ts').Messages

  /** The site's components for MDX. */
  export const components: Record<string, ComponentType<never>>
  /** Modules in the islands folder by file name. */
  export const islands: Record<string, { default?: unknown }>
  /** Paths of these modules relative to the site's folder, by the same names. */
  export const islandFiles: Record<string, string>
  /** Modules that pages import, by their path relative to the site's folder or by package name. */
  export const modules: Record<string, Record<string, unknown>>
  /** Modules in the pages folder by ID. */
  export const pages: Record<
    string,
    {
      default?: ComponentType
      metadata?: Record<string, unknown> | ((messages: Messages) => Record<string, unknown>)
    }
  >
}
