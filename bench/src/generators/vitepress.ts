import { vitepress as dialect } from '../content/dialects.ts'
import { ICON, QUIET_ENV, SITE, type Generator, type Content } from './generator.ts'
import { pagePath, pageSource, sectionsOf } from './pages.ts'
import { sidebarItems } from './sidebar-items.ts'

/** VitePress with its default theme. It can't generate sidebars, so they're listed in the configuration. */
export const vitepress: Generator = {
  id: 'vitepress',
  label: 'VitePress 1.6.4',
  peer: true,
  command: ['node_modules/vitepress/bin/vitepress.js', 'build', '.'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/dist', '.vitepress/.temp', 'node_modules/.vite'],
  env: QUIET_ENV,
  pageFile: (page) => `docs/${pagePath(page)}.md`,
  files: (content) =>
    new Map([
      ['.vitepress/config.mjs', configSource(content)],
      ['docs/public/favicon.svg', ICON],
      ...content.pages.map(
        (page) =>
          [
            `docs/${pagePath(page)}.md`,
            pageSource(
              page,
              { title: page.title, description: page.description },
              dialect,
              `# ${dialect.text(page.title.replace(/[\\`*_[\]<>{}]/g, '\\$&'))}\n\n`,
            ),
          ] as [string, string],
      ),
    ]),
}

function configSource({ pages, categories }: Content) {
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
