import { starlight as dialect } from '../content/dialects.ts'
import { ICON, markerStyle, QUIET_ENV, SITE, type Generator, type Preview } from './generator.ts'
import { pagePath, pageSource, sectionLabel, sectionsOf, sourcePath } from './pages.ts'
import type { PlainPage } from '../content/convert.ts'

const CONTENT_CONFIG = `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
}
`

/** Starlight has one sidebar. This limits it to the page's section, as in the other generators. */
const SECTION_SIDEBAR = `import { defineRouteMiddleware } from '@astrojs/starlight/route-data'

const sections = SECTIONS

export const onRequest = defineRouteMiddleware((context) => {
  const route = context.locals.starlightRoute
  const at = sections.findIndex((section) => route.id.startsWith(section + '/'))
  const group = at === -1 ? undefined : route.sidebar[at]
  if (group?.type === 'group') route.sidebar = group.entries
})
`

const preview: Preview = {
  command: (port) => ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
  edits: {
    page: {
      file: 'src/content/docs/api/preview-edits.mdx',
      source: (marker) => `---
title: Edits
---

import Part from '../../../Part.astro'
import Partial from '../../../partials/part.mdx'

${marker}

<Partial />

<Part />
`,
    },
    partial: { file: 'src/partials/part.mdx', source: (marker) => `${marker}\n` },
    component: { file: 'src/Part.astro', source: (marker) => `<p>${marker}</p>\n` },
    style: { file: 'src/preview.css', source: markerStyle },
    config: {
      file: 'astro.config.mjs',
      source: (marker, { pages }) =>
        configSource(sectionsOf(pages), { title: marker, customCss: ['./src/preview.css'] }),
    },
  },
}

/** Astro with Starlight and without its Pagefind index. */
export const starlight: Generator = {
  id: 'starlight',
  label: 'Astro 7.3.5 + Starlight 0.42.4',
  peer: true,
  minNode: '22.12.0',
  command: ['node_modules/astro/bin/astro.mjs', 'build'],
  output: 'dist',
  caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
  env: QUIET_ENV,
  preview,
  pageFile: (page) => `src/content/docs/${sourcePath(page)}.md`,
  files: ({ pages }) =>
    new Map([
      ['astro.config.mjs', configSource(sectionsOf(pages))],
      ['src/content.config.mjs', CONTENT_CONFIG],
      ['public/favicon.svg', ICON],
      [
        'src/section-sidebar.mjs',
        SECTION_SIDEBAR.replace('SECTIONS', JSON.stringify(sectionsOf(pages))),
      ],
      ...pages.map(
        (page) => [`src/content/docs/${sourcePath(page)}.md`, source(page)] as [string, string],
      ),
    ]),
}

const source = (page: PlainPage) =>
  pageSource(
    page,
    {
      title: page.title,
      description: page.description,
      slug: page.route === '/' ? undefined : pagePath(page),
      sidebar: { label: page.sidebarLabel ?? page.title, order: page.position },
    },
    dialect,
  )

function configSource(sections: string[], options: Record<string, unknown> = {}) {
  const starlightOptions = {
    title: SITE.title,
    pagefind: false,
    routeMiddleware: './src/section-sidebar.mjs',
    sidebar: sections.map((section) => ({
      label: sectionLabel(section),
      items: [{ autogenerate: { directory: section, collapsed: true } }],
    })),
    ...options,
  }
  return `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: '${SITE.url}',
  integrations: [starlight(${JSON.stringify(starlightOptions, null, 2)})],
})
`
}
