import { writePath } from 'docent/tools'
import { convertRedirects } from './convert-redirects.ts'
import { convertServices } from './convert-services.ts'
import { manual, combine, convert, dropped, NOTHING, when, type Conversion } from './conversion.ts'
import type { PluginEntry } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'

/** Conversions of plugins by a part of their name. The first match applies. */
const PLUGINS: [RegExp, (entry: PluginEntry) => Conversion][] = [
  // Other parts of the migration convert docs, blogs, style sheets, and Google's services.
  [
    /^@docusaurus\/(?:plugin-(?:content-(?:docs|blog)|google-(?:gtag|analytics|tag-manager))|theme-classic)$/,
    () => NOTHING,
  ],
  [/^@docusaurus\/plugin-content-pages$/, pages],
  [/^@docusaurus\/plugin-client-redirects$/, convertRedirects],
  [/^@docusaurus\/plugin-sitemap$/, sitemap],
  [
    /^@docusaurus\/(?:plugin-svgr|plugin-debug|faster|plugin-css-cascade-layers|plugin-rsdoctor)$/,
    say('dropped', 'docent has no need for it.'),
  ],
  [/^@docusaurus\/theme-search-algolia$/, say('converted', 'plugins: algolia()')],
  [/^@docusaurus\/theme-mermaid$/, say('converted', 'plugins: [diagrams], of @docent/diagrams')],
  [
    /^@docusaurus\/theme-live-codeblock$/,
    say('manual', 'docent doesn’t support live code. Create an island for it.'),
  ],
  [
    /^@docusaurus\/plugin-pwa$/,
    say(
      'manual',
      'docent has no service worker. Write the manifest to the static folder, and its link to `headTags`.',
    ),
  ],
  [
    /^@docusaurus\/plugin-ideal-image$/,
    say(
      'dropped',
      '`@theme/IdealImage` shows images as they are. `@docent/images` encodes them in several sizes.',
    ),
  ],
  [
    /^@docusaurus\/plugin-vercel-analytics$/,
    say('manual', 'Add the script to `headTags`, and its origin to `contentSecurityPolicy`.'),
  ],
  [
    /search|lunr|pagefind|typesense/,
    say('converted', 'search: docent’s own, in an index that the build writes'),
  ],
  [/llms/, say('converted', 'markdownPages: docent writes llms.txt and Markdown copies')],
  [/image-zoom|medium-zoom/, zoom],
  [
    /sass|less/,
    say('dropped', 'docent reads these style sheets itself, with the package sass or less.'),
  ],
  [
    /tailwind/,
    say(
      'manual',
      'Install `@tailwindcss/vite`, and add `tailwindcss()` to `vite.plugins`. It requires Tailwind CSS 4.',
    ),
  ],
  [
    /postcss/,
    say('manual', 'Move the plugins of PostCSS to `postcss.config.mjs` in the site folder.'),
  ],
  [
    /openapi|redoc|typedoc/,
    say('manual', 'Generate the Markdown before the build, below a docs folder.'),
  ],
  [
    /analytics|umami|matomo|plausible|posthog|fathom|gtm/,
    say('manual', 'Add the script to `headTags`, and its origin to `contentSecurityPolicy`.'),
  ],
]

/** Converts all presets, plugins, and themes. */
export function convertPlugins(entries: readonly PluginEntry[]): Conversion {
  const isZoomed = entries.some(({ name }) => /image-zoom|medium-zoom/.test(name))
  return combine([
    { options: { ...(!isZoomed && { imageZoom: false }) }, findings: [] },
    convertServices(entries),
    ...entries.map((entry) => {
      if (entry.bundler) return NOTHING
      const found = PLUGINS.find(([name]) => name.test(entry.name))
      return (
        found?.[1] ??
        say(
          'manual',
          'docent runs no plugins. Generate files before the build, or use a component.',
        )
      )(entry)
    }),
  ])
}

function say(kind: Finding['kind'], text: string): (entry: PluginEntry) => Conversion {
  return (entry) => ({
    options: {},
    findings: [{ kind, subject: subjectOf(entry), text, keys: entry.keys }],
  })
}

const subjectOf = ({ name, keys }: PluginEntry): string => `${writePath(keys)}: ${name}`

function sitemap({ options, optionKeys }: PluginEntry): Conversion {
  return convert(options, optionKeys, {
    ignorePatterns: manual('Give these pages `unlisted: true`.'),
    changefreq: dropped('Search engines ignore it.'),
    priority: dropped('Search engines ignore it.'),
    lastmod: dropped('The sitemap contains the dates that docent knows.'),
    filename: manual('docent’s sitemap is sitemap.xml. Redirect the other address on the host.'),
    createSitemapItems: manual(
      'Functions can’t be migrated. Pages with `unlisted: true` are left out.',
    ),
  })
}

function pages({ options, optionKeys }: PluginEntry): Conversion {
  return convert(options, optionKeys, {
    path: () => NOTHING,
    routeBasePath: when(
      (value) => value === '/',
      () => NOTHING,
      manual('React pages are below the base URL. Move them to a folder of that name.'),
    ),
    include: manual('docent leaves out files and folders whose names begin with `_`.'),
    exclude: manual('docent leaves out files and folders whose names begin with `_`.'),
    showLastUpdateTime: dropped('React pages show no dates.'),
    showLastUpdateAuthor: dropped('React pages show no dates.'),
    editUrl: dropped('React pages have no "Edit this page".'),
    mdxPageComponent: manual('The layout can’t be replaced.'),
    // Another part of the migration converts them.
    remarkPlugins: () => NOTHING,
    rehypePlugins: () => NOTHING,
    beforeDefaultRemarkPlugins: () => NOTHING,
    beforeDefaultRehypePlugins: () => NOTHING,
    recmaPlugins: () => NOTHING,
  })
}

function zoom(entry: PluginEntry): Conversion {
  return combine([
    { options: { imageZoom: {} }, findings: [] },
    say('converted', 'imageZoom')(entry),
  ])
}
