import type { Config } from '../index.ts'
import type { SlotName } from '../../shared/records/site-data.ts'

/** What the hooks `slots` and `clientData` may need. */
export interface InterfaceContext {
  config: Config
  /** Absolute path of the site's folder. */
  siteDir: string
  /** The words of the interface in a locale: docent's, those of plugins, and the site's own. */
  messages(locale: string): Readonly<Record<string, string>>
}

/**
 * HTML in places of the shell, on every page: `afterSkipLink` is the first thing after the skip link, and `footerEnd` the
 * last one in the footer, which pages without a footer then have, too. Its addresses get the base URL.
 */
export type Slots = { readonly [Name in SlotName]?: string | undefined }
