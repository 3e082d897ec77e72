import { NEAR, SEARCH_CONTROL, searchIntent } from './search-intent.ts'
import { recordTyping, type Typing } from './typing.ts'

export interface SearchOpener {
  /** The reader comes near a control of the search: what it needs can be fetched. */
  prepare(): void
  /** The key is down with which the shortcut begins, and some others too. */
  onModifier(): void
  /**
   * Loads what opens the search.
   * @throws (rejects) when it cannot be loaded
   */
  load(): Promise<(query: string) => void>
  /** The reader types this meanwhile: its answer can be prepared. */
  onTyped(query: string): void
  /** It could not be loaded; the reader wanted this. */
  onFailed(query: string, error: unknown): void
}

/**
 * Opens the search on everything that asks for it: its controls wherever they stand, and its keys. What the reader
 * types until it is there goes into its field; Escape takes it back. Pages without a control leave all keys alone.
 */
export function watchSearch(
  target: Document,
  { prepare, onModifier, load, onTyped, onFailed }: SearchOpener,
): void {
  let typing: Typing | undefined
  const open = async (first: string): Promise<void> => {
    const own = (typing = recordTyping(target, first, onTyped))
    /** Whether the reader still wants it. */
    const stop = (): boolean => {
      own.stop()
      const wanted = typing === own
      if (wanted) typing = undefined
      return wanted
    }
    if (first !== '') onTyped(first)
    try {
      const show = await load()
      if (stop()) show(own.text())
    } catch (error) {
      if (stop()) onFailed(own.text(), error)
    }
  }
  const onIntent = (event: KeyboardEvent | MouseEvent): void => {
    if ('key' in event && event.key === 'Escape') {
      typing?.stop()
      typing = undefined
      return
    }
    if (event.defaultPrevented || !target.querySelector(SEARCH_CONTROL)) return
    if ('key' in event && (event.key === 'Control' || event.key === 'Meta')) onModifier()
    const query = searchIntent(event)
    if (query === undefined) return
    event.preventDefault()
    if (!typing) void open(query)
  }
  target.addEventListener('click', onIntent)
  target.addEventListener('keydown', onIntent)
  const onNear = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest(SEARCH_CONTROL)) prepare()
  }
  for (const type of NEAR) target.addEventListener(type, onNear, { passive: true, capture: true })
}
