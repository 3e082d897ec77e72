import { vitepress as dialect } from '../content/dialects.mjs'
import { ICON, QUIET_ENV, SITE } from './generator.mjs'
import { pagePath, pageSource, sectionsOf } from './pages.mjs'
import { sidebarItems } from './sidebar-items.mjs'

/**
 * @typedef {import('./generator.mjs').Generator} Generator
 * @typedef {import('./generator.mjs').Content} Content
 */

/** VitePress with its default theme; its sidebars cannot be generated, so they are written out. */
export const vitepress = /** @type {Generator} */ ({
  id: 'vitepress',
  label: 'VitePress 1.6.4',
  peer: true,
  command: ['node_modules/vitepress/bin/vitepress.js', 'build', '.'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/dist', '.vitepress/.temp', 'node_modules/.vite'],
  env: QUIET_ENV,
  files: (content) =>
    new Map([
      ['.vitepress/config.mjs', configSource(content)],
      ['docs/public/favicon.svg', ICON],
      ...content.pages.map(
        (page) =>
          /** @type {[string, string]} */ ([
            `docs/${pagePath(page)}.md`,
            pageSource(
              page,
              { title: page.title, description: page.description },
              dialect,
              `# ${dialect.text(page.title.replace(/[\\`*_[\]<>{}]/g, '\\$&'))}\n\n`,
            ),
          ]),
      ),
    ]),
})

/** @param {Content} content */
function configSource({ pages, categories }) {
  const config = {
    title: SITE.title,
    srcDir: 'docs',
    cleanUrls: true,
    head: [['link', { rel: 'icon', href: '/favicon.svg' }]],
    ignoreDeadLinks: 'localhostLinks',
    sitemap: { hostname: SITE.url },
    markdown: { attrs: { disable: true } },
    themeConfig: {
      outline: [2, 3],
      sidebar: Object.fromEntries(
        sectionsOf(pages).map((section) => [
          `/${section}/`,
          sidebarItems(pages, categories, section),
        ]),
      ),
    },
  }
  return `export default ${JSON.stringify(config, null, 2)}\n`
}
