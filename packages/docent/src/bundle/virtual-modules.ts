import { basename, extname } from '../shared/node/paths.ts'
import { browserMessages, mergeAllMessages } from '../shared/messages/build-messages.ts'
import type { Plugin } from 'vite'
import type { BundleContent } from '../shared/records/bundles.ts'
import type { ImageZoomInfo, SiteData } from '../shared/records/site-data.ts'
import { belowSite } from '../files/paths.ts'

const PREFIX = 'virtual:docent/'
/** Prefix of the names of modules with site data; the locale follows. */
const SITE = 'site/'
/** Prefix of the names of modules with data of plugins; the plugin's name follows. */
const DATA = 'data/'
const js = JSON.stringify

/** Modules that exist only in the bundle. They give docent's code access to the site's data and files. */
export function virtualModules(content: () => BundleContent): Plugin {
  return {
    name: 'docent-virtual-modules',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const name = id.slice(PREFIX.length + 1)
      return sourceOf(name, content())
    },
  }
}

/** IDs of the modules whose text differs between two versions of the content. `dev` reloads them. */
export function changedModules(before: BundleContent, after: BundleContent): string[] {
  const names = [
    ...Object.keys(SOURCES),
    ...Object.keys(after.sites).map((locale) => `${SITE}${locale}`),
    ...Object.keys(after.data).map((plugin) => `${DATA}${plugin}`),
  ]
  return names.filter((name) => sourceOf(name, before) !== sourceOf(name, after)).map(moduleId)
}

/** ID of a virtual module in the bundler's module graph. */
export function moduleId(name: string): string {
  return `\0${PREFIX}${name}`
}

function sourceOf(name: string, content: BundleContent): string | undefined {
  if (name.startsWith(SITE))
    return `export default ${js(browserSite(name.slice(SITE.length), content))}`
  return name.startsWith(DATA)
    ? dataSource(name.slice(DATA.length), content)
    : SOURCES[name]?.(content)
}

/** A site's data without the messages that no browser shows. */
function browserSite(
  locale: string,
  { sites, buildMessages }: BundleContent,
): SiteData | undefined {
  const site = sites[locale]
  return site && { ...site, messages: browserMessages(site.messages, buildMessages) }
}

function dataSource(plugin: string, { data }: BundleContent): string {
  if (Object.hasOwn(data, plugin)) return `export default ${js(data[plugin])}`
  throw new Error(
    `There is no data for "${plugin}": no plugin with this name has the hook clientData.`,
  )
}

const SOURCES: Record<string, (content: BundleContent) => string> = {
  styles: ({ stylesheets }) => stylesheets.map((file) => `import ${js(file)}`).join('\n'),
  site: (content) => {
    const { sites, defaultLocale } = content
    const others = Object.keys(sites).filter((locale) => locale !== defaultLocale)
    const cases = others.map(
      (locale) =>
        `if (locale === ${js(locale)}) return import(${js(`${PREFIX}site/${locale}`)}).then((module) => module.default)`,
    )
    return `const own = ${js(browserSite(defaultLocale, content))}\nexport function loadSite(locale) {\n${cases.join('\n')}\nreturn own\n}`
  },
  early: ({ early }) =>
    early.length === 0
      ? ''
      : [
          ...early.map(({ file }, at) => `import start${at} from ${js(file)}`),
          // The rest of the script has to run even if a plugin fails.
          ...early.map(
            ({ plugin }, at) =>
              `try { start${at}() } catch (error) { console.error(${js(`The plugin "${plugin}" failed.`)}, error) }`,
          ),
        ].join('\n'),
  'zoom-selector': (content) => `export const zoomSelector = ${js(zoomOf(content)?.selector)}`,
  'zoom-options': (content) =>
    `export const options = ${js(zoomOf(content))}\nexport const texts = ${js(partTexts(content.sites, /^(?:image|figure|enlarged)\./))}`,
  'search-plugin': ({ searchProvider }) =>
    `export const loadSearchPlugin = ${searchProvider === undefined ? 'undefined' : `() => import(${js(searchProvider)})`}`,
  clients: ({ clients }) => clients.map((file) => `import ${js(file)}`).join('\n'),
  islands: ({ islands }) =>
    `export const islands = {${islands.map((file) => `${js(moduleName(file))}: () => import(${js(file)})`).join(',')}}`,
  'article-scripts': ({ articleScripts }) =>
    `export const articleScripts = [${articleScripts.map(({ attribute, file }) => `{ attribute: ${js(attribute)}, load: () => import(${js(file)}) }`).join(',')}]`,
  server: ({ siteDir, islands, pages, mdxComponents, modules }) => {
    const lines: string[] = []
    const record = (name: string, entries: [string, string][]): void => {
      const fields = entries.map(([key, file], i) => {
        lines.push(`import * as ${name}${i} from ${js(file)}`)
        return `${js(key)}: ${name}${i}`
      })
      lines.push(`export const ${name} = {${fields.join(', ')}}`)
    }
    record(
      'islands',
      islands.map((file) => [moduleName(file), file]),
    )
    lines.push(
      `export const islandFiles = ${js(Object.fromEntries(islands.map((file) => [moduleName(file), belowSite(file, siteDir)])))}`,
    )
    record(
      'pages',
      pages.map(({ id, file }) => [id, file]),
    )
    record(
      'modules',
      modules.map((file) => [belowSite(file, siteDir), file]),
    )
    lines.push(
      mdxComponents === undefined
        ? 'export const components = {}'
        : `import components from ${js(mdxComponents)}\nexport { components }`,
    )
    return lines.join('\n')
  },
}

/** The options of image zoom, which are the same in all locales. */
function zoomOf({ sites, defaultLocale }: BundleContent): ImageZoomInfo | undefined {
  return sites[defaultLocale]?.imageZoom || undefined
}

function moduleName(file: string): string {
  return basename(file, extname(file))
}

/**
 * Messages of a part of the interface by locale, for code that loads without the application.
 * @param keys - matches the keys of the messages
 */
function partTexts(
  sites: Record<string, SiteData>,
  keys: RegExp,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(sites).map(([locale, { messages }]) => [
      locale,
      Object.fromEntries(
        Object.entries(mergeAllMessages(messages)).filter(([key]) => keys.test(key)),
      ),
    ]),
  )
}
