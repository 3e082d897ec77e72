import type { PageData, PagePayload } from '../shared/records/page-data.ts'
import type { Sidebar } from '../shared/records/site-data.ts'
import type { AddressForm } from '../shared/routes.ts'
import type { Location } from './location.ts'
import type { Progress } from './progress.ts'

/** The page that the application shows. `html` is undefined for the page that the browser loaded as a document. */
export interface View {
  page: PageData
  sidebar: Sidebar | undefined
  html?: string
  location: Location
}

export type RouterStatus = { status: 'idle' | 'loading' } | { status: 'error'; retry: () => void }

/** The application's functions and data that the router depends on. */
export interface RouterHost {
  baseUrl: string
  buildId: string
  /** The ending of page addresses, if it's configured. */
  addresses: AddressForm | undefined
  /**
   * The page that the browser loaded as a document, with its article as the build wrote it, for Back without a network
   * connection. Undefined if it has no address of its own.
   */
  first?: PagePayload | undefined
  progress: Progress
  /**
   * Inserts only the view's article into the document, synchronously. `commit` then updates the rest after the article
   * has been painted.
   * @param fromTop whether the reader sees the beginning of the article first
   * @returns whether that was possible
   */
  showArticle(view: View, from: View, fromTop: boolean): boolean
  /** Starts to prepare the article of a page that the reader may open next. */
  prepareArticle(next: Pick<View, 'page' | 'html'>, from: View): void
  /** Discards the article that was prepared. */
  abandonArticle(): void
  /** Shows a view. Resolves when it's in the document. */
  commit(view: View): Promise<void>
  setStatus(status: RouterStatus): void
  loadSidebar(url: string): Promise<Sidebar>
  /** Resolves when the style sheet has been applied. */
  loadStyleSheet(href: string): Promise<void>
  /** Called when a view's article is in the document. */
  onShown(view: View): void
  /** Called after each navigation. */
  onNavigated(view: View): void
}

/** Client navigation. */
export interface Router {
  navigate(href: string, options?: { replace?: boolean }): Promise<void>
  /** Shows the page of the current history entry, which the browser went to before the router existed. */
  arrive(): Promise<void>
  prefetch(pathname: string): void
  /** Loads a page that the reader is about to open and prepares its article. */
  prepare(pathname: string): void
  /** The reader isn't about to open this page anymore. */
  abandon(pathname: string): void
  /** Changes the query string of the page at `pathname` if that page is still shown. Focus and scroll position stay. */
  setQuery(pathname: string, search: string, options?: { replace?: boolean }): Promise<void>
  /** Loads the current page in full, or the page that a pending navigation leads to. */
  reload(): void
  /** Replaces the current page's content for `dev`. Scroll position and state stay. */
  refresh(payload: PagePayload): Promise<void>
}
