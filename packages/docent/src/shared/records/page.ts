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
 * Made from a document, a category, or a React module by the pipeline (`plan-pages.ts`); read by all later stages.
 */
export interface Page {
  route: string
  locale: string
  /** Absolute path of the source. */
  file: string
  /** Fingerprint of a document's source. React pages have none because they're part of the server bundle. */
  hash?: string
  /** Key of a React page in the server bundle. */
  reactPage?: string
  hideTitle: boolean
  /** Whether an author gave the title apart from the text. */
  isTitled?: boolean
  /** Weight of the page in the search; 0 excludes the page. */
  searchWeight: number
  /** HTML of a plugin below the title and below the text. */
  above?: string
  below?: string
  /** The image file for link previews of a plugin's page. */
  image?: ImageAsset
  /** Anchors that the page no longer has. */
  oldAnchors?: readonly OldAnchor[]
  /** The browser's data about the page, without the parts that rendering adds. */
  data: PageData
}

/** An anchor that links on other sites may still use. */
export interface OldAnchor {
  id: string
  /** An anchor of the same page (`#new`, or `#` for its top), a route with the base URL, or a URL. */
  to: string
  /** Whether the section no longer exists, so that the target is only the closest one. */
  isNearest: boolean
  /** The entry as the author wrote it, for messages. */
  written: { route: string; to: string }
}

/**
 * A page or a partial, compiled to the body of a function. The code is in the cache.
 *
 * Made by the compiler (`markdown/compile.ts`); read by rendering and by checks.
 */
export interface CompiledPage {
  /** Key in the cache. */
  key: string
  imports: PageImport[]
  links: SourceLink[]
  /** Images in the page's folder, which the build copies. */
  assets: ImageAsset[]
  /** Images and other files that the source shows, with their final addresses. */
  images: ImageUse[]
  /** Files other than the source that the result depends on. */
  inputs: FileInput[]
  /** Environment variables that plugins read, with hashes of their values. */
  environment: Record<string, string>
  /** What the author wrote without effect, or with another one than meant. */
  warnings: PageWarning[]
  /** Names of the components that the page uses, with the location of their first use. */
  components: ComponentUse[]
  /** Components that the page uses but doesn't declare or import. The site must have them. */
  undeclared: ComponentUse[]
  /** Text of the first heading, if its level is 1, for Docusaurus's variable of this name. */
  contentTitle?: string
  /** The front matter of the source, for the variable of this name. */
  frontMatter?: WrittenFrontMatter
  /** Compile time in milliseconds. */
  ms: number
}

/** The front matter of a source as text. It's parsed only for sources that use it, because that takes time. */
export interface WrittenFrontMatter {
  yaml: string
  /** Absolute path of the source, for messages. */
  file: string
}

/**
 * An article in its final form, with the data that checks and the search need.
 *
 * Made by `page/finish-article.ts`; read where it's rendered: the build keeps the HTML in the cache.
 */
export interface Article {
  html: string
  /** HTML for the document's head. */
  head?: string
  /** Title of the document, if the article sets it. */
  documentTitle?: string
  headings: Heading[]
  /** Entries of the table of contents, if the page exports them. */
  toc?: Heading[]
  /** Every ID in the article, which anchors can target. */
  ids: string[]
  /** Every href in the article, in order. */
  hrefs: string[]
  /** Addresses of images that could have other sources, if a plugin offers them. */
  images?: string[]
  /** Names of the islands in the article. */
  islands: string[]
  /** Unique declarations of the article's `style` attributes. */
  styles: string[]
  /** Parts with a separate style sheet: names of docent's parts, and files of the site's `articleStyles`. */
  articleParts: string[]
  scripts: ArticleScripts
  /** Metadata that a React page exports. */
  metadata?: Record<string, unknown>
}

/** The targets of inline scripts. A document contains only the scripts that its article needs. */
export interface ArticleScripts {
  /** Whether tabs remember the reader's choice. */
  tabGroups: boolean
  /** Attributes in the article that the site's own scripts look for. */
  attributes: string[]
  /** Components outside of islands that would need a script, if the site may have them. */
  missing?: { component?: string; hook: string }[]
}

/**
 * A page with the data that its article provides.
 *
 * Made by the pipeline (`render-articles.ts`), and by `dev` for the open page; read by checks, the search, and outputs.
 */
export interface RenderedPage extends Pick<
  Article,
  'ids' | 'hrefs' | 'images' | 'styles' | 'articleParts' | 'scripts'
> {
  page: Page
  /** `page.data`, completed by rendering. */
  data: PageData
  /** Key of the article in the cache. */
  article: string
  /** Hash of the article's HTML. */
  htmlHash: string
  /** Elements that plugins add to the document's head. `data.head` contains them. */
  headTags?: HeadTags
  /** Sections of a long Markdown copy. */
  parts: readonly PartInfo[]
  /** The page's own source and its partials. */
  sources: CompiledPage[]
  /** Render time in milliseconds. */
  ms: number
}

/** Elements for the head of a document. Their content is written without escaping. */
export type HeadTags = readonly {
  tag: 'meta' | 'link' | 'script' | 'style' | 'base' | 'noscript'
  attributes?: Record<string, string | boolean>
  html?: string
}[]

/** A position in a source file. Lines and columns start at 1. */
export interface SourceLocation {
  file: string
  line: number
  column: number
}

/** Something on a page that readers don't get as its author meant it. */
export type PageWarning = SourceLocation &
  (
    | { kind: 'fence'; problem: string; fix: string }
    | { kind: 'code-option'; option: string; fix: string }
    | { kind: 'off'; what: string; reason: string; fix: string }
    | { kind: 'unread'; what: string; fix: string }
    | { kind: 'unclosed'; what: string; fix: string }
    | { kind: 'lost-cell'; what: string; fix: string }
    | ({ kind: 'blocked' } & BlockedContent)
  )

/** An element that the site's content security policy blocks, unless the directive has the source. */
export interface BlockedContent {
  what: string
  directive: string
  source: string
  /** Another way. */
  fix: string
}

/** A link as the author wrote it, and its resolved form. */
export interface SourceLink extends SourceLocation {
  /** As written in the source. */
  url: string
  /** Set if a file path was resolved to a route. */
  resolved?: string
}

/** A binding that a page imports: a partial or one of the site's modules. */
export interface PageImport {
  /** Local name. */
  local: string
  /** Exported name, `default`, or `*`. */
  imported: string
  /** As written in the source. */
  specifier: string
  line: number
}

/** The name of a component, and where a source uses it first. */
export interface ComponentUse extends SourceLocation {
  name: string
}

/** An image in a page's folder, and its URL in the output. */
export interface ImageAsset {
  from: string
  /** Path relative to the output folder. */
  to: string
}

/** Where a source shows an image or another file. */
export interface ImageUse {
  /** The final address. */
  address: string
  line: number
  column: number
}

/** The other sources of an image, and what else browsers need to show it. */
export interface ShownSources {
  /** Size of the original in pixels. */
  width: number
  height: number
  /** Maximum width at which pages show the image, as a CSS length. Default: the width of the window. */
  sizes?: string
  formats: { type: string; srcset: string }[]
}

/** A file that a result was made from. When its content changes, the result is stale. */
export interface FileInput {
  file: string
  hash: string
}

/** A page or a category in the category of another page. */
export interface CategoryEntry {
  label: string
  href: string
  /** Only for pages of the site. */
  description?: string
}

/** A level-2 section of a Markdown copy, without its text. */
export interface PartInfo {
  /** The section's anchor on the page. */
  id: string
  title: string
  characters: number
}
