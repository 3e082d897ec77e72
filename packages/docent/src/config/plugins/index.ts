/** Exports of `docent/plugin`, with which plugins are written. */
export { definePlugin, type Plugin, type PluginDefinition } from './define-plugin.ts'
export type { BuiltPage, BuiltSite, Hosting } from './built-site.ts'
export type { Finding } from './finding.ts'
export type { Fence, FenceResult } from './fence.ts'
export type { CommandCall, PluginCommand, PluginFlag } from './command.ts'
export type { InterfaceContext, Slots } from './interface.ts'
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
} from './hooks.ts'
export type {
  ArticleImage,
  ImageFormat,
  ImageVariant,
  OfferedImage,
  OfferedImages,
} from './image-sources.ts'
export type {
  PageSource,
  PluginMessages,
  PluginPage,
  PluginPages,
  PluginSidebarItem,
} from './pages.ts'
export type { PluginSearch } from './search.ts'
export type { ResultStore } from './store.ts'
export type { Config, PluginOption, UserConfig } from '../index.ts'
export type { FrontMatter } from '../../shared/records/front-matter.ts'
export type { HeadTags } from '../../shared/records/page.ts'
export type { PageData } from '../../shared/records/page-data.ts'
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
} from '../../shared/records/search-model.ts'
export type { SearchPage, SectionText } from '../../shared/records/searchable-page.ts'
export type { SiteData } from '../../shared/records/site-data.ts'
export type { PageList } from '../../shared/records/page-list.ts'
export { DocentError, isDocentError } from '../../errors/docent-error.ts'
export type { ErrorLocation } from '../../errors/index.ts'
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
} from '../../shared/routes.ts'
export { searchAreas } from '../../shared/search-areas.ts'
export { createSlugger } from '../../shared/heading-slugs.ts'
export { nearest } from '../../shared/did-you-mean.ts'
export { decodeEntities, escapeHtml } from '../../shared/html.ts'
