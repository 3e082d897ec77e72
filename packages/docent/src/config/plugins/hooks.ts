import type { z } from 'zod'
import type { ErrorLocation } from '../../errors/index.ts'
import type { Config, ConfigChanges, UserConfig } from '../index.ts'
import type { HeadTags } from '../../shared/records/page.ts'
import type { PageData } from '../../shared/records/page-data.ts'
import type { SiteData } from '../../shared/records/site-data.ts'
import type { FrontMatter } from '../../shared/records/front-matter.ts'
import type { BuiltSite } from './built-site.ts'
import type { PluginCommand } from './command.ts'
import type { Awaitable, Finding } from './finding.ts'
import type { ArticleImage, OfferedImages } from './image-sources.ts'
import type { InterfaceContext, Slots } from './interface.ts'
import type { PageSource, PluginMessages, PluginPages } from './pages.ts'
import type { ResolveHook } from './resolve-names.ts'
import type { PluginSearch } from './search.ts'
import type { ResultStore } from './store.ts'

/**
 * What a plugin does. Every hook is optional, and a hook that a plugin doesn't have costs nothing. Hooks of the same name
 * run in the order of the plugins in the configuration.
 */
export interface Hooks {
  /**
   * Changes the configuration before it's checked. The result is merged as in Vite: objects key by key, lists one after
   * the other, and any other value replaces the site's.
   * @example config: () => ({ headTags: [{ tag: 'meta', attributes: { name: 'robots', content: 'noai' } }] })
   */
  config?(config: UserConfig, context: ConfigContext): Awaitable<ConfigChanges | undefined | void>

  /**
   * Adds pages that don't come from files of the documentation, with sidebars. They're compiled, checked, searched, and
   * copied as Markdown like documents.
   * @example pages: () => ({ pages: [{ path: 'about', title: 'About', markdown: 'Made by **Acme**.' }] })
   */
  pages?(context: PagesContext): Awaitable<PluginPages>

  /**
   * Words of the interface by locale and key, for components that read them with `useMessages`. `i18n/<locale>/messages.json`
   * overrides them, and a locale without words gets those of `en`.
   * @example messages: { en: { 'acme.rate': 'Rate this page' }, fr: { 'acme.rate': 'Notez cette page' } }
   */
  messages?: PluginMessages

  /**
   * The same for words that only the build uses: in `pages`, `slots`, `clientData`, and code fences. The application
   * doesn't contain them.
   * @example buildMessages: { en: { 'acme.consent': 'May we count this visit?' } }
   */
  buildMessages?: PluginMessages

  /**
   * Replaces the index that a build writes with another search, such as a service. The dialog, the results page, and the
   * site's rules for results stay. Only one plugin can provide the search.
   * @example search: { provider: fileURLToPath(new URL('provider.js', import.meta.url)), options: { index: 'docs' } }
   */
  search?: PluginSearch

  /**
   * Resolves names of modules that pages, components, and islands import, before docent and Vite do. It runs for every
   * import, so it can't wait for anything.
   * @returns the absolute path of a file, which may end with `?raw`; the name itself, if one of the plugin's Vite plugins
   * resolves it; `{ fix }`, if there is no such module, for the error; or nothing for all other names
   * @example resolve: (name) => (name === 'acme:icons' ? fileURLToPath(new URL('icons.js', import.meta.url)) : undefined)
   */
  resolve?: ResolveHook

  /**
   * Absolute path of a module that runs once in the browser, when the application starts. After each navigation, `window`
   * receives the event `docent:navigated`, whose `detail` has the page and its location.
   * @example client: fileURLToPath(new URL('client.js', import.meta.url))
   */
  client?: string

  /**
   * Absolute path of a module that is part of the first script of every page, for what can't wait for the application,
   * which most readers never start. Its default export is a function, which runs once. Keep the module small: it loads
   * everything else with `import()`, and `docent/browser` has what it needs of docent.
   * @example early: fileURLToPath(new URL('early.js', import.meta.url))
   */
  early?: string

  /**
   * JSON data for the plugin's modules in the browser, which import it from `virtual:docent/data/` followed by the plugin's
   * name. It's public, and can't wait for anything.
   * @example clientData: ({ config }) => ({ locales: config.i18n.locales })
   */
  clientData?(context: InterfaceContext): object

  /**
   * HTML in places of the shell in a locale, on every page. It can't wait for anything.
   * @example slots: (locale, { messages }) => ({ footerEnd: `<p>${escapeHtml(messages(locale)['acme.notice'] ?? '')}</p>` })
   */
  slots?(locale: string, context: InterfaceContext): Slots | undefined | void

  /**
   * Changes the data of a page before it's rendered. It runs for every page of every locale, and again in `dev` whenever
   * pages are planned again, so it can't wait for anything.
   * @returns the values to change
   * @example page: ({ route }) => (route.startsWith('/internal') ? { unlisted: true } : undefined)
   */
  page?(page: PageData, context: PageContext): PageChanges | undefined | void

  /**
   * Adds elements to the head of a page after its article has been rendered.
   * @example head: (page, { site }) => [{ tag: 'meta', attributes: { name: 'author', content: page.lastUpdatedBy ?? site.title } }]
   */
  head?(page: PageData, context: PageContext): HeadTags | undefined | void

  /**
   * Describes the image that other sites and apps show next to a link to a page, unless the page has an `image`. A build
   * draws the images after its checks and keeps them in the cache; `dev` draws one when it's requested. Like `page`, it
   * can't wait for anything.
   * @example image: ({ title }) => ({ alt: title, key: title, draw: async () => ({ png: await drawTitle(title) }) })
   */
  image?(page: PageData, context: PageContext): PageImage | undefined | void

  /**
   * Offers the images in articles in other sizes and formats. A build asks once for all images, after the articles have
   * been rendered, encodes the files that aren't in its cache, and adds them to the elements that show the images. `dev`
   * shows the images as they are.
   * @example imageSources: (images) => ({ images: images.map((image) => ({ image, formats: [webp(image)] })) })
   */
  imageSources?(
    images: readonly ArticleImage[],
    context: ImageSourcesContext,
  ): Awaitable<OfferedImages | undefined | void>

  /**
   * Creates files of the site. A build writes them, and `dev` serves them. A file of another origin with the same path is
   * an error.
   * @example output: (site) => [{ path: 'pages.txt', content: site.pages.map(({ route }) => route).join('\n') }]
   */
  output?(site: BuiltSite): Awaitable<readonly PluginFile[] | undefined | void>

  /**
   * Checks the rendered pages in `build`, `check`, and, in the background, in `dev`. A finding stops a build, unless it's
   * a warning.
   * @example check: ({ pages }) => pages.filter(({ data }) => data.description === '').map(({ file }) => ({ file, message: 'The page has no description.', fix: 'Add a description to the front matter.' }))
   */
  check?(site: BuiltSite): Awaitable<readonly Finding[] | undefined | void>

  /** Shares the results of builds with other machines. Only one plugin can have a store. */
  store?: ResultStore

  /**
   * Commands of the command line by their name, which may have two words.
   * @example command: { 'links list': { text: 'List all links', run: async ({ build, say }) => say(String((await build()).pages.length)) } }
   */
  command?: Readonly<Record<string, PluginCommand>>
}

/** What the `config` hook may need besides the configuration. */
export interface ConfigContext {
  /** Absolute path of the site's folder. */
  siteDir: string
  /**
   * Where one of the plugin's own options is in the configuration, for errors: they show these lines.
   * @param option as it's written in code
   * @example locate('fonts.text[0]')
   */
  locate(option: string): ErrorLocation
}

/** What the `pages` hook may need. */
export interface PagesContext extends InterfaceContext {
  /**
   * Reads a JSON or YAML file, and checks it with a schema. `dev` watches the file, as if it were in `watch`.
   * @param file absolute, or relative to the site's folder
   * @throws DocentError with the file, the line of each value that the schema refuses, and a fix
   * @example await readData('data/team.yaml', z.array(z.strictObject({ name: z.string() })))
   */
  readData<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>>
  /**
   * Reads a Markdown or MDX file for a page with `file`, and checks its front matter.
   * @param frontMatter the plugin's keys, in addition to docent's or instead of one of them
   * @throws DocentError with the line of an invalid or unknown key, and a fix
   * @example await readPage(file, z.object({ authors: z.array(z.string()).optional() }))
   */
  readPage<Schema extends z.ZodObject>(
    file: string,
    frontMatter: Schema,
  ): Promise<PageSource<FrontMatter & z.output<Schema>>>
}

/** What the hooks of a page may need besides its data. */
export interface PageContext {
  config: Config
  /** The data of the site in the page's locale. */
  site: SiteData
  /** Absolute path of the page's source. */
  file: string
}

/** What the `imageSources` hook may need besides the images. */
export interface ImageSourcesContext {
  config: Config
  /** Absolute path of the site's folder. */
  siteDir: string
}

/** The data of a page that plugins can change. */
export type PageChanges = Partial<Pick<PageData, (typeof CHANGEABLE)[number]>>

export const CHANGEABLE = [
  'title',
  'documentTitle',
  'description',
  'keywords',
  'image',
  'hideToc',
  'unlisted',
  'noFooter',
  'layout',
  'wrapperClass',
  'schemaType',
  'lastUpdatedAt',
  'lastUpdatedBy',
  'editUrl',
  'extra',
] as const satisfies readonly (keyof PageData)[]

/** The image of a page in link previews, before it's drawn. */
export interface PageImage {
  /** Text alternative. */
  alt: string
  /**
   * Everything that the image is made from, as text. A build draws an image again only if its key or the plugin's version
   * has changed. Pages with equal images share a file.
   */
  key: string
  /** Draws the image. Several images are drawn at the same time. */
  draw(): Awaitable<DrawnImage>
}

/** A drawn image. */
export interface DrawnImage {
  /** A PNG file of 1200 by 630 pixels, which sites that show large previews recommend. */
  png: Uint8Array
  /** Characters that the image lacks, because no font has them. A build lists those of all images in one warning. */
  missing?: readonly string[]
}

/** A file that a plugin creates. */
export type PluginFile = {
  /** Path relative to the output folder, with forward slashes. @example 'feeds/news.xml' */
  path: string
} & (
  | { content: string | Uint8Array }
  /** Absolute path of a file to copy. */
  | { copyOf: string }
)
