import { FIELD, isCharacter } from '../entry/opening.ts'
import type { Messages } from '../../../shared/messages/messages.ts'

/** The search dialog without its content, which React renders into three of its elements. */
export interface DialogFrame {
  dialog: HTMLDialogElement
  field: HTMLInputElement
  /** Replaces the field's text and focuses the field. */
  write(text: string): void
  /**
   * Closes the dialog and takes the focus out of it. If nothing had the focus before, browsers leave it in the hidden
   * field until the next frame, and the dialog would get keys that are meant for the page, such as its own shortcut.
   */
  close(): void
  /** In the bar, around the field. */
  before: HTMLElement
  after: HTMLElement
  /** Below the bar. */
  body: HTMLElement
}

/**
 * Creates the frame, which isn't in the document yet. The field is a sibling of everything that React renders, so its
 * keys don't run React's listeners and render nothing before the answer. Together with the steps of `ResultList`, this
 * halves the time for a letter and the time until its answer is painted on a slow processor.
 */
export function createDialogFrame(messages: Messages): DialogFrame {
  const field = element('input', 'search-input', {
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'go',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'aria-label': messages['search.placeholder'],
    placeholder: messages['search.placeholder'],
    maxlength: '200',
    autocomplete: 'off',
    autocorrect: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  })
  const dialog = element('dialog', 'search-dialog', { 'aria-label': messages['search.label'] })
  const panel = element('search', 'search-panel')
  const bar = element('div', 'search-bar')
  const before = element('span', 'search-bar-icon')
  const after = element('span', 'search-bar-buttons')
  const body = element('div', 'search-body')
  bar.append(before, field, after)
  panel.append(bar, body)
  dialog.append(panel)
  const write = (text: string): void => {
    field.value = text
    field.focus()
  }
  const close = (): void => {
    dialog.close()
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.blur()
  }
  return { dialog, field, write, close, before, after, body }
}

/**
 * Opens the dialog as a modal dialog, so the browser traps and restores the focus. It closes on Escape, on its
 * shortcut, on a click on its backdrop, and when the reader goes back. A navigation that was requested earlier doesn't
 * close it.
 * @param onClosed called once, in a separate task after the dialog has closed
 */
export function showDialog({ dialog, field, close }: DialogFrame, onClosed: () => void): void {
  const { signal, abort } = abortable()
  // The dialog itself is the target only outside its content. A text selection that ends there starts inside.
  let pressed: EventTarget | null = null
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target))
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) close()
  })
  dialog.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (event.key === 'Escape' || isShortcut) {
      if (isComposing(event)) return
      event.preventDefault()
      close()
    } else if (
      isCharacter(event) &&
      event.key !== ' ' &&
      !(event.target as Element).closest(FIELD)
    ) {
      // Typing continues in the field, wherever the focus was.
      field.focus()
    }
  })
  dialog.addEventListener('close', () => {
    abort()
    onClosed()
  })
  addEventListener('popstate', close, { signal })
  visualViewport?.addEventListener('resize', () => fitWindow(dialog), { signal })
  document.body.append(dialog)
  fitWindow(dialog)
  dialog.showModal()
  field.focus()
}

/**
 * Whether a key belongs to an input method, which composes Japanese or Chinese characters from several keys. Safari ends
 * the composition before the event of the key that confirms it, and marks that event only with the key code.
 */
export function isComposing({ isComposing: composing, keyCode }: KeyboardEvent): boolean {
  return composing || keyCode === 229
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** The height above an on-screen keyboard. No CSS unit provides it in every browser. */
function fitWindow(dialog: HTMLElement): void {
  const height = window.visualViewport?.height
  if (height !== undefined) dialog.style.setProperty('--visible-height', `${height}px`)
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name)
  created.className = className
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  return created
}
