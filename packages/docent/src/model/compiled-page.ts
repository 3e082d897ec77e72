import type { Heading } from './site-data.ts'
import type { FileInput } from '../files/file-input.ts'
import type { ImageAsset } from '../markdown/images.ts'

/** Where something stands in a source file; lines and columns count from 1. */
export interface Place {
  file: string
  line: number
  column: number
}

/** A link as the author wrote it, with what it became. */
export interface SourceLink extends Place {
  /** As written. */
  url: string
  /** Set when a file path was resolved to a route. */
  resolved?: string
}

/** A binding that a page imports: a partial, or a module of the site. */
export interface PageImport {
  /** Local name. */
  local: string
  /** Exported name, `default`, or `*`. */
  imported: string
  /** As written. */
  specifier: string
  line: number
}

/** A page compiled to the body of a function; highlighting and images are in it already. */
export interface CompiledPage {
  /** Function body: takes the JSX runtime, returns `{ default, ...exports }`. */
  code: string
  imports: PageImport[]
  /** Names that the page exports; it may use them as components. */
  exports: string[]
  links: SourceLink[]
  /** Images in the folder of the page, to copy. */
  assets: ImageAsset[]
  /** Files other than the source that the result depends on. */
  inputs: FileInput[]
  /** Component names that the page uses, with the place of their first use. */
  components: (Place & { name: string })[]
}

/** An article in its final form, with what checks and search need to know of it. */
export interface Article {
  html: string
  headings: Heading[]
  /** Every id in the article: targets of anchors. */
  ids: string[]
  /** Every href in the article, in order. */
  hrefs: string[]
  /** Names of the islands in the article. */
  islands: string[]
  /** Declarations of the `style` attributes in the article, each once. */
  styles: string[]
  /** What a React page says of itself. */
  metadata?: Record<string, unknown>
}
