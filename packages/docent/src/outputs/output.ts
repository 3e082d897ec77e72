import type { ImageAsset, RenderedPage } from '../model/page.ts'
import type { Bundles } from '../bundle/make-bundles.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Cache } from '../cache/cache.ts'
import type { Config } from '../config/index.ts'
import type { Content } from '../model/content.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Sidebar, SiteData } from '../model/site-data.ts'
import type { OutputFolder } from '../output-folder/output-folder.ts'
import type { InlineScripts } from '../render/document.ts'
import type { Pool } from '../workers/pool.ts'
import type { ListInput } from './listed-pages.ts'

/**
 * Makes one kind of file that a build writes. What takes long is made on demand, and files that worker threads write are
 * there when the promise resolves.
 */
export type Output = (site: FinishedSite) => OutputFile[] | Promise<OutputFile[]>

/** A site whose articles are rendered and checked: what outputs are made from. */
export interface FinishedSite {
  config: Config
  /** By locale. */
  sites: Record<string, SiteData>
  /** The default locale, for files about the whole site. */
  main: SiteData
  /** By locale. */
  contents: ReadonlyMap<string, Content>
  /** By the URL of their JSON file. */
  sidebars: ReadonlyMap<string, Sidebar>
  pages: readonly RenderedPage[]
  /** Images in the folders of pages. */
  images: readonly ImageAsset[]
  /** PNG files of link previews by their path below the output folder. */
  previews: ReadonlyMap<string, Uint8Array>
  /** For the parts that pages show, and what authors wrote in `style` attributes. */
  styles: PageStyles
  /** Paths in the folder of static files. A site may write some outputs itself. */
  statics: ReadonlySet<string>
  bundles: Bundles
  inline: InlineScripts
  /** Fingerprint of the generator: another version may write other files. */
  generator: string
  cache: Cache
  folder: OutputFolder
  workers: Pick<Pool, 'writeDocuments' | 'writeSearch'>
}

/** Style sheets that only some pages need. */
export interface PageStyles {
  files: OutputFile[]
  /** Address of a page's sheet, if it needs one. */
  addressFor(page: Pick<RenderedPage, 'styles' | 'articleParts'>): string | undefined
}

/** A file that depends on nothing but its text. */
export function textFile(path: string, content: string, origin: string): OutputFile {
  return { path, content, key: cacheKey(content), origin }
}

/** A file that is copied as it is. */
export function copiedFile(path: string, from: string): OutputFile {
  return { path, content: { copyOf: from }, key: 'copy', origin: from }
}

/** What lists of pages need. */
export function listInput({ config, main, contents, pages }: FinishedSite): ListInput {
  return { config, main, contents, pages: pages.map(({ data }) => data) }
}

/** Hash of everything that a page says. */
export function contentHash({ htmlHash, data }: RenderedPage): string {
  return cacheKey(htmlHash, JSON.stringify(data))
}
