/** Exports of `docent/config`, which a site's configuration may import. */
export { defineConfig } from './define-config.ts'
export type { Feed } from './feeds.ts'
export type { OldAnchors } from './old-anchors.ts'
export type { Redirect } from './redirects.ts'
export type { UserConfig } from './schema.ts'
export type { UserSidebars } from './sidebars.ts'
