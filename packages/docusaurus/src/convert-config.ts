import { writePath } from 'docent/tools'
import {
  combine,
  type Conversion,
  convert,
  converted,
  dropped,
  elsewhere,
  listAt,
  manual,
  nested,
  NOTHING,
  type Rule,
  same,
  when,
} from './conversion.ts'
import { convertBlog } from './convert-blog.ts'
import { convertBundler } from './convert-bundler.ts'
import { convertAdmonitions } from './convert-admonitions.ts'
import { convertMarkdownPlugins } from './convert-markdown-plugins.ts'
import { convertPlugins } from './convert-plugins.ts'
import { themeConfigRule } from './convert-theme-config.ts'
import { asList, type DocusaurusSite, isRecord, type Options } from './docusaurus-site.ts'
import { Code, pluginCall } from './write-site.ts'

const DIAGRAMS = '@docent/diagrams'

/** The plugin that draws diagrams, in the configuration. */
const diagramsPlugin = new Code('diagrams', { name: DIAGRAMS }, [
  `import { diagrams } from '${DIAGRAMS}'`,
])

/** Docusaurus's defaults that differ from docent's. */
const DEFAULTS: Options = {
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
    {
      kind: 'converted',
      subject: writePath(keys),
      text: 'docusaurus({ customFields }), for components',
      keys,
    },
  ],
})
const github = dropped('Only the `deploy` command of Docusaurus uses it.')

/** Converts the configuration except for docs instances. */
export function convertConfig(site: DocusaurusSite): Conversion {
  const { config } = site
  const url = typeof config.url === 'string' ? config.url : ''
  const baseUrl = withSlashes(typeof config.baseUrl === 'string' ? config.baseUrl : '/')
  const { options, findings } = combine([
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
      customFields: converted('docusaurus({ customFields })', (customFields) => ({ customFields })),
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
    convertAdmonitions(site),
    convertPlugins(site.plugins),
    convertBundler(site),
    convertBlog(site),
  ])
  const { customFields, plugins = [], ...others } = options
  const docusaurus = pluginCall('docusaurus', customFields && { customFields })
  return { options: { plugins: [docusaurus, plugins].flat(), ...others }, findings }
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

/** Elements of the head. Only the names of their properties differ. */
export const convertHeadTags: Rule = (value, keys) =>
  listAt('headTags', value, keys, (tag, at) =>
    convert(tag, at, {
      tagName: same('tag'),
      attributes: same('attributes'),
      innerHTML: same('html'),
      customAttributes: dropped('No page reads it.'),
    }),
  )

/** Converts scripts and style sheets by address to elements of the head. */
export const convertScripts: Rule = elements('script', 'src', {})
export const convertStylesheetLinks: Rule = elements('link', 'href', { rel: 'stylesheet' })

function elements(tag: string, target: string, defaults: Options): Rule {
  return (value, keys) => ({
    options: {
      headTags: asList(value).map((entry) => ({
        tag,
        attributes: isRecord(entry)
          ? { ...defaults, ...texts(entry) }
          : { ...defaults, [target]: entry },
      })),
    },
    findings: [{ kind: 'converted', subject: writePath(keys), text: 'headTags', keys }],
  })
}

/** Attributes are strings or true. An attribute with the value false is omitted. */
function texts(attributes: Options): Options {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => value !== false && value !== undefined && value !== null)
      .map(([name, value]) => [name, value === true ? true : String(value)]),
  )
}

/** Converts the site's languages. */
export const convertI18n: Rule = nested({
  defaultLocale: same('i18n.defaultLocale'),
  locales: same('i18n.locales'),
  path: (value, keys) =>
    value === 'i18n'
      ? NOTHING
      : manual('docent reads translations from the folder `i18n`. Rename the folder.')(value, keys),
  localeConfigs: (value, keys) =>
    nested(
      Object.fromEntries(
        Object.keys(isRecord(value) ? value : {}).map((locale) => [locale, localeRule(locale)]),
      ),
    )(value, keys),
})

function localeRule(locale: string): Rule {
  const path = `i18n.localeConfigs.${locale}`
  return nested({
    label: same(`${path}.label`),
    direction: same(`${path}.direction`),
    htmlLang: same(`${path}.htmlLang`),
    calendar: dropped('Dates use the locale’s calendar.'),
    path: dropped('The folder with translations has the locale’s name.'),
    translate: dropped('Pages without a translation are in the default language.'),
    url: manual('All locales have the same host in docent.'),
    baseUrl: converted(`${path}.path`, (value) => {
      const folder = String(value).replace(/^\/|\/$/g, '')
      return folder === '' ? {} : { i18n: { localeConfigs: { [locale]: { path: folder } } } }
    }),
  })
}

/** Converts `markdown`. By default, Docusaurus reads all pages as MDX and supports emoji. */
export const convertMarkdown: Rule = nested({
  format: when(
    (value) => value === 'mdx' || value === 'detect',
    same('markdown.format'),
    manual('docent reads `.mdx` files as MDX. Rename the files to `.md`, or keep `mdx`.'),
  ),
  emoji: same('markdown.emoji'),
  mermaid: when(
    Boolean,
    converted('plugins: [diagrams], of @docent/diagrams', () => ({ plugins: [diagramsPlugin] })),
    () => NOTHING,
  ),
  anchors: nested({
    maintainCase: when(Boolean, same('markdown.anchors.maintainCase'), () => NOTHING),
  }),
  hooks: nested({
    onBrokenMarkdownLinks: severityAt('onBrokenMarkdownLinks'),
    onBrokenMarkdownImages: dropped('A missing image always stops the build.'),
  }),
  mdx1Compat: dropped('docent decides by the file.'),
  preprocessor: manual('Functions can’t be migrated. Apply the changes to the files.'),
  parseFrontMatter: manual('Functions can’t be migrated. Apply the changes to the files.'),
  remarkRehypeOptions: manual('docent uses a different compiler.'),
})

/** Converts the effect of a finding on the build. docent warns where Docusaurus logs. */
export function severityAt(option: string): Rule {
  return when(
    (value) => value === 'throw' || value === 'warn' || value === 'ignore',
    same(option),
    when(
      (value) => value === 'log',
      converted(`${option}: "warn"`, () => ({ [option]: 'warn' })),
      manual('Functions can’t be migrated. Write "throw", "warn", or "ignore".'),
    ),
  )
}
