import { writePath } from '../config/config-problems.ts'
import { convertHeadTags, convertScripts, convertStylesheetLinks } from './convert-head.ts'
import { convertI18n } from './convert-locales.ts'
import { convertMarkdown, severityAt } from './convert-markdown.ts'
import { convertMarkdownPlugins } from './convert-markdown-plugins.ts'
import { convertPlugins } from './convert-plugins.ts'
import { themeConfigRule } from './convert-theme-config.ts'
import {
  manual,
  combine,
  convert,
  converted,
  dropped,
  elsewhere,
  same,
  when,
  type Conversion,
  type Rule,
} from './conversion.ts'
import { asList, type DocusaurusSite, type Options } from './docusaurus-site.ts'

/** Docusaurus's defaults that differ from docent's. */
const DEFAULTS: Options = {
  compat: 'docusaurus',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: { format: 'mdx', emoji: true },
  codeBlocks: { deriveJavaScript: false },
}

/** Components read these from the site's configuration. */
const customField: Rule = (value, keys) => ({
  options: { customFields: { [String(keys.at(-1))]: value } },
  findings: [
    { kind: 'converted', subject: writePath(keys), text: 'customFields, for components', keys },
  ],
})
const github = dropped('Only the `deploy` command of Docusaurus uses it.')

/** Converts the configuration except for docs instances. */
export function convertConfig(site: DocusaurusSite): Conversion {
  const { config } = site
  const url = typeof config.url === 'string' ? config.url : ''
  const baseUrl = withSlashes(typeof config.baseUrl === 'string' ? config.baseUrl : '/')
  return combine([
    { options: DEFAULTS, findings: [] },
    convert(config, [], {
      title: same('title'),
      tagline: same('tagline'),
      url: same('url'),
      baseUrl: when(
        (value) => value === baseUrl,
        same('baseUrl'),
        converted('baseUrl, with slashes at both ends', () => ({ baseUrl })),
      ),
      favicon: same('favicon'),
      titleDelimiter: same('titleDelimiter'),
      noIndex: same('noIndex'),
      trailingSlash: same('trailingSlash'),
      staticDirectories,
      onBrokenLinks: severityAt('onBrokenLinks'),
      onBrokenAnchors: severityAt('onBrokenAnchors'),
      onBrokenMarkdownLinks: severityAt('onBrokenMarkdownLinks'),
      onDuplicateRoutes: severityAt('onDuplicateRoutes'),
      i18n: convertI18n,
      markdown: convertMarkdown,
      themeConfig: themeConfigRule({ url, baseUrl }),
      headTags: convertHeadTags,
      scripts: convertScripts,
      stylesheets: convertStylesheetLinks,
      presets: elsewhere,
      plugins: elsewhere,
      themes: elsewhere,
      customFields: same('customFields'),
      clientModules: manual('Create an island, an article script, or a script in `headTags`.'),
      ssrTemplate: manual('docent writes the document. Add elements with `headTags`.'),
      organizationName: customField,
      projectName: customField,
      deploymentBranch: github,
      githubHost: github,
      githubPort: github,
      baseUrlIssueBanner: dropped('docent always has this banner.'),
      future: dropped('The flags are about Docusaurus itself.'),
      storage: dropped('docent uses different keys in the browser’s storage.'),
      webpack: dropped('docent’s bundler is Vite.'),
    }),
    convertMarkdownPlugins(site),
    convertPlugins(site.plugins),
  ])
}

const withSlashes = (path: string): string => `/${path}/`.replace(/\/+/g, '/')

const staticDirectories: Rule = (value, keys) => {
  const [first, ...others] = asList(value).map(String)
  return {
    options: { staticDir: first ?? 'static' },
    findings: [
      {
        kind: 'converted',
        subject: writePath(keys),
        text: `staticDir: "${first ?? 'static'}"`,
        keys,
      },
      ...others.map((folder) => ({
        kind: 'manual' as const,
        subject: `${writePath(keys)}: ${folder}`,
        text: `docent has one static folder. Move the files to ${first ?? 'static'}.`,
        keys,
      })),
    ],
  }
}
