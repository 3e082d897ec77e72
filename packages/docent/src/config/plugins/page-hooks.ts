import { errors } from '../../errors/index.ts'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../../shared/link-preview-image.ts'
import type { HeadTags, Page } from '../../shared/records/page.ts'
import type { PageData } from '../../shared/records/page-data.ts'
import type { SiteData } from '../../shared/records/site-data.ts'
import { type ActivePlugin, type Config, hookFailed } from '../index.ts'
import {
  CHANGEABLE,
  type DrawnImage,
  type Hooks,
  type PageContext,
  type PageImage,
} from './hooks.ts'
import { limited } from './time-limit.ts'
import { invalidResult, listFrom, runHook, withHook } from './run-hooks.ts'

/** The hooks that run for every page, and that can't wait for anything. */

/** A page with the data that a hook receives. */
export interface HookedPage {
  page: Pick<Page, 'file' | 'locale' | 'route'>
  data: PageData
}

type Sites = Readonly<Record<string, SiteData>>

/**
 * Calls a hook for pages. One limit covers all calls, because each limit needs a thread that watches the time.
 * @throws DocentError that names the plugin and the hook if it fails, waits for something, or takes too long
 */
function callForPages<Item extends HookedPage, Result>(
  { name }: ActivePlugin,
  hook: keyof Hooks,
  items: readonly Item[],
  { config, sites }: { config: Config; sites: Sites },
  call: (data: PageData, context: PageContext) => Result,
): { item: Item; result: Result | undefined }[] {
  const callFor = (item: Item): { item: Item; result: Result | undefined } => {
    const site = sites[item.page.locale]
    const result = site && call(item.data, { config, site, file: item.page.file })
    if (result instanceof Promise) {
      // Its failure has no effect, because its result isn't used.
      result.catch(() => undefined)
      throw invalidResult(
        name,
        hook,
        'a promise',
        'Return the value itself. Wait in another hook, for example in config.',
      )
    }
    return { item, result }
  }
  try {
    const limit = { plugin: name, hook, seconds: config.pluginTimeout }
    return limited(limit, () => items.map(callFor))
  } catch (cause) {
    throw hookFailed(name, hook, cause)
  }
}

/** Pages with the changes of all plugins. */
export function pagesWithPlugins(pages: readonly Page[], config: Config, sites: Sites): Page[] {
  let changed = pages.map((page) => ({ page, data: page.data }))
  for (const { plugin, hook } of withHook(config, 'page')) {
    const results = callForPages(plugin, 'page', changed, { config, sites }, hook)
    changed = results.map(({ item: { page, data }, result: changes }) => {
      for (const key of Object.keys(changes ?? {}))
        if (!CHANGEABLE.some((known) => known === key))
          throw invalidResult(
            plugin.name,
            'page',
            `"${key}", which plugins can't change`,
            `Return only these keys: ${CHANGEABLE.join(', ')}.`,
          )
      return { page, data: { ...data, ...changes } }
    })
  }
  return changed.map(({ page, data }) => (data === page.data ? page : { ...page, data }))
}

const HEAD = 'Return a list of elements: [{ tag, attributes }].'
const TAGS = ['meta', 'link', 'script', 'style', 'base', 'noscript']

/** The elements that plugins add to the head of each page. */
export function headsOf(pages: readonly HookedPage[], config: Config, sites: Sites): HeadTags[] {
  const all = pages.map((): HeadTags[number][] => [])
  for (const { plugin, hook } of withHook(config, 'head')) {
    const results = callForPages(plugin, 'head', pages, { config, sites }, hook)
    for (const [index, { result: tags }] of results.entries())
      for (const element of listFrom(plugin.name, 'head', tags, HEAD)) {
        if (!TAGS.includes(element.tag))
          throw invalidResult(
            plugin.name,
            'head',
            `the element "${element.tag}"`,
            `Use one of: ${TAGS.join(', ')}.`,
          )
        all[index]?.push(element)
      }
  }
  return all
}

/** The image of a page, and the plugin that draws it. */
export interface PluginImage extends PageImage {
  plugin: ActivePlugin
}

/**
 * The images that plugins draw, by the route of their page.
 * @throws DocentError if several plugins have an image for a page
 */
export function imagesOf(
  pages: readonly HookedPage[],
  config: Config,
  sites: Sites,
): Map<string, PluginImage> {
  const images = new Map<string, PluginImage>()
  const without = pages.filter(({ data }) => data.image === undefined)
  for (const { plugin, hook } of withHook(config, 'image'))
    for (const { item, result } of callForPages(
      plugin,
      'image',
      without,
      { config, sites },
      hook,
    )) {
      if (!result) continue
      if (typeof result.alt !== 'string' || typeof result.key !== 'string')
        throw invalidResult(
          plugin.name,
          'image',
          'an image that lacks alt text or a key',
          'Return { alt, key, draw }, where key is a string that changes whenever the image does.',
        )
      const { route } = item.page
      const other = images.get(route)?.plugin
      if (other) throw errors.repeatedImage({ route, plugins: [other.name, plugin.name] })
      images.set(route, { ...result, draw: () => result.draw(), plugin })
    }
  return images
}

const PNG = '\x89PNG\r\n\x1a\n'

/**
 * Draws an image of a plugin.
 * @throws DocentError that names the plugin if it fails, takes too long, or isn't a PNG file
 */
export async function drawImage(
  { plugin, draw }: PluginImage,
  config: Config,
): Promise<DrawnImage> {
  const drawn = await runHook(plugin, 'image', config, draw)
  const problem = pngProblem((drawn as DrawnImage | undefined)?.png)
  if (problem !== undefined)
    throw invalidResult(
      plugin.name,
      'image',
      problem,
      `Return { png } from draw: the bytes of a PNG file of ${PREVIEW_WIDTH} by ${PREVIEW_HEIGHT} pixels.`,
    )
  return drawn
}

function pngProblem(png: unknown): string | undefined {
  const header = png instanceof Uint8Array ? Buffer.from(png.subarray(0, 24)) : Buffer.alloc(0)
  if (header.length < 24 || header.toString('latin1', 0, PNG.length) !== PNG)
    return "an image that isn't a PNG file"
  const [width, height] = [header.readUInt32BE(16), header.readUInt32BE(20)]
  if (width === PREVIEW_WIDTH && height === PREVIEW_HEIGHT) return undefined
  return `an image of ${width} by ${height} pixels`
}
