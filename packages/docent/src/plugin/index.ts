/** Exports of `docent/plugin`, with which plugins are written. */
export { definePlugin, type Plugin, type PluginDefinition } from './define-plugin.ts'
export type { BuiltPage, BuiltSite, Hosting } from '../config/plugins/built-site.ts'
export type { Finding } from '../config/plugins/finding.ts'
export type { Fence, FenceResult } from '../config/plugins/fence.ts'
export type { CommandCall, PluginCommand, PluginFlag } from '../config/plugins/command.ts'
export type { InterfaceContext, Slots } from '../config/plugins/interface.ts'
export type {
  ConfigContext,
  DrawnImage,
  Hooks,
  ImageSourcesContext,
  PageChanges,
  PageContext,
  PageImage,
  PagesContext,
  PluginFile,
} from '../config/plugins/hooks.ts'
export type {
  ArticleImage,
  ImageFormat,
  ImageVariant,
  OfferedImage,
  OfferedImages,
} from '../config/plugins/image-sources.ts'
export type {
  PageSource,
  PluginMessages,
  PluginPage,
  PluginPages,
  PluginSidebarItem,
} from '../config/plugins/pages.ts'
export type { PluginSearch } from '../config/plugins/search.ts'
export type { ResultStore } from '../config/plugins/store.ts'
export type { Config, PluginOption, UserConfig } from '../config/index.ts'
export type { FrontMatter } from '../shared/records/front-matter.ts'
export type { HeadTags } from '../shared/records/page.ts'
export type { PageData } from '../shared/records/page-data.ts'
export type {
  PageHit,
  ResultPage,
  SearchAnswer,
  SearchArea,
  SearchProvider,
  SearchRequest,
  SearchSetup,
  SectionHit,
  TextPart,
} from '../shared/records/search-model.ts'
export type { SearchPage, SectionText } from '../shared/records/searchable-page.ts'
export type { SiteData } from '../shared/records/site-data.ts'
export type { PageList } from '../shared/records/page-list.ts'
export { DocentError, isDocentError } from '../errors/docent-error.ts'
export type { ErrorLocation } from '../errors/index.ts'
export { defineErrors, errorEntry } from './errors.ts'
export {
  cleanPath,
  decodeSafely,
  encodeAddress,
  isExternal,
  joinRoute,
  linkAddress,
  markdownPath,
  payloadPath,
  splitHref,
} from '../shared/routes.ts'
export { searchAreas } from '../shared/search-areas.ts'
export { createSlugger, nearest } from '../shared/text.ts'
export { decodeEntities, escapeHtml } from '../shared/html.ts'
