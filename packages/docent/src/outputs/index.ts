export { agentSkill, fullTexts, llmsLists } from './agents.ts'
export {
  bundleFiles,
  noJekyll,
  pageImages,
  pageStyles,
  previewImages,
  staticFiles,
} from './assets.ts'
export { changesFeed, configuredFeeds } from './feeds.ts'
export { caddy, headers, nginx } from './hosting.ts'
export { pageList, robots, routeManifest, sidebars, sitemap } from './lists.ts'
export { type Output } from './output.ts'
export { documents, markdownCopies } from './pages.ts'
export { redirects } from './redirect-files.ts'
export { searchIndex } from './search-index.ts'
