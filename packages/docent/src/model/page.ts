/**
 * The records of a page on its way from a source to files. Types only.
 *
 *   SourceDoc -> Page -> CompiledPage -> Article -> RenderedPage -> OutputFile
 *
 * `SourceDoc` is in `content.ts`, with the other records of a site's content, and `OutputFile` is in `output-file.ts`.
 */

import type { Heading, PageData } from './page-data.ts'

/**
 * A page of the site before it is compiled.
 *
 * Made from a document, a category, or a React module by the pipeline (`plan-pages.ts`); read by everything after that.
 */
export interface Page {
  route: string
  locale: string
  /** Absolute path of the source. */
  file: string
  /** Fingerprint of the source of documents; React pages are part of the server bundle. */
  hash?: string
  /** Key in the server bundle, for React pages. */
  reactPage?: string
  hideTitle: boolean
  /** How much the page counts in the search; 0 leaves it out. */
  searchWeight: number
  /** What a browser will know of the page, without what rendering finds out. */
  data: PageData
}

/**
 * A source, which may be a page or a partial, compiled to the body of a function. The code is in the cache.
 *
 * Made by the compiler (`markdown/compile.ts`); read by rendering and by checks.
 */
export interface CompiledPage {
  /** Key in the cache. */
  key: string
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
  /** How long it took, in milliseconds. */
  ms: number
}

/**
 * An article in its final form, with what checks and search need to know of it.
 *
 * Made by `render/finish-article.ts`; read where it's rendered: the build keeps the HTML in the cache.
 */
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
  scripts: ArticleScripts
  /** What a React page says of itself. */
  metadata?: Record<string, unknown>
}

/** What inline scripts of the document work on: a document has those that its article needs. */
export interface ArticleScripts {
  /** Whether tabs remember the reader's choice. */
  tabGroups: boolean
  /** Attributes in the article that the site's own scripts look for. */
  attributes: string[]
}

/**
 * A page with everything that is known of its article.
 *
 * Made by the pipeline (`render-articles.ts`), and by `dev` for the page that is open; read by checks, the search, and
 * outputs.
 */
export interface RenderedPage extends Pick<Article, 'ids' | 'hrefs' | 'styles' | 'scripts'> {
  page: Page
  /** `page.data` with what rendering found out. */
  data: PageData
  /** Key of the article in the cache. */
  article: string
  /** Hash of the article's HTML. */
  htmlHash: string
  /** Sections of a long Markdown copy. */
  parts: readonly PartInfo[]
  /** The page's own source and its partials. */
  sources: CompiledPage[]
  /** How long it took, in milliseconds. */
  ms: number
}

/** Where something is in a source file; lines and columns count from 1. */
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

/** An image beside a page, and its URL in the output. */
export interface ImageAsset {
  from: string
  /** Below the base URL. */
  to: string
}

/** A file that a result was made from: the result is stale once the file's content changes. */
export interface FileInput {
  file: string
  hash: string
}

/** A section of level 2 of a Markdown copy, without its text. */
export interface PartInfo {
  /** Its anchor in the page. */
  id: string
  title: string
  characters: number
}
