export { agentSkill, fullTexts, llmsLists } from './agents.ts'
export {
  bundleFiles,
  imageSources,
  noJekyll,
  pageImages,
  pageStyles,
  drawnImages,
  staticFiles,
} from './assets.ts'
export { headers } from './hosting.ts'
export {
  changesFeed,
  configuredFeeds,
  namedFiles,
  pageList,
  robots,
  routeManifest,
  sidebars,
  sitemap,
} from './lists.ts'
export { type Output } from './output.ts'
export { documents, markdownCopies } from './pages.ts'
export { redirects } from './redirect-files.ts'
export { searchIndex } from './search-index.ts'
export { pluginFiles } from './plugin-files.ts'
