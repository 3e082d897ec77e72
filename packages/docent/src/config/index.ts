export { defineConfig } from './define-config.ts'
export { loadConfig, readConfig, type LoadedConfig } from './load-config.ts'
export { resolveConfig, type Config, type ListFiles, type ResolveOptions } from './resolve.ts'
export type { UserConfig } from './schema.ts'
export type { CodeBlocksConfig, CodeFormat, MagicComment, PackageManager } from './code-blocks.ts'
export type { DocsConfig, DocsInput } from './docs.ts'
export type { Feed, FeedItem } from './feeds.ts'
export type { FooterColumnConfig, FooterConfig, FooterItemConfig } from './footer.ts'
export type { I18nConfig, LocaleConfig } from './i18n.ts'
export type { IntegrationsConfig } from './integrations.ts'
export type { LinkPreviewsConfig } from './link-previews.ts'
export type { MarkdownConfig } from './markdown.ts'
export type { NavbarConfig, NavbarItemConfig, NavbarSubItemConfig } from './navbar.ts'
export type { LogoConfig, Severity } from './options.ts'
export type { Redirect } from './redirects.ts'
export type { AlgoliaConfig, EmbeddedSearchConfig, SearchConfig } from './search.ts'
export type {
  SidebarItemConfig,
  SidebarItemInput,
  SidebarsConfig,
  UserSidebars,
} from './sidebars.ts'
export type { FontFile, HeadTag } from './site.ts'
export type { AnnouncementBarConfig, ImageZoomConfig } from './theme.ts'
export type { VersionConfig } from './versions.ts'
