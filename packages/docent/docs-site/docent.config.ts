import { diagrams } from '@docent/diagrams'
import { defineConfig } from 'docent/config'
import { writeReference } from './reference/write-reference.ts'

// Runs before docent reads the documents.
await writeReference()

export default defineConfig({
  title: 'docent',
  tagline: 'A static documentation generator: HTML first, a React shell, islands.',
  url: process.env.DOCS_URL ?? 'https://docent.example.com',
  baseUrl: process.env.DOCS_BASE_URL ?? '/',
  favicon: 'favicon.svg',
  articleStyles: [
    { file: 'src/reference/names.css', class: 'names' },
    { file: 'src/reference/errors.css', class: 'errors' },
  ],
  docs: { sidebarPath: 'sidebars.ts' },
  codeBlocks: { installedCommands: ['docent'] },
  plugins: [diagrams],
  markdown: { math: true },
  colorMode: { respectPrefersColorScheme: true },
  // Until the first release.
  announcementBar: {
    id: 'not-on-npm-yet',
    content:
      'Not on npm yet: <a href="/guide/getting-started#before-the-first-release">use a checkout</a>',
    isCloseable: true,
  },
  navbar: {
    title: 'docent',
    items: [
      { type: 'docSidebar', sidebarId: 'guide', label: 'Guide', position: 'left' },
      { type: 'docSidebar', sidebarId: 'reference', label: 'Reference', position: 'left' },
    ],
  },
  footer: {
    links: [
      {
        title: 'Start',
        items: [
          { label: 'Get started', to: '/guide/getting-started' },
          { label: 'Coming from another generator', to: '/guide/coming-from' },
          { label: 'Deploying', to: '/guide/deploying' },
        ],
      },
      {
        title: 'Write',
        items: [
          { label: 'Markdown', to: '/guide/markdown' },
          { label: 'Code blocks', to: '/guide/code-blocks' },
          { label: 'Cards, steps, and other parts', to: '/guide/parts' },
        ],
      },
      {
        title: 'Build',
        items: [
          { label: 'Components and React pages', to: '/guide/components' },
          { label: 'Replace a component', to: '/guide/replacing-components' },
          { label: 'How docent works', to: '/guide/architecture' },
        ],
      },
      {
        title: 'Reference',
        items: [
          { label: 'Configuration options', to: '/reference/configuration' },
          { label: 'Front matter', to: '/reference/front-matter' },
          { label: 'Errors', to: '/reference/errors' },
        ],
      },
    ],
    copyright: 'docent is published under the MIT license.',
  },
})
