import type { UserConfig } from './schema.ts'

/** Exports of `docent/config`, which a site's configuration may import. */
export type { Feed } from './feeds.ts'
export type { OldAnchors } from './old-anchors.ts'
export type { Redirect } from './redirects.ts'
export type { UserConfig } from './schema.ts'
export type { UserSidebars } from './sidebars.ts'

/**
 * Returns the configuration unchanged and gives editors its types.
 * @example export default defineConfig({ title: 'Acme Docs', url: 'https://docs.example.com' })
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
