/** A compared generator. Paths are relative to the generator's folder in the cache. */

/** The content that every generator gets. */
export interface Content {
  pages: PlainPage[]
  /** Categories by folder, without a leading slash. */
  categories: Map<string, Category>
  /** Whether the site has a built-in search. Only docent is built with one. */
  search?: boolean
}

export interface Generator {
  id: string
  /** Name and version. */
  label: string
  /** Whether docent is compared with it. */
  peer: boolean
  /** A program of the system. Without it, a peer is installed from the registry into the cache and runs in Node.js. */
  program?: string
  /** Minimum version of Node.js if it's newer than the benchmark's. */
  minNode?: string
  /** Folder of its site, relative to its own folder. Default: its own folder. */
  folder?: string
  /** It can only build all of the site's pages. */
  wholeSiteOnly?: boolean
  /** Only its builds can be compared, unless `--only` names it. */
  buildOnly?: boolean
  /** All files of its site. */
  files?: (content: Content) => Map<string, string>
  /** Source of a page. */
  pageFile: (page: PlainPage) => string
  /** Other steps before the first build. It may return a note about what is missing. */
  setUp?: (dir: string, tools: { node: string; logFile: string }) => Promise<string | void>
  /** Arguments for Node.js, starting with the script, or for the program. */
  command: string[]
  /** Folder of the built site. */
  output: string
  /** Folders that are removed before a cold build. */
  caches: string[]
  env?: Record<string, string>
  /** How its preview is measured. Without it, `dev` leaves the generator out. */
  preview?: Preview
}

/** What an author saves while the preview is open. */
export const EDITS = ['page', 'partial', 'component', 'style', 'config'] as const
export type Edit = (typeof EDITS)[number]

/** A generator's preview, with a page at `PREVIEW_ROUTE` that shows every kind of edit. */
export interface Preview {
  /** Arguments for Node.js, starting with the script. */
  command: (port: number) => string[]
  /** The file that each kind of edit changes, with its content. The content has to make `marker` appear. */
  edits: Record<Edit, { file: string; source: (marker: string, content: Content) => string }>
  /** Other files that the page needs. */
  files?: Map<string, string>
}

export const PREVIEW_ROUTE = '/api/preview-edits'

/** The style sheet of every preview. The browser reads the marker from the property. */
export const markerStyle = (marker: string) => `:root {\n  --bench-style: '${marker}';\n}\n`

import type { PlainPage } from '../content/convert.ts'
import type { Category } from '../content/site-source.ts'

/** The site's title and address, which all generators use. */
export const SITE = { title: 'Benchmark', url: 'https://bench.example' }

/** The icon of every site, because browsers request one, and an error in the console would affect scores. */
export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#2563eb"/></svg>\n'

/** Turns off the generators' telemetry. */
export const QUIET_ENV = {
  CI: '1',
  NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  DOCUSAURUS_NO_TELEMETRY: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
}
