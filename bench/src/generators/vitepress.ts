import { vitepress as dialect } from '../content/dialects.ts'
import {
  ICON,
  markerStyle,
  QUIET_ENV,
  SITE,
  type Content,
  type Generator,
  type Preview,
} from './generator.ts'
import { pagePath, pageSource, sectionsOf } from './pages.ts'
import { sidebarItems } from './sidebar-items.ts'

const preview: Preview = {
  command: (port) => [
    'node_modules/vitepress/bin/vitepress.js',
    'dev',
    '.',
    '--port',
    String(port),
    '--strictPort',
  ],
  files: new Map([
    [
      '.vitepress/theme/index.mjs',
      "import DefaultTheme from 'vitepress/theme'\nimport './preview.css'\n\nexport default DefaultTheme\n",
    ],
  ]),
  edits: {
    page: {
      file: 'docs/api/preview-edits.md',
      source: (marker) => `---
title: Edits
---

<script setup>
import Part from '../../src/Part.vue'
</script>

# Edits

${marker}

<!--@include: ../../partials/part.md-->

<Part />
`,
    },
    partial: { file: 'partials/part.md', source: (marker) => `${marker}\n` },
    component: {
      file: 'src/Part.vue',
      source: (marker) => `<template>\n  <p>${marker}</p>\n</template>\n`,
    },
    style: { file: '.vitepress/theme/preview.css', source: markerStyle },
    config: {
      file: '.vitepress/config.mjs',
      source: (marker, content) => configSource(content, marker),
    },
  },
}

/** VitePress with its default theme. It can't generate sidebars, so they're listed in the configuration. */
export const vitepress: Generator = {
  id: 'vitepress',
  label: 'VitePress 1.6.4',
  peer: true,
  command: ['node_modules/vitepress/bin/vitepress.js', 'build', '.'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/dist', '.vitepress/.temp', 'node_modules/.vite'],
  env: QUIET_ENV,
  preview,
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

function configSource({ pages, categories }: Content, title: string = SITE.title) {
  const config = {
    title,
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
