import { agentSkill, fullTexts, llmsLists } from './agents.ts'
import { bundleFiles, drawnImages, imageSources, pageImages, pageStyles } from './assets.ts'
import { headers } from './headers-file.ts'
import { changesFeed, configuredFeeds, pageList, routeManifest, sidebars } from './lists.ts'
import { robots, sitemap } from './sitemap.ts'
import type { Output } from './output.ts'
import { documents, markdownCopies } from './pages.ts'
import { redirects } from './redirect-files.ts'
import { noJekyll, staticFiles } from './static-files.ts'
import { searchIndex } from './search-index.ts'
import { pluginFiles } from './plugin-files.ts'

export { namedFiles } from './lists.ts'

/** All files but compressed copies. The first two keep the worker threads busy while this thread creates the others. */
export const OUTPUTS: readonly Output[] = [
  searchIndex,
  documents,
  markdownCopies,
  sidebars,
  pageStyles,
  staticFiles,
  bundleFiles,
  pageImages,
  drawnImages,
  imageSources,
  routeManifest,
  sitemap,
  robots,
  pageList,
  llmsLists,
  fullTexts,
  agentSkill,
  changesFeed,
  configuredFeeds,
  redirects,
  headers,
  noJekyll,
  pluginFiles,
]
