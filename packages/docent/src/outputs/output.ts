import { type Cache, cacheKey } from '../files/cache.ts'
import type { ImageAsset, RenderedPage, ShownSources } from '../shared/records/page.ts'
import type { Config } from '../config/index.ts'
import type { Content } from '../shared/records/content.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { Sidebar, SiteData } from '../shared/records/site-data.ts'
import type { Pool } from '../page/jobs.ts'
import type { FilesOfPlugin } from '../config/plugins/run-hooks.ts'
import type { PageStyles } from '../page/page-styles.ts'
import type { ListInput } from './listed-pages.ts'
import { type Bundles, type InlineScripts } from '../shared/records/bundles.ts'

/**
 * Creates one kind of file that a build writes. Expensive content is generated on demand, and files that worker threads
 * write exist when the promise resolves.
 */
export type Output = (site: FinishedSite) => OutputFile[] | Promise<OutputFile[]>

/** A site with rendered and checked articles, which outputs are generated from. */
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
  /** Images in page folders. */
  images: readonly ImageAsset[]
  /** PNG files that plugins have drawn for link previews, by path relative to the output folder. */
  drawnImages: ReadonlyMap<string, Uint8Array>
  /** Sources that plugins offer for images in articles. */
  imageSources: OfferedSources
  /** Style sheets for the parts on pages and for `style` attributes. */
  styles: PageStyles
  /** Paths in the static folder. A site can provide some outputs itself. */
  statics: ReadonlySet<string>
  bundles: Bundles
  inline: InlineScripts
  /** The files of plugins. */
  pluginOutputs: readonly FilesOfPlugin[]
  /** Fingerprint of docent, because another version may write different files. */
  generator: string
  cache: Cache
  folder: OutputFolder
  workers: Pick<Pool, 'writeDocuments' | 'writeSearch'>
}

/** Other sources of images in articles. */
export interface OfferedSources {
  /** By the image's address. */
  shown: ReadonlyMap<string, ShownSources>
  files: readonly OutputFile[]
}

/** Name of the file that marks a folder whose other files docent may delete. */
export const MARKER = '.docent-output'

/** The output folder. It leaves unchanged files alone and removes obsolete files of earlier builds. */
export interface OutputFolder {
  /** Absolute path. */
  dir: string
  /** Whether the file system treats names that differ only in case as the same. */
  foldsCase: boolean
  /** Whether an earlier build's file is still there, unchanged, and was made from the same inputs. */
  isCurrent(path: string, key: string): boolean
  /**
   * Reserves the files that worker threads will write, so that a conflict with another origin is found before the
   * write.
   * @throws DocentError if another origin has one of the files
   */
  claim(files: readonly OutputFile[]): void
  /**
   * Writes a file, unless it's current or a worker thread wrote it.
   * @throws DocentError if another origin has the file
   */
  add(file: OutputFile): Promise<void>
  /** Removes every file that neither this build nor a kept one added, and records the state. */
  finish(): Promise<void>
  /** Lets other builds with the same output folder continue. */
  close(): void
}

/** A file with the given content. */
export function textFile(path: string, content: string, origin: string): OutputFile {
  return { path, content, key: cacheKey(content), origin }
}

/** A file that's copied unchanged. The output folder determines whether it has changed. */
export function copiedFile(path: string, from: string): OutputFile {
  return { path, content: { copyOf: from }, key: 'copy', origin: from }
}

/** Input for lists of pages. */
export function listInput({ config, main, contents, pages }: FinishedSite): ListInput {
  return { config, main, contents, pages: pages.map(({ data }) => data) }
}

/** Hash of a page's content. */
export function pageHash({ htmlHash, data }: RenderedPage): string {
  return cacheKey(htmlHash, JSON.stringify(data))
}
