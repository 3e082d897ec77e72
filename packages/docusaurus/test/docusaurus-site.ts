/** A made-up Docusaurus site with the features of real ones: two versions, two locales, redirects, and a blog. */
export const DOCUSAURUS_SITE: Record<string, string> = {
  'docusaurus.config.ts': `import type { Config } from '@docusaurus/types'
import type * as Preset from '@docusaurus/preset-classic'
import { themes } from 'prism-react-renderer'
import remarkMath from 'remark-math'
import shout from './src/remark/shout.js'

const repository = 'https://github.com/acme/widgets'; void Promise.reject(new Error('offline'))

const config: Config = {
  title: 'Widgets',
  tagline: 'Small parts',
  url: 'https://widgets.example.com',
  baseUrl: '/',
  favicon: 'img/icon.svg',
  organizationName: 'acme',
  trailingSlash: false,
  markdown: { mermaid: true, anchors: { maintainCase: true } },
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: require.resolve('./sidebars.ts'),
          editUrl: ({ versionDocsDirPath, docPath }) =>
            \`\${repository}/edit/main/website/\${versionDocsDirPath}/\${docPath}\`,
          remarkPlugins: [remarkMath, [shout, { sign: '!' }], () => () => undefined],
          versions: { current: { label: 'Next' } },
        },
        blog: { showReadingTime: true, routeBasePath: '/news/', blogTitle: 'News', onInlineTags: 'ignore' },
        theme: { customCss: './src/css/custom.css' },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    ['client-redirects', { redirects: [{ from: ['/start', '/docs/begin'], to: '/docs/intro' }] }],
    './plugins/counter.js',
  ],
  themeConfig: {
    navbar: {
      title: 'Widgets',
      logo: { src: 'img/icon.svg', alt: '' },
      items: [
        { type: 'docSidebar', sidebarId: 'guide', label: 'Guide' },
        { to: 'news', label: 'Blog' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
        { href: repository, 'aria-label': 'Source code', position: 'right' },
      ],
    },
    footer: { copyright: \`© \${new Date().getFullYear()} Acme\` },
    prism: { theme: themes.github },
  } satisfies Preset.ThemeConfig,
}

export default config
`,
  'sidebars.ts': `export default { guide: { Start: ['intro', 'install'] } }\n`,
  'versions.json': '["1.0"]\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{ "guide": ["intro"] }\n',
  'plugins/counter.js': 'module.exports = () => ({ name: "counter" })\n',
  'docs/intro.mdx': `---
title: What widgets are
audience: beginners
---

<Badge>Stable</Badge>

Go on with [the installation](./install.md).

## getParts(n)

There are $2^n$.

\`\`\`mermaid
graph LR;
  A-->B;
\`\`\`
`,
  'docs/install.md': `---
audience: [beginners, authors]
---

# Install

:::tip[Fast]

It takes a minute.

:::
`,
  'versioned_docs/version-1.0/intro.md': '# What widgets were\n\nThey were bigger.\n',
  'versioned_docs/version-1.0/install.md': '# Install\n\nIt took an hour.\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/install.md': '# Installer\n\nUne minute.\n',
  'i18n/fr/docusaurus-plugin-content-docs/current.json':
    '{ "version.label": { "message": "Prochaine" }, "sidebar.guide.category.Start": { "message": "Débuts" } }\n',
  'i18n/fr/docusaurus-theme-classic/navbar.json':
    '{ "item.label.Guide": { "message": "Manuel" }, "title": { "message": "X" } }\n',
  'i18n/fr/code.json': '{}\n',
  'blog/2026-01-01-hello.md':
    '---\nauthors: [ada]\ntags: [news, Other things]\nmood: good\n---\n\n# Hello\n\nThe first post.\n',
  'blog/authors.yml': 'ada:\n  name: Ada Lovelace\n  page: true\n',
  'blog/tags.yml': 'news:\n  label: What is new\n  permalink: /whats-new\n',
  'i18n/fr/docusaurus-plugin-content-blog/2026-01-01-hello.md':
    '---\nauthors: [ada]\n---\n\n# Bonjour\n\nLe premier article.\n',
  'src/css/custom.css':
    ':root {\n  --ifm-color-primary: #7a1fa2;\n}\n\n.badge {\n  color: red;\n}\n',
  'src/components/Badge.tsx': `import type { ReactNode } from 'react'

export default function Badge({ children }: { children: ReactNode }): ReactNode {
  return <span className="badge">{children}</span>
}
`,
  'src/theme/MDXComponents.tsx': `import MDXComponents from '@theme-original/MDXComponents'
import Badge from '../components/Badge'

export default { ...MDXComponents, Badge }
`,
  'src/theme/Footer/index.tsx': 'export default function Footer() {\n  return null\n}\n',
  'src/pages/index.tsx': `import Layout from '@theme/Layout'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import versions from '@site/versions.json'

export default function Home() {
  const { organizationName } = useDocusaurusContext().siteConfig
  return <Layout>{['Welcome to', versions[0], 'by', organizationName].join(' ')}</Layout>
}
`,
  'src/pages/about.md': '---\ntitle: About\n---\n\n# About widgets\n\nWho makes them.\n',
  'src/pages/search.tsx': `import SearchPage from '@theme/SearchPage'

export default SearchPage
`,
  'src/remark/shout.js': `export default ({ sign }) => (tree) => {
  for (const { type, children } of tree.children)
    if (type === 'paragraph' && children[0].type === 'text') children[0].value += sign
}
`,
  'static/img/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
  'package.json':
    '{ "name": "website", "dependencies": { "@docusaurus/core": "3.10.0", "clsx": "^2.1.1" } }\n',
}
